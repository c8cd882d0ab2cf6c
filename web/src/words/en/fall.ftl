fall-your-turn =
    { $actions ->
        [0] Your turn: no action left
        [one] Your turn: { $actions } action left
       *[other] Your turn: { $actions } actions left
    }
fall-act-line = Lay a card, put a dwarf on a lit space, or choose a dwarf to move.
fall-act-line-done = Ogres are still free. Then the dwarves work.
fall-spot-line = Choose a lit place: beside a card, or on one of its kind.
fall-work-line = The dwarves that are needed go home with what they worked for.
fall-turn-line =
    { $cards ->
        [0] You have no castle on the table yet.
        [one] Your kingdom: { $cards } card, points { $points }. Turn the card until you like it.
       *[other] Your kingdom: { $cards } cards, points { $points }. Turn the card until you like it.
    }
fall-done = Done: let the dwarves work
fall-turn = Turn it
fall-top = Top to the { $side }
fall-lay-it-so = Lay it so
fall-map =
    { $many ->
        [one] Map with { $many } card. Arrow keys go from card to card.
       *[other] Map with { $many } cards. Arrow keys go from card to card.
    }
fall-bare = The land is bare. Lay the first card.
fall-zoom-in = Closer
fall-zoom-out = Further away
fall-fit = Show all of the land
fall-place = { $card } of { $owner }.
fall-walls = Walls: { $sides }.
fall-no-walls = No walls.
fall-dwarves-of =
    { $many ->
        [one] { $many } dwarf of { $player }.
       *[other] { $many } dwarves of { $player }.
    }
fall-spaces = Free spaces: { $free }, needed for the work: { $need }.
fall-in-kingdom = In the kingdom of { $players }.
fall-stopped = A monster stops the work here.
fall-stack =
    { $many ->
        [one] { $many } card lies below.
       *[other] { $many } cards lie below.
    }
fall-under = Lies below and counts for nothing now.
fall-print = Dwarves needed { $need }, spaces { $spaces }, stars { $star }.
fall-lay = Lay your { $card }.
fall-hand-line = choose one to lay it
fall-no-cards = No kingdom cards left.
fall-rest = Gems, ogres, secret goal
fall-limit = { $many } of { $limit } cards
fall-gems = { $gem } × { $many }, each worth { $points }
fall-pile = { $gem }: { $many } in the pile, each worth { $points }
fall-piles = Gem piles
fall-row-line = one for each shop that works
fall-goal = { $goal }, { $points } points, costs { $cost }.
fall-last-turns =
    { $many ->
        [one] { $many } turn is left
       *[other] { $many } turns are left
    }
fall-quiet =
    { $many ->
        [one] Winter comes after { $many } more quiet turn.
       *[other] Winter comes after { $many } more quiet turns.
    }
fall-goals-and-piles = Goals and piles
fall-actions = Actions left: { $many }
fall-at-home = Dwarves at home: { $many } of { $all }
fall-home-count = { $many } of { $all }
fall-look = { $player }: kingdom { $points }, goals { $goals }, cards { $cards }, dwarves at home { $dwarves }. Look at everything.
fall-look-at = Look
fall-of-gems = ({ $many } in all)
fall-nothing = Nothing.
fall-chooser = What is still to be chosen
fall-go = Go { $side }
fall-do-put = Put a dwarf here
fall-do-work = Work here
fall-do-decline = Go home with nothing
fall-do-on = Lay it on top
fall-do-dig = Dig here
fall-kingdom-of =
    { $cards ->
        [0] No kingdom
        [one] { $cards } card, points { $points }
       *[other] { $cards } cards, points { $points }
    }
fall-revealed = Revealed
fall-reached = Reached: reveal it
fall-secret-kept = Still secret
fall-ogre-bouncer = Send one dwarf home.
fall-ogre-drover = Move any dwarf one card on.
fall-ogre-thief = Take a random gem.
fall-ogre-racketeer = Take a random ogre card.
fall-ogre-trickster = Two dwarves change places.
fall-secret-architect = { $needed } or more cards in your kingdom.
fall-secret-king = Your kingdom is worth { $needed } or more.
fall-secret-hunter = Kill { $needed } or more monsters.
fall-secret-jeweller = Gems of each kind in hand: { $needed }.
fall-secret-ogre-chief = { $needed } or more ogres in hand.
fall-secret-general = { $needed } of your dwarves on the table.
fall-secret-miner = { $needed } or more mines in your kingdom.
fall-card-castle =
    { $actions ->
        [0] Dwarves needed to dig a stack: { $need }.
        [one] Gives you { $actions } more action. Dwarves needed to dig a stack: { $need }.
       *[other] Gives you { $actions } more actions. Dwarves needed to dig a stack: { $need }.
    }
fall-card-emerald-mine =
    { $mined ->
        [one] Dwarves needed: { $need }. They bring { $mined } emerald.
       *[other] Dwarves needed: { $need }. They bring { $mined } emeralds.
    }
fall-card-diamond-mine =
    { $mined ->
        [one] Dwarves needed: { $need }. They bring { $mined } diamond.
       *[other] Dwarves needed: { $need }. They bring { $mined } diamonds.
    }
fall-card-ruby-mine =
    { $mined ->
        [one] Dwarves needed: { $need }. They bring { $mined } ruby.
       *[other] Dwarves needed: { $need }. They bring { $mined } rubies.
    }
fall-card-topaz-mine =
    { $mined ->
        [one] Dwarves needed: { $need }. They bring { $mined } topaz.
       *[other] Dwarves needed: { $need }. They bring { $mined } topazes.
    }
fall-card-tavern = Dwarves needed: { $need }. They hire an ogre.
fall-card-shop = Dwarves needed: { $need }. They buy one trade goal.
fall-card-dragon = Stops mines and digging. Dwarves needed to kill it: { $need }.
fall-card-ice-giant = Takes the castle’s help and stops digging. Dwarves needed to kill it: { $need }.
fall-nothing-to-do = Nothing for him to do now.

## The final count

fall-final-miner = Deepest in the mines
fall-final-miner-text =
    { $many ->
        [one] { $player } brought { $many } gem out.
       *[other] { $player } brought { $many } gems out.
    }
fall-final-hunter = Terror of the monsters
fall-final-hunter-text = Slain by { $player }: { $many }.
fall-final-ogres = Master of the ogres
fall-final-ogres-text = Sent out by { $player }: { $many }.
