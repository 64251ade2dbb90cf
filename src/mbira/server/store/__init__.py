"""What is kept on disk: guests, tables, their logs and chats, in SQLite or PostgreSQL."""
