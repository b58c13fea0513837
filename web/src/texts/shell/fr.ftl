## The frame of every page
speak-other = FR, passer à l’anglais
turn-dark = Passer au thème sombre
turn-light = Passer au thème clair
me-named = Moi, { $name }
close = Fermer
option-yes = Oui
option-no = Non
as-usual = Par défaut
step-more = Plus
step-fewer = Moins
clause-of-rules = { $clause }, lire la règle
no-answer = Le serveur ne répond pas. Réessayez dans un instant.
try-again = Réessayer
load-again = Recharger la page
to-the-shelf = Vers l’étagère
copied = C’est copié.

## Numbers, times, people
players = { $least ->
    [one] { $least } joueur
   *[other] { $least } à { $most }
 }
players-short = { $least }–{ $most } joueurs
players-word = Joueurs
minutes = { $minutes } min
seconds = { $n } s
days = { $days } { $days ->
    [one] jour
   *[other] jours
 }
clock-off = Sans
no-clock = Sans pendule
clock-move = { $each } par coup
clock-days = { $days } { $days ->
    [one] jour
   *[other] jours
 } par coup
bot-who = robot · { $how }
bot-named = { $name } (robot)
against = Contre { $names }
with = Avec { $names }
waits-alone = { $name } attend
alone = Sans personne d’autre
free-seats = { $free ->
    [one] Il reste une place.
   *[other] Il reste { $free } places.
 }
you-have = vous avez { $has }
round = Manche { $round }
round-stands = { $round } : { $told }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
level = Niveau
level-name-beginner = Débutant
level-name-club = Club
level-name-strong = Fort
level-name-expert = Expert
level-beginner-how = se trompe, et oublie ce qui a été joué
level-club-how = répond tout de suite, se trompe parfois
level-strong-how = voit plus loin et n’oublie guère
level-expert-how = réfléchit un instant et n’oublie rien

## How a table stands
go-on = Reprendre
waits-for-players = On attend des joueurs
may-begin = On peut commencer
adjourned = Suspendue
running = En cours
turn-of = À { $name } de jouer
won = Gagnée
drawn = Match nul
won-together = Gagnée ensemble
won-by = { $many ->
    [one] Gagnée par { $names }
   *[other] Gagnée par { $names }
 }
nobody-won = Sans vainqueur
ended-together = Arrêtée d’un commun accord

## The shelf
what-shall-we-play = On joue à quoi ?
what-shall-we-play-named = On joue à quoi, { $name } ?
what-is-your-name = Comment vous appelle-t-on ?
that-is-me = C’est moi
new-table = Nouvelle table
play = Jouer
play-game = Jouer à { $name } contre un robot
dealing = On distribue…
with-friends = Avec des amis
friends-game = { $name }, avec des amis
shelf-your-turn = À vous de jouer
open-tables = Tables ouvertes
no-open-tables = Personne n’attend. Ouvrez une table à tout le monde, elle se verra ici.
sit-down = S’asseoir
left-unfinished = En cours de route
first-steps = Pour commencer
learn-in-minutes = Apprenez un jeu en cinq minutes
learn-how = Une première partie, pas à pas, avec les vraies cartes.
finished = Parties finies
look-again = Revoir

## My games
running-games = En cours
waiting-tables = Tables qui attendent
no-games-yet = Rien sur la table pour l’instant. Choisissez une boîte sur l’étagère : une partie contre un robot commence en un clic.

## A new table
a-new-table = Une nouvelle table
the-game = Le jeu
the-way-to-play = La façon de jouer
all-options = Toutes les options…
fewer-options = Moins d’options
all-options-how = D’autres façons, et chaque règle à régler
fewer-options-how = Les façons habituelles seulement
own-way = À votre façon
the-seats = Les places
how-many-play = Nombre de joueurs
free-seat = Place libre
invite-by-link = à inviter par le lien
who-sits-there = Qui a la place { $number }
person = Personne
bot = Robot
a-bot = Robot
the-clock = La pendule
reserve = Réserve
reserve-how = En plus, une réserve pour toute la partie :
who-may-come = Qui peut venir
by-link = Par lien
anybody = Tout le monde
if-somebody-leaves = Si quelqu’un part
a-bot-plays = Un robot joue
we-wait = On attend
hints = Les conseils
hints-allowed = Conseils permis
hints-how = On peut demander ce que jouerait un expert.
lay-the-table = Mettre la table
begin = Commencer
nobody-to-wait-for = Personne à attendre : on commence aussitôt.

## The waiting room
the-table-is-laid = La table est mise
how-to-come = Qui ouvre le lien ou scanne le code s’assied. Sans compte.
copy-link = Copier le lien
share-link = Envoyer le lien
code-of-link = Le lien de la table, à scanner
has-come = est arrivé·e
stand-up = Se lever
leave-table = Quitter la table
begin-with-bots = { $free ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $free } robots
 }
waiting-for-others = { $free ->
    [one] Il manque une personne.
   *[other] Il manque { $free } personnes.
 }
waiting-for-start = Tout le monde est là. Qui est assis peut commencer.
all-there = Tout le monde est là.
you-are-invited = On vous attend
sit-here = S’asseoir ici
the-shuffle = Un mélange que l’on peut vérifier
the-shuffle-how = Le serveur a déjà choisi et scellé son secret ; ajoutez un mot à vous, et personne, pas même lui, n’aura pu choisir les cartes.
shuffle-words = Votre mot pour le mélange
shuffle-add = Ajouter
shuffle-added = Votre mot est dans le mélange.
shuffle-seal = Sceau
table-by-link = Sur invitation
table-for-all = Ouverte à tous

## Me, and settings
me-title = Moi
name = Nom
keep-name = Garder
name-kept = C’est noté.
settings = Réglages
theme-system = Comme l’appareil
contrast-more = Contraste élevé
contrast-more-how = Texte plus noir, traits plus forts.
motion-less = Moins de mouvement
motion-less-how = Rien ne voyage : les choses changent d’un coup.
card-size = Taille des cartes
card-small = Petites
card-medium = Moyennes
card-large = Grandes
confirm-moves = Confirmer chaque coup
confirm-moves-how = Un coup se joue quand on l’a confirmé ; sinon, dès qu’il est choisi.
sounds = Sons
sounds-how = Du papier, du bois, une petite cloche.
reactions = Petits signes des autres
reactions-how = Bravo, merci, pardon : il n’y a pas d’autre conversation ici.
letters = Touches de lettres à la table
letters-how = H demande un conseil, R ouvre les règles ; sinon, aucune lettre ne fait rien.
notify = Me prévenir quand c’est à moi
notify-can = Une notification du navigateur, quand une table est ouverte et que vous regardez ailleurs.
notify-unsafe = Les navigateurs ne le permettent qu’aux adresses en https, ou sur la machine elle-même.
notify-cannot = Ce navigateur n’a pas de notifications pour les pages.
notify-sample = Ce sera ainsi.
notify-refused = Votre navigateur ne le permet pas.
keep-my-seat = Garder ma place
keep-my-seat-how = Pas de compte, pas de mot de passe : un code emporte votre nom et vos parties sur un autre appareil. Il sert une fois.
show-code = Montrer un code
code-holds = Valable encore { $minutes } min, une seule fois.
code-over = Ce code n’est plus valable.
code-to-scan = Votre code, à scanner avec l’autre appareil
new-code = Un autre code
have-a-code = J’ai un code
code = Code
use-code = Reprendre
code-used = Bon retour, { $name }.
become-who = Ce code fera de cet appareil celui d’une autre personne, ou le vôtre ailleurs. Ce qui a été fait ici sous le nom { DE($name) } ne sera plus accessible sans un code.
leave-device = Oublier cet appareil
leave-device-how = Vous ne serez plus reconnu·e ici. Vos parties continuent : demandez d’abord un code si vous voulez les retrouver.
leave-device-now = Oublier cet appareil
delete-me = M’effacer
delete-me-how = Votre nom et tout ce qui permet de vous reconnaître sont effacés partout. Un robot finit vos parties. Cela ne se défait pas.
delete-me-now = M’effacer pour toujours
never-mind = Non, rester
gone-now = C’est fait. À bientôt, peut-être.

## What is not as it should be
trouble-page = Rien à cette adresse
trouble-page-why = Une pie a dû passer par là. Le reste est toujours sur l’étagère.
trouble-unknown = Cette table n’existe pas
trouble-unknown-why = Elle n’a jamais été mise, ou l’adresse est incomplète. Demandez le lien encore une fois à qui vous invite.
trouble-private = Cette table est sur invitation
trouble-private-why = La chouette garde un œil ouvert : on entre avec le lien entier, celui que l’on vous a envoyé.
trouble-gone = Le serveur ne répond pas
trouble-gone-why = Rien n’est perdu, chaque coup est écrit. On réessaie tout seul, à pas de tortue.
trouble-version = Il y a du nouveau
trouble-version-why = Ludothèque a changé pendant que cette page était ouverte. Rechargez-la : rien n’est perdu.

## Letters: your turn
email-title = Un courriel quand c’est à moi
email-how = Une seule lettre par attente, quand vous n’êtes pas là. L’adresse ne sert à rien d’autre.
email-address = Adresse
email-send = Envoyer un code
email-sent = Un code est parti par courriel.
email-asks = Un code est parti à { $address }. Écrivez-le ici.
email-code = Code du courriel
email-confirm = Confirmer
email-confirmed = L’adresse est confirmée.
email-goes-to = On vous écrit à { $address }.
email-remove = Retirer l’adresse
email-gone = L’adresse est oubliée.
