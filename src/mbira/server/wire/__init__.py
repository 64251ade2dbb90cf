"""Connections as they are: what uvicorn leaves open, we cut off."""
