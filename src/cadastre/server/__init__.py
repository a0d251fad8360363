"""The table server: people, tables, sockets, storage. It knows games only through the registry and their faces.

The log in the database is the truth; whatever is told to somebody is made from what their seat may know.
"""
