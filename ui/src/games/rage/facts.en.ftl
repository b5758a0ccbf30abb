### What the statistics say of it.

word-rage-facts-bid = Bids made, by size
word-rage-share-bid = bid { $dim }
word-rage-facts-cards = Bids made, by cards dealt
word-rage-share-cards =
    { $dim ->
        [one] { $dim } card
       *[other] { $dim } cards
    }
word-rage-mean-bonus = Bonus Rage a round
word-rage-mean-mad = Mad Rage a round
