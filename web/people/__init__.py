"""Who is asking: guests with a name and a cookie, no sign-up."""
