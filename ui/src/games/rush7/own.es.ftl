### Lo que lee cada persona en su dispositivo.

rush7-own-place = { $n ->
    [one] Pon una carta en la zona
   *[other] Pon una carta en cada una de las { $n } zonas
  }
rush7-own-withdraw = Recoger mis cartas
