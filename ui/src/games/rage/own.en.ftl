### What one person reads on a device of their own.

rage-own-your-result = How many tricks did you win?
rage-own-bid = you bid { $bid } · you have { $tricks }
rage-own-secret = Your bid, in secret
rage-own-your-bid = Your bid
rage-own-your-card = Your turn: play a card
rage-own-rounds = Your rounds: tricks / bid, and total
