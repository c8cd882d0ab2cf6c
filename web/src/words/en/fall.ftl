fall-your-turn =
    { $actions ->
        [0] Your turn: no action left
        [one] Your turn: { $actions } action left
       *[other] Your turn: { $actions } actions left
    }
fall-act-line = Lay a card, put a dwarf on a glowing space, or choose a dwarf to move.
fall-act-line-done = You may still play ogres. Then the dwarves work.
fall-spot-line = Choose a glowing place: next to a card, or on top of one of the same type.
fall-work-line = The dwarves that do the work go home with what they earned.
fall-discard-line = You may hold { $limit } cards; kingdom cards count, but stay.
fall-crew = { $many } of { $need } dwarves needed
fall-buy-line = The others cannot tell whether you cannot pay or do not want to.
fall-after-work-line = Everyone with a secret goal is asked, whether they have reached it or not.
fall-turn-line =
    { $cards ->
        [0] Your castle is not on the table yet.
        [one] Your kingdom: { $cards } card,
       *[other] Your kingdom: { $cards } cards,
    } { $cards ->
        [0] { "" }
       *[other] { $points ->
            [one] { $points } point. Turn the card the way you want it.
           *[other] { $points } points. Turn the card the way you want it.
        }
    }
fall-done = Done: let the dwarves work
fall-turn = Turn it
fall-top = Top facing { $side }
fall-lay-it-so = Lay it like this
fall-map =
    { $many ->
        [one] Map with { $many } card. Arrow keys go from card to card.
       *[other] Map with { $many } cards. Arrow keys go from card to card.
    }
fall-bare = The land is empty. Lay the first card.
fall-zoom-in = Closer
fall-zoom-out = Further away
fall-fit = Show the whole land
fall-more = More land to the { $side }
fall-place = { $owner-whose } { $card }.
fall-walls = Walls: { $sides }.
fall-no-walls = No walls.
fall-dwarves-of =
    { $many ->
        [one] One of { $player-whose } dwarves.
       *[other] { $many } of { $player-whose } dwarves.
    }
fall-spaces = Free spaces: { $free }. Dwarves needed: { $need }.
fall-in-kingdom = Kingdom: { $players }.
fall-stopped = A monster stops the work here.
fall-stack =
    { $many ->
        [one] { $many } card lies below.
       *[other] { $many } cards lie below.
    }
fall-under = Covered: it counts for nothing now.
fall-print = Dwarves needed: { $need }. Spaces: { $spaces }. Stars: { $star }.
fall-lay = Lay your { $card }.
fall-hand-line = choose one to lay it
fall-no-cards = No kingdom cards left.
fall-rest = Gems, ogres, secret goal
fall-limit = { $many } of { $limit } cards
fall-gems = { $gem } × { $many }, each worth { $points }
fall-pile = { $gem }: { $many } in the pile, each worth { $points }
fall-piles = Gem piles
fall-row-line = one for each shop you work at
fall-goal =
    { $points ->
        [one] { $goal }, { $points } point, costs { $cost }.
       *[other] { $goal }, { $points } points, costs { $cost }.
    }
fall-last-turns =
    { $many ->
        [one] { $many } turn is left
       *[other] { $many } turns are left
    }
fall-laid =
    { $seat-key ->
        [you] You lay
       *[other] { $seat } lays
    } { $card-one }{ $covered ->
        [none] .
       *[other] { " " }on top of { $covered-one }.
    }
fall-quiet =
    { $many ->
        [one] Winter comes after { $many } more quiet turn.
       *[other] Winter comes after { $many } more quiet turns.
    }
fall-lull =
    { $many ->
        [0] If this turn is quiet too, all dwarves go home and the land gives way.
        [one] After { $many } more quiet turn all dwarves go home and the land gives way.
       *[other] After { $many } more quiet turns all dwarves go home and the land gives way.
    }
fall-goals-and-piles = Goals and piles
fall-actions = Actions left: { $many }
fall-at-home = Dwarves at home: { $many } of { $all }
fall-home-count = { $many } of { $all }
fall-look = { $player }. Kingdom points: { $points }. Goals: { $goals }. Cards: { $cards }. Dwarves at home: { $dwarves }. Look at everything.
fall-look-at = Look
fall-of-gems = ({ $many } in all)
fall-nothing = Nothing.
fall-chooser = Still to choose
fall-go = Go { $side }
fall-do-put = Put a dwarf here
fall-do-work = Work here
fall-do-on = Lay it on top
fall-do-dig = Dig here
fall-kingdom-of =
    { $cards ->
        [0] No kingdom
        [one] { $cards } card,
       *[other] { $cards } cards,
    } { $cards ->
        [0] { "" }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
fall-revealed = Revealed
fall-reached = Reached: reveal it
fall-secret-kept = Still secret
fall-ogre-bouncer = Send one dwarf home.
fall-ogre-drover = Move any dwarf to the next card.
fall-ogre-thief = Take a random gem.
fall-ogre-racketeer = Take a random ogre card.
fall-ogre-trickster = Two dwarves trade places.
fall-secret-architect = { $needed } or more cards in your kingdom.
fall-secret-king = Your kingdom is worth { $needed } or more.
fall-secret-hunter = Slay { $needed } or more monsters.
fall-secret-jeweller =
    { $needed ->
        [one] At least { $needed } gem of each kind in hand.
       *[other] At least { $needed } gems of each kind in hand.
    }
fall-secret-ogre-chief = { $needed } or more ogres in hand.
fall-secret-general = { $needed } or more of your dwarves on the table.
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
fall-card-dragon = Stops mines and digging. Dwarves needed to slay it: { $need }.
fall-card-ice-giant = Takes away the castle’s extra action and stops digging. Dwarves needed to slay it: { $need }.
fall-nothing-to-do = It has nothing to do now.

## The final count

fall-final-miner = Deepest in the mines
fall-final-miner-text =
    { $many ->
        [one] { $player } brought { $many } gem out.
       *[other] { $player } brought { $many } gems out.
    }
fall-final-trader = Best at the market
fall-final-trader-text =
    { $many ->
        [one] { $player } bought { $many } trade goal.
       *[other] { $player } bought { $many } trade goals.
    }
fall-final-builder = Builder of the land
fall-final-builder-text =
    { $many ->
        [one] { $player } laid { $many } card.
       *[other] { $player } laid { $many } cards.
    }
fall-final-hunter = Terror of the monsters
fall-final-hunter-text =
    { $many ->
        [one] { $player } slew { $many } monster.
       *[other] { $player } slew { $many } monsters.
    }
fall-final-ogres = Master of the ogres
fall-final-ogres-text =
    { $many ->
        [one] { $player } sent { $many } ogre out.
       *[other] { $player } sent { $many } ogres out.
    }

## A thing that is read

fall-read-trade = Dwarves in a shop buy it for { $cost }. It is one of the goals that end the game.
fall-read-gem = Pays for trade goals; gems left in hand count at the end.
fall-read-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fall-read-spaces = { $spaces } spaces
fall-read-star = { $star ->
    [0] no stars
   *[other] { $star } for its kingdom
}

## What comes

fall-over-limit =
    { $many ->
        [one] Over the hand limit: you will discard { $many } card at the end of this turn.
       *[other] Over the hand limit: you will discard { $many } cards at the end of this turn.
    }
fall-act-line-end = Now the dwarves work.
