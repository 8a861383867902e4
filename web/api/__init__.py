"""The HTTP side, one router per topic, and the WebSocket."""
