"""What bots have learnt by playing: small networks of whole numbers, and the files they are in."""
