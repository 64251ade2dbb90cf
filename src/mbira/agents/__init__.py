"""Programs at the table: the games for language models and other agents, by MCP."""
