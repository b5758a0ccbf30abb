### What the statistics say of it.

word-cover_your_assets-facts-rounds = Rounds to the end
word-cover_your_assets-mean-rounds = rounds, { $dim }
word-cover_your_assets-rounds-million = to the million
word-cover_your_assets-rounds-two_round_wins = two rounds won
word-cover_your_assets-share-challenges = challenges won
