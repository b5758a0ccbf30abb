### What one person reads on a device of their own.

rummikub-own-draw = Draw a tile: the highest begins
rummikub-own-begin = Begin my turn
rummikub-own-ends = When the game ends
rummikub-own-out = I went out
rummikub-own-rack = Count my rack
