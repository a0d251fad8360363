"""The table of Hellas in a browser; a package, so that pytest sees when these tests are left."""
