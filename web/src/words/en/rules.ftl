rules-contents = Contents
rules-box = What is in the box
rules-crystals = Crystals
rules-crystal-line =
    { $crystal }
    { $price ->
        [0] worthless, × { $count }
        [one] { $price } coin, × { $count }
       *[other] { $price } coins, × { $count }
    }
rules-mining-cards = Mining cards
rules-copies = × { $count }
rules-bravery = Coins of the bravery bonus
rules-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
rules-things = And also
rules-thing-bag = the bag of the mine
rules-thing-cart = a cart for each
rules-thing-chest = a chest for each
rules-thing-token = experience tokens
rules-thing-wagon = a cart for each
rules-thing-track = the track of points
rules-thing-dwarf = dwarves of one player
rules-mine-cards = Cards of the mine
rules-mine-line = { $crystal }, × { $count }
rules-icons = What else is printed on them
rules-helpers = Helpers
rules-gems = Gems
rules-gem-line =
    { $gem }
    { $points ->
        [one] { $points } point, × { $count }
       *[other] { $points } points, × { $count }
    }
rules-tiles = Jewellery
rules-action-cards = Action cards
rules-kingdom-cards = Kingdom cards
rules-kingdom-line =
    { $card }
    { $need ->
        [one] needs { $need } dwarf
       *[other] needs { $need } dwarves
    }
rules-dwarves = Dwarves of each player
rules-ogres = Ogres
rules-trade-goals = Trade goals
rules-secret-goals = Secret goals
