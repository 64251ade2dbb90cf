"""Who somebody is: guests, what shows it, their programs and browsers, and all that is kept."""
