"""The computer player of Reviving Kathmandu: what areas are worth, what cards would bring, which spots to bid on."""
