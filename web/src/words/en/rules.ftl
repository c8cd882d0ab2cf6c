rules-contents = Contents
rules-box = What is in the box
rules-crystals = Crystals
rules-crystal-line =
    { $crystal }
    { $price ->
        [0] worthless, × { $count }
        [one] { $price } coin, × { $count }
       *[other] { $price } coins, × { $count }
    }
rules-mining-cards = Mining cards
rules-copies = × { $count }
rules-bravery = Bravery bonus coins
rules-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
rules-things = Also in the box
rules-thing-bag = the bag
rules-thing-cart = a cart for each
rules-thing-chest = a chest for each
rules-thing-token = experience tokens
rules-thing-wagon = a cart for each
rules-thing-track = the points track
rules-thing-dwarf = one player’s dwarves
rules-mine-cards = Mine cards
rules-mine-line = { $crystal }, × { $count }
rules-icons = Icons on mine cards
rules-helpers = Helpers
rules-gems = Gems
rules-gem-line =
    { $gem }
    { $points ->
        [one] { $points } point, × { $count }
       *[other] { $points } points, × { $count }
    }
rules-tiles = Tiles
rules-action-cards = Action cards
rules-kingdom-cards = Kingdom cards
rules-kingdom-line =
    { $card }
    { $need ->
        [one] needs { $need } dwarf
       *[other] needs { $need } dwarves
    }
rules-dwarves = Each player’s dwarves
rules-ogres = Ogres
rules-trade-goals = Trade goals
rules-secret-goals = Secret goals

## Search and examples

rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-ruling = Ruling
rules-ruling-means = Our reading: the rulebook is silent or unclear here.
rules-example = Example
rules-example-after = After that
rules-example-players = Odda, Torvik, Hild, Runa
rules-example-quartz-turns = Three dwarves in the mine. Each turn is one action: most mine a crystal, one plays a card.
rules-example-quartz-accident = One obsidian already lies in Hild’s cart, and she mines on.
rules-example-quartz-bonus = While at least two others stay inside, leaving brings the next bonus of the row.
rules-example-quartz-selling = Evening. Each dwarf keeps something in the chest and sells the rest. Torvik sells three of a kind.
rules-example-quartz-cards-turn = A whole exploration: card after card, and a stop in time.
rules-example-quartz-cards-accident = Two cards lie in the line. The next one is unstable in a position that is taken already.
rules-example-quartz-cards-window = Odda explores, and Torvik is out to steal. The first attack is cancelled, the second is not.
rules-example-dwarves-fall-turn = A turn: three actions, and a fourth thanks to the castle; then the dwarves work wherever there are enough of them.
rules-example-dwarves-fall-kingdom = The end. A castle’s kingdom is every card that can be reached without crossing a wall. Its stars are added up, those of monsters taken away; here both castles stand in one kingdom, and it counts in full for both. The emblems show whose kingdom a card belongs to.
rules-example-gem-forge-turn = Two actions: a card, and a gem inserted into a tile.
rules-example-gem-forge-set = The last hole of the bracelet is filled, and two yellow tiles are scored together as a set.
