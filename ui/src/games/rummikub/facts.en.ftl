### What the statistics say of it.

word-rummikub-share-games = games won within matches
word-rummikub-mean-left = tiles left in lost games
word-rummikub-mean-turns = turns a game
word-rummikub-share-blocked = games nobody could end
