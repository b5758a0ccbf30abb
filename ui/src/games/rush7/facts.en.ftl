### What the statistics say of it.

word-rush7-mean-turns = turns a game
word-rush7-share-five_threes = ended by five threes
word-rush7-mean-zones = zones a game
word-rush7-facts-zone = Zones won
word-rush7-share-zone = zone { $dim }
