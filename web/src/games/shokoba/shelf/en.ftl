shokoba-minutes = 15
shokoba-short = One card takes what adds up to it.
shokoba-way-2023 = 2023
shokoba-way-classic = Classic
shokoba-way-classic-16 = Classic, to 16
shokoba-way-classic-21 = Classic, to 21
shokoba-way-oversight = Oversights
shokoba-way-equal-first = Equal first
shokoba-way-memo = Open piles
shokoba-way-teams = Teams
shokoba-way-classic-teams = Teams, classic
shokoba-way-nine-cards = Nine cards
shokoba-way-experts = Among experts
shokoba-option-edition = Edition
shokoba-option-edition-classic = Classic
shokoba-option-target = Target
shokoba-option-teams = Teams
shokoba-option-oversight = Oversights
shokoba-option-nine_cards = Nine cards
shokoba-option-equal_first = Equal first
shokoba-option-memo = Open piles
shokoba-option-youngest = The youngest
shokoba-option-youngest-0 = 1
shokoba-option-youngest-1 = 2
shokoba-option-youngest-2 = 3
shokoba-option-youngest-3 = 4
shokoba-has = { $points ->
    [one] 1 gem
   *[other] { $points } gems
}
shokoba-measure = { $told ->
    [one] to 1 gem
   *[other] to { $told } gems
}
