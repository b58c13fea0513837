# Ce que dit Ludothèque elle-même, quel que soit le jeu.

game-unknown = Il n’y a pas de jeu « { $name } ». Vouliez-vous dire : { $nearest } ?
subcommand-unknown = Il n’y a pas de commande « { $name } ». Vouliez-vous dire : { $nearest } ?
clause-unknown = Il n’y a pas de clause « { $name } ». Vouliez-vous dire : { $nearest } ?
bot-unknown = Il n’y a pas de robot « { $name } ». Vouliez-vous dire : { $nearest } ?
own-bot-not-found = Le robot « { $name } » ne peut pas être chargé : { $why }. On le nomme MODULE:NOM, et le module doit être dans ce dossier ou installé.
own-bot-chooses-nothing = « { $name } » n’est pas un robot : ce qu’il fabrique n’a pas de choose(view_record, budget, played).
own-bot-refused = Le robot « { $name } » voulait jouer « { $move } ». { $why }
lesson-unknown = Il n’y a pas de leçon « { $name } ». Il y a : { $nearest }.
lesson-step-unknown = Il n’y a pas d’étape { $step } : elles sont numérotées de 0 à { $most }.

option-unknown = Il n’y a pas d’option « { $name } ». Vouliez-vous dire : { $nearest } ?
option-value = « { $value } » n’est pas une valeur { DE($name) } ; possibles : { $choices }.
no-such-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $most }.
seats-among-options = Le nombre de places a son propre champ « seats », il n’est pas une des « options ».
no-such-ply = Il n’y a pas de coup numéro { $ply } : { $played } ont été joués, numérotés à partir de 0.
seed-out-of-range = Une graine est un nombre entier, de 0 jusqu’à { $bits } bits, pas « { $seed } ».
budget-out-of-range = Le temps d’un robot est un nombre de secondes de 0 à { $most }, pas « { $budget } ».
iterations-out-of-range = Les itérations sont un nombre entier à partir de 1, pas « { $iterations } ».

document-not-object = Une position est un objet JSON avec des champs nommés.
document-of-another-game = Ce document est une position de « { $other } », pas { DE($game) }.
document-out-of-range = Le document contient un nombre trop grand pour être vrai.
field-missing = Le champ « { $name } » manque.
field-unknown = Il n’y a pas de champ « { $name } ». Vouliez-vous dire : { $nearest } ?
wanted-json = « { $name } » contient quelque chose qui n’est pas du JSON, ou bien trop de listes imbriquées.
wanted-object = « { $name } » doit être un objet avec des champs nommés.
wanted-number = « { $name } » doit être un nombre entier de { $least } à { $most }.
wanted-numbers = « { $name } » doit être une liste de { $length } nombres entiers de { $least } à { $most }.
wanted-seats = « { $name } » doit être une liste de places différentes, de 0 à { $most }, par ordre croissant.
wanted-name = « { $name } » doit être un texte ou null.
wanted-names = « { $name } » doit être une liste de textes.
wanted-rows = « { $name } » doit être une liste de { $length } listes d’objets avec les champs { $columns }.
wanted-piles = « { $name } » doit être une liste de { $length } listes de textes.
component-unknown = Il n’y a pas de « { $component } » (dans « { $name } »). Vouliez-vous dire : { $nearest } ?
components-missing = Il manque dans la position : { $components }.
components-doubled = En trop dans la position : { $components }.

record-not-object = L’enregistrement d’une partie est un objet JSON avec des champs nommés.
record-field = Le champ « { $name } » de l’enregistrement n’est pas du bon type ({ $kind }).
record-version = L’enregistrement suit la version { $version } des règles ; celle-ci est la version { $current }.
record-seed = La graine « { $seed } » de l’enregistrement n’est pas un nombre hexadécimal d’au plus 32 chiffres (0 à 9, a à f).
record-start = La position de départ de l’enregistrement a d’autres places ou options que l’enregistrement lui-même.
record-move = Le coup { $number } de l’enregistrement, « { $move } », est refusé : { $why }
recorded-unreadable = { $file } ne peut pas être lu : { $why }.
recorded-too-large = { $file } n’est pas l’enregistrement d’une partie : il a plus de { $most } millions d’octets.
recorded-not-json = { $file } n’est pas l’enregistrement d’une partie : ce n’est pas du JSON.

shuffle-secret = Le secret d’un mélange a { $length } octets, écrits en chiffres hexadécimaux (0 à 9, a à f).
shuffle-table = L’identifiant d’une table est un texte de 1 à { $most } caractères.
shuffle-number = Le numéro d’une partie à une table est un nombre entier à partir de 0, pas « { $number } ».
words-unfit = Les mots pour le mélange sont un texte d’une seule ligne, sans caractères de commande.
words-too-long = Les mots pour le mélange ont au plus { $most } caractères.
shuffle-wants-object = Le champ « { $name } » de l’enregistrement doit être un objet avec des champs nommés.
shuffle-wants-text = Le champ « { $name } » de l’enregistrement doit être un texte.
shuffle-wants-number = Le champ « { $name } » de l’enregistrement doit être un nombre entier.
shuffle-wants-words = Le champ « { $name } » de l’enregistrement doit être une liste de textes, un par place.
shuffle-wants-hex = Le champ « { $name } » de l’enregistrement doit avoir { $digits } chiffres hexadécimaux (0 à 9, a à f).

# Ce qui peut être recalculé d’après un enregistrement
holds-commitment = Le secret est celui qui était promis : il donne l’engagement { $commitment }.
fails-commitment = Le secret n’est pas celui qui était promis : il donne l’engagement { $found }, et le fichier dit { $commitment }.
holds-seed = La graine { $seed } découle du secret, de la table, du numéro de la partie et des mots.
fails-seed = La graine ne découle pas du secret, de la table, du numéro de la partie et des mots : ils donnent { $found }, et le fichier dit { $seed }.
fails-start = La partie commence par une position que quelqu’un a écrite, non par un mélange.
fails-shuffle = Le fichier ne parle d’aucun mélange : rien n’a été promis avant la donne.
fails-secret = Le secret n’est pas dans le fichier (une table le dit quand la partie est terminée) : l’engagement et la graine ne peuvent pas être recalculés.
holds-moves = Rejouée à partir de la graine, la partie permet tous ses coups ({ $many }) et chaque tirage est le même{ $over ->
    [no] { " " }; elle s’arrête avant que les règles y mettent fin.
   *[yes] .
}
fails-moves = La partie ne peut pas être rejouée à partir de la graine. { $why }
holds-digest = Les coups ont l’empreinte qui est dans le fichier, { $digest }.
fails-digest = Les coups ont l’empreinte { $digest }, et non celle qui est dans le fichier.
holds-result = Le résultat est celui du fichier.
fails-result = Le résultat n’est pas celui du fichier.

together = { $first } et { $last }
match-over = La partie est terminée.
out-of-turn = C’est à la place { $turn } de jouer, pas à la place { $seat }.
move-stale = Ce coup était prévu après { $ply } coups, mais { $played } ont été joués : regardez ce qui s’est passé depuis.
move-ahead = Ce coup était prévu après { $ply } coups, mais seuls { $played } ont été joués : les derniers ont été repris.
ply-out-of-range = « ply » est le nombre de coups déjà joués, un entier à partir de 0, pas « { $ply } ».
no-such-since = L’histoire peut se raconter à partir du coup 0 jusqu’au coup { $played }, pas à partir de « { $since } ».
move-too-long = Un coup a au plus { $most } caractères, pas « { $move } ».
untidy = « { $move } » s’écrit { $tidy }.
nothing-to-undo = Il n’y a pas de coup à reprendre.
interrupted = Arrêté.
preparing = Compilation { DE($game) } (une fois)
preparing-stopped = Compilation interrompue. Ce qui est compilé reste : la prochaine fois ira plus vite.
measuring = Mesure

# Conseils
hint-told = { $move } · { $verdict ->
    [only] le seul coup possible
    [wins] gagne tout de suite
    [sensible] le seul coup raisonnable
    [best-much] de loin le meilleur
    [best-clearly] nettement le meilleur
    [best-little] un peu meilleur que les autres
    [best-none] bon, et d’autres le sont à peu près autant
    [worse-much] bien moins bon
    [worse-clearly] nettement moins bon
    [worse-little] un peu moins bon
   *[worse-none] à peu près aussi bon
}{ $verdict ->
    [only] {""}
    [wins] {""}
    [sensible] {""}
   *[other] {" "}({ $value } sur 100)
}{ $why ->
    [none] {""}
   *[other] {" "}— { $why }
}
two-reasons = { $first } ; { $second }
reason-only-move = le seul coup possible
reason-wins-at-once = gagne tout de suite

# Le terminal : la ligne de commande
play-help = Jouer ici dans le terminal ; sans nom de jeu, on choisit sur l’étagère.
play-bot = Le niveau d’un robot : une fois pour tous, ou une fois pour chacun ; club si rien n’est dit. expert@2000 réfléchit 2000 itérations par coup, expert@5s cinq secondes
play-humans = Combien de personnes jouent à ce terminal ; 1 si rien n’est dit, 0 pour regarder
play-seat = La place de la première personne, à partir de 1 ; au sort si rien n’est dit (avec --seed : 1)
play-name = Le nom d’un joueur ; une fois pour chacun, les personnes d’abord
play-language = La langue de la partie
play-seed = Un nombre qui fixe ce qui est distribué
play-drawn = Dessiner la table, ou tout dire en phrases ; si rien n’est dit, le terminal décide
play-save = Garder la partie dans ce fichier
play-variant = Une façon de jouer qui a un nom ; les options à côté la modifient
play-resume = Continuer une partie gardée ; la dernière inachevée si aucun fichier n’est nommé
play-server = Jouer à une table de ce serveur ; le lien d’une table convient aussi
play-table = S’asseoir à cette table du serveur
play-invitation = Le mot qui laisse entrer, si le lien en avait un
play-watch = Seulement regarder
number-wanted = { $name } est un nombre entier, pas « { $value } ».
resumed = { $game } : on continue, après { $many ->
    [one] un coup
   *[other] { $many } coups
}.

# Le terminal : pour commencer
shelf-welcome = Ludothèque : des jeux de société modernes.
shelf-which = À quoi jouons-nous ? Un numéro ou un nom ; q pour partir.
shelf-resume = continuer la partie que vous avez quittée ({ $match })
saved-title = { $game } : { $players }, quittée le { $left }
shelf-way = Comment voulez-vous jouer ?
shelf-seats = Combien de joueurs, robots compris ?
shelf-opponents = De quelle force sont les robots ?
level-name-random = hasard
level-name-greedy = gourmand
level-name-plain = simple
level-name-beginner = débutant
level-name-club = club
level-name-strong = fort
level-name-expert = expert
level-random = jouent n’importe quel coup permis
level-greedy = prennent ce qu’ils peuvent tout de suite, sans jamais prévoir
level-plain = réfléchissent une seconde par coup, mais sans connaître les finesses du jeu
level-beginner = se trompent, et oublient ce qui a été joué
level-club = des invités attentifs : ils répondent aussitôt et se trompent parfois
level-strong = voient plus loin et n’oublient guère
level-expert = réfléchissent une seconde par coup et n’oublient rien
shelf-not-there = « { $name } » n’est pas parmi : { $choices }.
player-alone = Joueur
player-number = Joueur { $number }
seat-number = la place { $seat }
names-of-bots = Margot, Lucien, Colette, Anatole, Rosalie, Basile, Opale, Gaspard, Odette, Marius
humans-out-of-range = { $humans } personnes ne peuvent pas s’asseoir à une table de { $seats }.
seat-out-of-range = Il n’y a pas de place { $seat } à une table de { $seats } : elles vont de 1 à { $seats }.
too-many-names = { $names } noms pour { $seats } joueurs.
too-many-bots = { $bots } robots pour { $free } places libres.
name-unfit = « { $name } » n’est pas un nom de joueur : de 1 à { $most } lettres.
names-alike = Il faut des noms différents : { $names }.

# Le terminal : parties gardées
save-unwritable = La partie ne peut pas être gardée dans { $file } : { $why }.
save-exists = { $file } existe déjà. Reprenez-la avec --resume, ou choisissez un autre nom.
save-unreadable = { $file } ne peut pas être lu : { $why }.
save-not-json = { $file } n’est pas une partie gardée : ce n’est pas du JSON.
save-damaged = { $file } n’est pas une partie que l’on puisse continuer ; son champ « { $name } » : { $why }
save-field = « { $name } » doit être : { $wanted }.
nothing-saved = Il n’y a pas de partie inachevée dans { $folder }.
saved = Gardé dans { $file }.
saved-beside = Cette partie a été continuée ailleurs entre-temps. La vôtre est désormais gardée dans { $file }.
saved-leaving = La partie est gardée. Pour continuer : { $command }

# Le terminal : à la table
first-help = Le numéro d’un coup le joue ; ? explique, conseil conseille, aide dit le reste.
many-moves = { $many } coups, par exemple { $example } ; ? les énumère.
hand-over = { $player }, à vous de jouer. Les autres regardent ailleurs.
press-enter = Entrée pour continuer …
press-enter-hide = Retenez-le, puis Entrée pour le cacher …
more = Entrée pour la suite, q pour arrêter …
final-scores = Résultat final
score = { $player } : { $score }
score-winner = ★ { $player } : { $score }
another-match = Une autre partie ? (o/n)
number-of-no-move = Il n’y a pas de coup numéro { $number } : { $most ->
    [one] il n’y en a qu’un.
   *[other] ils vont de 1 à { $most }.
}
no-move-with = Aucun coup permis ne contient « { $words } ».
command-unknown = « { $name } » n’est ni un coup ni une commande. Vouliez-vous dire : { $nearest } ?
nothing-yet = Il ne s’est encore rien passé.
undo-refused = { $many ->
    [one] { $players } refuse
   *[other] { $players } refusent
} : le coup reste.
undo-seen = { $many ->
    [one] { $players } refuse
   *[other] { $players } refusent
} : depuis, vous avez vu une chose qui était cachée. Le coup reste.
undo-asks = { $other }, { $player } peut reprendre son dernier coup ? (o/n)
undone = Coup repris.
preference = { $name } : { $now } (possibles : { $choices })

# Le terminal : les mots de l’invite, le premier d’abord
word-moves = coups
word-hint = conseil
word-table = table
word-log = récit, histoire
word-rules = règles, règle
word-undo = reprendre, annuler
word-set = régler
word-save = garder, sauver
word-agree = accepter, oui
word-refuse = refuser, non
word-react = signe
word-resign = abandonner
word-end = finir
word-rematch = revanche
word-start = commencer
word-sit = asseoir
word-stand = lever
word-bot = robot
word-words = mots
word-link = lien
word-leave = sortir
word-help = aide
word-quit = quitter, q
help-move = Un coup, tel que la liste des coups l’écrit ; majuscules et espaces n’ont pas d’importance.
help-number = Le numéro d’un coup de la liste.
help-explain = les coups permis en toutes lettres ; ? et un texte : seulement ceux qui le contiennent
help-moves = comme ?
help-hint = les meilleurs coups et leurs raisons : une seconde de réflexion d’un expert ; « sur 100 » dit vos chances
help-table = montrer la table de nouveau
help-log = le récit depuis le début
help-rules = le livret de règles ; avec le numéro d’une clause, elle seule
help-undo = revenir à votre dernière décision, si les autres veulent bien ; les robots, si rien de caché n’a été vu
help-set = vos préférences ; régler NOM VALEUR en change une
help-save = où la partie est gardée ; avec un fichier, en garder aussi une copie
help-agree = accepter ce que quelqu’un propose
help-refuse = le refuser
help-react = un signe aux autres ; sans nom, la liste
help-resign = abandonner la partie
help-end = proposer de finir la partie
help-rematch = proposer une autre partie
help-start = commencer, quand plus aucune place n’est libre
help-sit = prendre une place libre ; avec un numéro, celle-là
help-stand = rendre sa place, avant ou après une partie
help-bot = mettre un robot sur une place libre : robot club 2
help-words = ajouter vos mots au mélange
help-link = le lien pour vos amis
help-leave = quitter la table elle-même ; qui ne fait que partir garde sa place
help-help = cette liste
help-quit = partir ; la partie est gardée

# Le terminal à la table d’un serveur
address-unfit = « { $address } » n’est pas l’adresse d’un serveur, comme https://example.org ou le lien d’une table.
server-unreachable = { $address } ne répond pas ({ $why }).
server-strange = Il n’y a pas de serveur de tables à { $address } (réponse { $status }).
afar-needs-server = --table, --invitation et --watch demandent l’adresse d’un --server.
afar-only-here = { $name } est pour les parties sur cette machine, pas pour celles d’un serveur.
afar-not-kept = Impossible de garder dans { $file } qui vous êtes ici ({ $why }) : la prochaine fois, vous viendrez comme nouvel invité.
afar-unknown-here = Ce serveur ne vous connaît plus : vous y venez comme nouvel invité.
afar-welcome = { $name } à { $address }
afar-which = Quelle table ? Un numéro ou un nom ; q pour partir.
afar-new = une nouvelle table { DE($game) }
afar-people = Combien de personnes jouent, vous compris ? Des robots prennent les autres places.
afar-free = une place libre
afar-state-your-turn = à vous de jouer
afar-state-waiting = attend des joueurs
afar-state-playing = en cours
afar-state-adjourned = ajournée
afar-state-over = finie
afar-at-table = { $game } à { $link }
afar-seats = À la table : { $names }.
afar-full = Tout le monde est là : Entrée commence la partie.
afar-waiting = Envoyez le lien à vos amis. aide dit tout ce qu’on peut faire ici.
afar-spectator = spectateur
afar-not-your-turn = Ce n’est pas à vous de jouer.
afar-time = Vous avez jusqu’à { $until }.
afar-lost = La connexion est perdue, et rien d’autre. Nouvel essai …
afar-back = La connexion est rétablie.
afar-over = revanche propose une autre partie, quitter part.
afar-really-resign = Vraiment abandonner la partie ? (o/n)
afar-leaving = Votre place est gardée. Pour revenir : { $command }

# Le terminal : parties enregistrées
recorded-file = Le fichier d’une partie enregistrée
recorded-needs-file = Nommez le fichier d’une partie enregistrée.
recorded-language = La langue de ce qui est dit
verify-help = Recalculer ce qu’une partie enregistrée dit de son mélange : engagement, graine, chaque tirage, résultat. Code de sortie 0 si tout est juste, 1 sinon, 2 si le fichier n’est pas un enregistrement.
verify-holds = Juste : { $what }
verify-fails = Faux : { $what }
verify-compare = Comparez l’engagement à celui que la table vous a montré avant le début, et vos mots :
verify-words = Place { $seat } : « { $words } »
verify-all = Tout est juste.
verify-not-all = Tout n’est pas juste.
replay-help = Raconter une partie enregistrée coup par coup : dessinée dans un terminal, en phrases à travers un tube.
replay-seat = La place par les yeux de laquelle regarder, à partir de 1 ; ceux d’un spectateur si rien n’est dit
replay-all = Regarder par les yeux de toutes les places ; pour une partie terminée
replay-at = Commencer après tant de coups
replay-drawn = Dessiner la table, ou tout dire en phrases ; si rien n’est dit, le terminal décide
replay-seat-or-all = Soit --seat, soit --all, pas les deux.
replay-before-the-end = La partie n’est pas terminée : toutes les mains ne se montrent qu’après la fin.
replay-no-such-ply = La partie a { $most } coups : un nombre de 0 à { $most } dit après combien, pas « { $ply } ».
recorded-player = Place { $seat }
recorded-match = { $game } : une partie enregistrée de { $many ->
    [one] un coup
   *[other] { $many } coups
}.
recorded-seen-by = Vu par { $player } :
recorded-move = Coup { $number }, { $player } : { $move }
recorded-secret = Seule { $player } voit : { $what }
recorded-unended = La partie s’arrête ici, avant que les règles y mettent fin.
recorded-ask = { $number } sur { $many }. Entrée pour le coup suivant, un numéro pour y aller, q pour partir >

# Les tables : ce qu’elles refusent
command-malformed = Ce n’est pas une commande : { $why }.
table-unknown = Cette table n’existe pas.
table-unreadable = Cette version du serveur ne sait pas ouvrir la table ; rien n’en est perdu. Le journal du serveur dit pourquoi.
table-private = Cette table est sur invitation : demandez le lien à quelqu’un qui y est assis.
invitation-needed = On s’assied ici sur invitation : le jeton du lien manque ou n’est pas le bon.
version-stale = Il s’est passé quelque chose à la table entre-temps : vous avez vu la version { $version }, la dernière est { $newest }.
version-ahead = Il n’y a pas encore de version { $version } : la dernière est { $newest }.
key-used = Une commande portant cette clé a déjà reçu sa réponse.
not-seated = Vous n’avez pas de place à cette table.
not-the-host = Cela revient à la personne qui a ouvert cette table.
one-seat-each = Qui ouvre une table y prend une place au plus.
level-of-no-bot = Seul un robot a un niveau.
clock-out-of-range = Une pendule donne de 1 à { $seconds } secondes par coup, autant de réserve au plus, ou de 1 à { $days } jours.
already-seated = Vous êtes déjà assis ici.
seat-taken = Cette place est prise.
open-seats = Il reste des places libres : il y faut quelqu’un, ou un robot.
table-waiting = La partie n’a pas commencé.
table-playing = La partie est en cours.
table-adjourned = La partie est ajournée jusqu’à ce que tout le monde soit revenu.
given-up = Vous avez abandonné cette partie.
not-a-bots-turn = Ce n’est le tour d’aucun robot.
moves-too-many = Une commande joue de 1 à { $most } coups.
reveals-first = Après « { $move } », il y a du nouveau à voir : envoyez la suite quand vous l’aurez vu.
takeback-of-nothing = Vous n’avez pas de coup à reprendre.
seen-since = Ce coup ne peut pas être repris : une carte a été tirée ou vue depuis.
already-proposed = C’est déjà proposé.
already-agreed = Vous avez déjà donné votre accord.
nothing-proposed = Personne ne l’a proposé.
proposal-unknown = « { $name } » ne peut pas se proposer. Vouliez-vous dire : { $nearest } ?
sign-unknown = Il n’y a pas de signe « { $name } ». Vouliez-vous dire : { $nearest } ?
sign-too-soon = Un signe après l’autre : attendez { $wait } s.
not-away = Vous n’êtes pas absent.
time-is-left = Personne n’a épuisé son temps.
no-hints-here = Cette table joue sans conseils.

# Les tables : ce qui est raconté
somebody = Quelqu’un
told-create = { $player } ouvre la table.
told-sit = { $player } s’assied.
told-stand = { $player } se lève.
told-bot = { $player }, un robot ({ $level ->
    [random] { level-name-random }
    [greedy] { level-name-greedy }
    [plain] { level-name-plain }
    [beginner] { level-name-beginner }
    [club] { level-name-club }
    [strong] { level-name-strong }
   *[expert] { level-name-expert }
}), s’assied.
told-open = Une place est de nouveau libre.
told-start = { $player } lance la partie.
told-words = { $player } ajoute ses mots au mélange : « { $text } ».
told-asks-takeback = { $player } voudrait reprendre un coup.
told-asks-end = { $player } propose d’arrêter la partie.
told-asks-rematch = { $player } propose une autre partie.
told-agrees = { $player } est d’accord : { $to }.
told-refuse = { $player } refuse : { $to }.
told-done-takeback = Le coup est repris.
told-done-end = La partie est arrêtée d’un commun accord.
told-done-rematch = Une autre partie commence ; chacun s’est décalé d’une place.
told-resigned = { $player } abandonne.
told-bot-plays-on = Un robot continue.
told-adjourned = La partie est ajournée.
told-leave = { $player } s’en va.
told-back = { $player } est de retour.
told-time = { $player } a épuisé son temps.
told-react = { $player } : { $sign }
proposal-takeback = reprendre le coup
proposal-end = arrêter la partie
proposal-rematch = une autre partie
sign-hello = Bonjour !
sign-thanks = Merci !
sign-well-played = Bien joué !
sign-your-turn = À vous …
sign-thinking = Je réfléchis …
sign-oops = Oups !
sign-sorry = Pardon !
sign-laugh = Ha ha !
sign-goodbye = Au revoir !

# Le laboratoire : concours et études
decimal-mark = ,
lab-game = Quel jeu
lab-seats = Le nombre de places ; celui du jeu si rien n’est dit
lab-option = Une option de la table, comme edition=classic ; autant de fois qu’il faut
lab-seed = Un nombre qui fixe ce qui est distribué et ce que pensent les robots
lab-workers = Combien de processus jouent ; autant que de cœurs si rien n’est dit. Les résultats n’en dépendent pas
lab-cluster = L’adresse d’une grappe Ray dont les machines jouent à la place (auto : celle dont cette machine fait partie). Les résultats n’en dépendent pas
lab-json = Écrire tout ce qui en est sorti dans ce fichier
lab-plot = Dessiner les résultats dans ce fichier
lab-language = La langue des tableaux et des dessins
lab-needs-game = Nommez un jeu, par exemple : shokoba.
lab-option-unspelled = Une option s’écrit NOM=VALEUR, comme edition=classic ; pas « { $option } ».
lab-option-twice = L’option « { $option } » est donnée deux fois.
word-too-many = « { $word } » est un mot de trop.
file-unusable = { $file } ne peut pas servir : { $why }.
file-is-folder = { $file } est un dossier, pas un fichier.
file-without-folder = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder }.
plot-format = Un dessin est un fichier { $formats } ; { $file } n’en est pas un.
plot-needs-matplotlib = Les dessins sont faits par matplotlib, qui n’est pas installé. Pour l’avoir : pip install "ludotheque[plots]"
worker-lost = Un processus s’est terminé trop tôt (arrêté, ou à court de mémoire ?). Ce qui est dans le journal est gardé.
cluster-needs-ray = Les grappes sont celles de Ray, qui n’est pas installé. Pour l’avoir : pip install "ludotheque[ray]"
cluster-not-there = Aucune grappe Ray ne répond à « { $address } ». On en démarre une par : ray start --head --port 6379
cluster-lost = La grappe a perdu ses machines coup sur coup. Ce qui est dans le journal est gardé.
cluster-differs = Une machine de la grappe a une autre Ludothèque, dont les donnes pourraient finir autrement : installez partout la même.

arena-help = Faire jouer des robots sur des donnes dupliquées — chaque donne à nouveau avec chaque robot à chaque place — et dire lequel est le plus fort, avec des intervalles à 95 %. Un robot est un niveau (hasard, gourmand, simple, débutant, club, fort, expert), avec des itérations (expert@2000) ou des secondes (expert@0.1s) de réflexion par coup. La même graine donne les mêmes résultats ; sauf avec des robots qui réfléchissent à la montre, comme expert et expert@0.1s.
arena-bots-help = Deux robots ou plus ; nommé deux fois, un robot prend deux des places
arena-pairs = Combien de donnes ; chacune est jouée une fois pour chaque façon de placer les robots
arena-sprt = S’arrêter dès qu’il est clair si le premier robot gagne LOW ou HIGH pour cent (risque d’erreur de 5 % des deux côtés)
arena-log = Garder chaque donne dans ce fichier ; la même commande avec le même fichier reprend où l’on s’est arrêté
arena-bots = Un concours veut deux robots différents, par exemple : arena { $game } expert gourmand. Pour un seul robot à toutes les places, il y a : balance.
arena-bot-twice = { $bots } robots pour { $seats } places : quand il y a plus de robots que de places, chacun est nommé une fois.
arena-playing = Donnes
arena-stopped-logged = Arrêté après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; le journal est { $file }. Pour continuer : { $command }
arena-stopped = Arrêté après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Avec --log FICHIER, un concours peut être arrêté puis repris.
arena-title = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $matches } parties
arena-bot = Robot
arena-won = Gagné, %
arena-fair = Juste part, %
arena-ahead-match = Avance par partie
arena-ahead-round = Avance par manche
arena-by-the-clock = Certains de ces robots réfléchissent à la montre : la même graine ne donnera pas tout à fait les mêmes résultats.
ratings-title = Cotes (Plackett–Luce)
rating-mu = Force μ
rating-sigma = Doute σ
sprt-wanted = --sprt veut deux pourcentages entre 0 et 100, le plus petit d’abord, comme 50 55 ; pas « { $given } ».
sprt-decided = Test de { $low } % contre { $high } % : { $bot } gagne { $found } % (rapport de vraisemblance, en logarithme : { $ratio }, bornes ±{ $bound }, après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}).
sprt-undecided = Test : il n’est pas décidé si { $bot } gagne { $low } % ou { $high } % (rapport de vraisemblance, en logarithme : { $ratio }, bornes ±{ $bound }, après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}).
log-of-nothing = { $file } n’est pas le journal d’un concours.
log-of-another = { $file } est le journal d’un autre concours : son champ « { $name } » est { $there }, et non { $here }.
log-damaged = La ligne { $line } du journal { $file } est abîmée.

balance-help = Faire jouer un robot à toutes les places de beaucoup de parties : ce que vaut chaque place, la longueur des parties, les scores, ce qui arrive à qui, avec des intervalles à 95 %.
balance-bot = Le robot à toutes les places, écrit comme pour l’arène
balance-matches = Combien de parties
balance-playing = Parties
balance-title = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} de { $bot } à toutes les places
balance-place = Place
balance-seat = Place { $number }
balance-turn = Tour { $number }
balance-won = Gagné, %
balance-score = Score moyen
balance-shared = Parties gagnées par plusieurs places à la fois : { $shared }
balance-distributions = Longueur et scores
balance-mean = Moyenne
balance-least = Minimum
balance-quartiles = Quartiles
balance-most = Maximum
balance-moves = Coups
balance-rounds = Manches
balance-scores = Scores
balance-events = Ce qui arrive, fois par partie
balance-event = Événement
balance-nobody = Personne

# Le serveur : où les tables sont gardées
store-unavailable = Les tables sont inaccessibles pour le moment. Ce qui a été confirmé est en sûreté ; réessayez dans un instant.
server-stopping = Le serveur s’arrête. Revenez dans un instant.
store-in-use = Un autre serveur utilise les tables de { $folder }. Un dossier est pour un seul serveur ; plusieurs peuvent partager une base PostgreSQL.
store-folder = Impossible de garder les tables dans { $folder } : { $why }.
store-url = Les tables se gardent dans un dossier ou à une adresse postgresql://…, et non « { $scheme }://… ».
store-needs-asyncpg = Il manque un paquet pour PostgreSQL. Il vient avec : pip install "ludotheque[postgresql]"
store-unreachable = La base de données est inutilisable : { $why }
store-newer = Ces tables ont été gardées par une version plus récente de Ludothèque (schéma { $found } ; celle-ci connaît { $known }). Relancez la version récente : il n’y a pas de retour en arrière.
backup-exists = { $file } existe déjà ; une sauvegarde n’écrase jamais rien. Choisissez un autre nom.
backup-failed = La sauvegarde { $file } n’a pas pu être écrite : { $why }.
backup-elsewhere = Une base PostgreSQL se sauvegarde avec son propre outil, même pendant que des serveurs tournent : pg_dump --format=custom --file=FICHIER URL
backup-done = Tout est dans { $file }. Il s’y trouve des secrets : gardez-le comme vous gardez le serveur.
forget-nobody = Il n’y a pas d’invité du nom ou du numéro « { $who } ».
forget-which = Plusieurs invités s’appellent { $who } : dites lequel par son numéro.
forgotten = Cet invité est oublié.

# Le serveur : ce qu’il répond
pages-not-built = Les pages ne sont pas construites. Dans une copie du dépôt, `make play` les construit ; il faut ensuite redémarrer le serveur.
nobody = Personne n’est connu par ce jeton ou ce cookie : arrivez d’abord (POST /api/guests).
another-site = Une page d’un autre site n’a pas le droit de faire cela.
code-unknown = Ce code est inconnu, déjà utilisé ou trop vieux.
guest-number = Invité { $letters }
nothing-here = Il n’y a rien à cette adresse.
request-malformed = La demande est illisible : { $why }.
request-too-large = On peut envoyer au plus { $most } octets à la fois.
not-json = On n’envoie ici que du JSON (application/json).
method-unknown = Cette adresse ne répond pas à { $method }.
too-often = C’est trop à la fois : attendez { $wait } s.
too-many-streams = Trop de fenêtres écoutent en même temps : fermez-en une, ou attendez { $wait } s.
too-many-hints = Trop de conseils sont en préparation : attendez { $wait } s.
our-fault = Quelque chose s’est mal passé ici, et ce n’est pas votre faute. Veuillez réessayer.
not-your-eyes = Pendant une partie, chacun ne voit que par ses propres yeux.
to-be-remembered = Ce qui a été montré une fois doit être retenu : cette partie se revoit quand elle est finie.

# Le serveur : ses réglages
serving = Ludothèque est à l’adresse { $address }
port-busy = Le port { $port } est pris, peut-être par un autre de vos serveurs. Choisissez-en un autre avec --port (ou LUDOTHEQUE_PORT).
address-unusable = Le serveur ne peut pas écouter à { $address }, port { $port } : { $why }. On choisit l’une et l’autre avec --host et --port.
host-or-lan = Soit --host, soit --lan : le réseau, ce sont toutes les adresses de cette machine.
address-unreadable = Une adresse publique est une URL sans chemin, comme https://jeux.example.org ; « { $given } » n’en est pas une.
proxy-unreadable = Un mandataire se donne par son adresse IP ou son réseau, comme 127.0.0.1 ou 10.0.0.0/8 ; « { $given } » n’est ni l’une ni l’autre.
host-unknown = Ce serveur ne s’appelle pas { $name }. Qui l’héberge peut dire que si, avec --address (ou LUDOTHEQUE_ADDRESS).

# Le serveur : le courriel
smtp-unreadable = Le serveur qui prend le courriel se donne par smtp://nom:mot-de-passe@hôte:port, ou smtps://… si l’on y parle TLS dès le début.
mail-from-missing = Pour le courriel, dites aussi de quelle adresse il vient : --mail-from (ou LUDOTHEQUE_MAIL_FROM).
mail-address-missing = Pour le courriel, dites aussi à quelle adresse on trouve ce serveur, pour les liens : --address (ou LUDOTHEQUE_ADDRESS).
email-unfit = Ce n’est pas une adresse à laquelle on peut envoyer un courriel.
mail-not-here = Ce serveur n’envoie pas de courriel.
mail-failed = La lettre n’a pas pu être envoyée. Réessayez plus tard.
mail-confirm-subject = Est-ce bien votre adresse ?
mail-confirm = Bonjour,

    sur { $site }, quelqu’un aimerait être averti ici quand c’est son tour.

    Si c’est vous, entrez ce code sur la page « Moi » dans l’heure : { $code }

    Si ce n’est pas vous, ne faites rien : aucune autre lettre ne viendra.
mail-turn-subject = C’est à vous de jouer : { $game }
mail-turn = Bonjour { $name },

    c’est à vous de jouer à une table { DE($game) } :
    { $link }

    Cette table ne vous sera plus rappelée avant que vous y soyez passé.
    Pour ne plus recevoir de lettres, retirez votre adresse sur la page « Moi » : { $me }
