### Lo que lee cada persona en su dispositivo.

rage-own-your-result = ¿Cuántas bazas hiciste?
rage-own-bid = apostaste { $bid } · llevas { $tricks }
rage-own-secret = Tu apuesta, en secreto
rage-own-your-bid = Tu apuesta
rage-own-your-card = Te toca: juega una carta
rage-own-rounds = Tus rondas: bazas / apuesta, y total
