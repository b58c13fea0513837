title = Haute Carte
tagline = Neuf cartes ; la plus haute prend.

option-seats = le nombre de joueurs
option-low = la plus basse prend, à trois joueurs
variant-high = la plus haute prend
variant-low = la plus basse prend, à trois
called-high = haute
called-low = basse
first-aim = Faites des plis : la plus haute prend.
first-move = Un coup est une carte : 7.
first-letters = Les cartes sont numérotées de 1 à 9.
guide = Jouez une carte.

low-needs-three = La carte la plus basse ne prend qu’à trois joueurs.
not-a-card = « { $move } » n’est pas une carte : elles sont numérotées de 1 à 9.
not-held = Vous n’avez pas { $card } en main. Votre main : { $hand }.
table-full = Quand chacun a posé sa carte, le pli est fini.
hands-out-of-step = Les mains n’ont pas les tailles qu’elles doivent avoir.
tricks-not-gone = Les cartes parties sont celles des plis ramassés.

words-table = La table : { $cards }
words-tricks = Plis : { $scores }
words-hand = Votre main : { $cards }
move-play = jouer { $card }

event-played = { $player } joue { $card }.
event-trick = { $player } ramasse le pli.
event-refilled = Chacun pioche une carte.
event-over = La partie est finie. Vainqueur : { $players }.
