### What one person reads on a device of their own.

rush7-own-place = { $n ->
    [one] Put a card into the zone
   *[other] Put a card into each of the { $n } zones
  }
rush7-own-withdraw = Take my cards back
