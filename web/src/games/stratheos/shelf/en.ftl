stratheos-minutes = 20
stratheos-short = Six hidden cards, gods in a temper.
stratheos-way-classic = Classic
stratheos-way-novice = Novices
stratheos-way-novice-no-passives = First steps
stratheos-way-initiate = Initiates
stratheos-way-memo = Reminders
stratheos-way-series = 3 games
stratheos-way-long-series = 5 games
stratheos-way-short = Short
stratheos-option-novice = No texts
stratheos-option-passives = Passives
stratheos-option-flush = Great Stratheós
stratheos-option-memo = Reminders
stratheos-option-games = Games
stratheos-option-turn_limit = Turns at most
stratheos-option-youngest = The youngest
stratheos-option-youngest-0 = 1
stratheos-option-youngest-1 = 2
stratheos-option-youngest-2 = 3
stratheos-option-youngest-3 = 4
stratheos-option-youngest-4 = 5
stratheos-option-youngest-5 = 6
stratheos-has = { $points ->
    [one] 1 game won
   *[other] { $points } games won
}
stratheos-round = Game { $round }
