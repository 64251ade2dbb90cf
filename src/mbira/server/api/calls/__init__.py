"""Being called: how, where and for what."""
