"""The imperative shell: HTTP, WebSocket rooms, SQL, people, the command line. It knows games only by the registry."""
