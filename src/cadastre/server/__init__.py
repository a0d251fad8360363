"""The table server: people, tables, sockets, storage. It knows games only through the registry and their faces."""
