# Ce que dit Ludothèque elle-même, quel que soit le jeu.

game-unknown = Il n’y a pas de jeu « { $name } ». Vouliez-vous dire : { $nearest } ?
clause-unknown = Il n’y a pas de clause « { $name } ». Vouliez-vous dire : { $nearest } ?
bot-unknown = Il n’y a pas de robot « { $name } ». Vouliez-vous dire : { $nearest } ?

option-unknown = Il n’y a pas d’option « { $name } ». Vouliez-vous dire : { $nearest } ?
option-value = « { $value } » n’est pas une valeur de { $name } ; possibles : { $choices }.
no-such-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $most }.
seats-among-options = Le nombre de places a son propre champ « seats », il n’est pas une des « options ».
no-such-ply = Il n’y a pas de coup numéro { $ply } : { $played } ont été joués, numérotés à partir de 0.
seed-out-of-range = Une graine est un nombre entier, de 0 jusqu’à { $bits } bits, pas « { $seed } ».

document-not-object = Une position est un objet JSON avec des champs nommés.
document-of-another-game = Ce document est une position de « { $other } », pas de { $game }.
document-out-of-range = Le document contient un nombre trop grand pour être vrai.
field-missing = Le champ « { $name } » manque.
field-unknown = Il n’y a pas de champ « { $name } ». Vouliez-vous dire : { $nearest } ?
wanted-object = « { $name } » doit être un objet avec des champs nommés.
wanted-number = « { $name } » doit être un nombre entier de { $least } à { $most }.
wanted-numbers = « { $name } » doit être une liste de { $length } nombres entiers de { $least } à { $most }.
wanted-seats = « { $name } » doit être une liste de places différentes, de 0 à { $most }, par ordre croissant.
wanted-name = « { $name } » doit être un texte ou null.
wanted-names = « { $name } » doit être une liste de textes.
wanted-rows = « { $name } » doit être une liste de { $length } listes d’objets avec les champs { $columns }.
wanted-piles = « { $name } » doit être une liste de { $length } listes de textes.
component-unknown = Il n’y a pas de « { $component } » (dans « { $name } »). Vouliez-vous dire : { $nearest } ?
components-missing = Il manque dans la position : { $components }.
components-doubled = En trop dans la position : { $components }.

record-not-object = L’enregistrement d’une partie est un objet JSON avec des champs nommés.
record-field = Le champ « { $name } » de l’enregistrement n’est pas du bon type ({ $kind }).
record-version = L’enregistrement suit la version { $version } des règles ; celle-ci est la version { $current }.
record-seed = La graine « { $seed } » de l’enregistrement n’est pas un nombre hexadécimal d’au plus 32 chiffres (0 à 9, a à f).
record-start = La position de départ de l’enregistrement a d’autres places ou options que l’enregistrement lui-même.
record-move = Le coup { $number } de l’enregistrement, « { $move } », est refusé : { $why }

match-over = La partie est terminée.
out-of-turn = C’est à la place { $turn } de jouer, pas à la place { $seat }.
nothing-to-undo = Il n’y a pas de coup à reprendre.
interrupted = Arrêté.
preparing = Compilation de { $game } (une fois)
measuring = Mesure
