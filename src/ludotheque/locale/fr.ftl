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
budget-out-of-range = Le temps d’un robot est un nombre de secondes de 0 à { $most }, pas « { $budget } ».
iterations-out-of-range = Les itérations sont un nombre entier à partir de 1, pas « { $iterations } ».

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

# Conseils
hint-why = { $move } — { $why } · vaut { $value } sur 100, { $share } % de la réflexion
hint-bare = { $move } · vaut { $value } sur 100, { $share } % de la réflexion
two-reasons = { $first } ; { $second }
reason-only-move = le seul coup possible

# Le terminal : la ligne de commande
play-help = Jouer ici dans le terminal ; sans nom de jeu, on choisit sur l’étagère.
play-bot = Le niveau d’un robot : une fois pour tous, ou une fois pour chacun ; club si rien n’est dit. expert@2000 réfléchit 2000 itérations par coup, expert@5s cinq secondes
play-humans = Combien de personnes jouent à ce terminal ; 1 si rien n’est dit, 0 pour regarder
play-name = Le nom d’un joueur ; une fois pour chacun, les personnes d’abord
play-language = La langue de la partie
play-seed = Un nombre qui fixe ce qui est distribué
play-drawn = Dessiner la table, ou tout dire en phrases ; si rien n’est dit, le terminal décide
play-save = Garder la partie dans ce fichier
play-resume = Continuer une partie gardée ; la dernière inachevée si aucun fichier n’est nommé
number-wanted = { $name } est un nombre entier, pas « { $value } ».
resumed = { $game } : on continue, après { $many ->
    [one] un coup
   *[other] { $many } coups
}.

# Le terminal : pour commencer
shelf-welcome = Ludothèque : des jeux de société modernes.
shelf-which = À quoi jouons-nous ? Un numéro ou un nom ; q pour partir.
shelf-resume = continuer la partie que vous avez quittée ({ $match })
shelf-way = Comment voulez-vous jouer ?
shelf-seats = Combien de joueurs, robots compris ?
shelf-not-there = « { $name } » n’est pas parmi : { $choices }.
player-alone = Joueur
player-number = Joueur { $number }
names-of-bots = Margot, Lucien, Colette, Anatole, Rosalie, Basile, Opale, Gaspard, Odette, Marius
humans-out-of-range = { $humans } personnes ne peuvent pas s’asseoir à une table de { $seats }.
too-many-names = { $names } noms pour { $seats } joueurs.
too-many-bots = { $bots } robots pour { $free } places libres.
name-unfit = « { $name } » n’est pas un nom de joueur : de 1 à { $most } lettres.
names-alike = Il faut des noms différents : { $names }.

# Le terminal : parties gardées
save-unwritable = La partie ne peut pas être gardée dans { $file } : { $why }.
save-exists = { $file } existe déjà. Reprenez-la avec --resume, ou choisissez un autre nom.
save-unreadable = { $file } ne peut pas être lu : { $why }.
save-not-json = { $file } n’est pas une partie gardée : ce n’est pas du JSON.
save-damaged = { $file } n’est pas une partie que l’on puisse continuer ; son champ « { $name } » : { $why }
save-field = « { $name } » doit être : { $wanted }.
nothing-saved = Il n’y a pas de partie inachevée dans { $folder }.
saved = Gardé dans { $file }.
saved-leaving = La partie est gardée. Pour continuer : { $command }

# Le terminal : à la table
your-moves = Coups :  { $moves }
many-moves = { $many } coups, par exemple { $last } ; ? les énumère.
hand-over = { $player }, à vous de jouer. Les autres regardent ailleurs.
press-enter = Entrée pour continuer …
press-enter-hide = Retenez-le, puis Entrée pour le cacher …
more = Entrée pour la suite, q pour arrêter …
final-scores = Résultat final
score = { $player } : { $score }
score-winner = ★ { $player } : { $score }
another-match = Une autre partie ? (o/n)
number-of-no-move = Il n’y a pas de coup numéro { $number } : ils vont de 1 à { $most }.
no-move-with = Aucun coup permis ne contient « { $words } ».
command-unknown = « { $name } » n’est ni un coup ni une commande. Vouliez-vous dire : { $nearest } ?
nothing-yet = Il ne s’est encore rien passé.
undo-among-people = On ne reprend pas de coup quand plusieurs personnes jouent.
undone = Coup repris.
preference = { $name } : { $now } (possibles : { $choices })

# Le terminal : les mots de l’invite, le premier d’abord
word-moves = coups
word-hint = conseil
word-table = table
word-log = récit, histoire
word-rules = règles, règle
word-undo = reprendre, annuler
word-set = régler
word-save = garder, sauver
word-help = aide
word-quit = quitter, q
help-move = Un coup, tel que la liste des coups l’écrit ; majuscules et espaces n’ont pas d’importance.
help-number = Le numéro d’un coup de la liste.
help-explain = ? — les coups permis en toutes lettres ; ? et un texte : seulement ceux qui le contiennent
help-moves = comme ?
help-hint = les meilleurs coups et leurs raisons : une seconde de réflexion d’un expert
help-table = montrer la table de nouveau
help-log = le récit depuis le début
help-rules = le livret de règles ; avec le numéro d’une clause, elle seule
help-undo = revenir à votre dernière décision (contre des robots)
help-set = vos préférences ; régler NOM VALEUR en change une
help-save = où la partie est gardée ; avec un fichier, en garder aussi une copie
help-help = cette liste
help-quit = partir ; la partie est gardée
