"""What whoever runs the server looks at and decides, from a process beside it."""
