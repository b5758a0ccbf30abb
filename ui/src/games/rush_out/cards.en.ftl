### Copying the cards of Rush Out!

rule-option-rush_out-catalogue = Cards
rule-option-rush_out-catalogue-null = Stand-in cards
rule-option-rush_out-catalogue-null-note = Symbols that we made up. They are not those of your box.
rule-option-rush_out-catalogue-own = Our cards
rule-option-rush_out-catalogue-own-note = The symbols of your own cards: { $n } of { $of } checked.
