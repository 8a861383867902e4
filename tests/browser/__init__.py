"""A real Chromium at a real server. A package, so that the browser is closed before other tests want an event loop."""
