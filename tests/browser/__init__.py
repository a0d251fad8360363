"""A package, so that pytest sees when its browser tests are left."""
