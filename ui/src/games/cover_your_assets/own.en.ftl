### What one person reads on a device of their own.

cya-own-your-stack = Count your stack
cya-own-your-turn = Your turn
cya-own-defend = { $who } challenges you: show one, or let them take it
cya-own-go-on = You were answered: show another, or leave it
