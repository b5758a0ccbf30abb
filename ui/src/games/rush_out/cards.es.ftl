### Copiar las cartas de Rush Out!

rule-option-rush_out-catalogue = Cartas
rule-option-rush_out-catalogue-null = Cartas provisionales
rule-option-rush_out-catalogue-null-note = Símbolos inventados por nosotros. No son los de tu caja.
rule-option-rush_out-catalogue-own = Nuestras cartas
rule-option-rush_out-catalogue-own-note = Los símbolos de las cartas propias: { $n } de { $of } comprobadas.
