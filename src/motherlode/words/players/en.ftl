## What somebody at the table is called: by name, or “you” if it is whoever reads

player-named = { $name }
    .whose = { $name }’s
player-you = you
    .whose = your
player-own = themselves
    .whose = their own
