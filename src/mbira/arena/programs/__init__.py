"""Programs of any language at the table: JSON lines over their standard streams."""
