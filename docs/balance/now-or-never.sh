# Six seasons by both kinds of bot with every number of players, and games against the bot's cards.
games=${GAMES:-2000}
for players in 2 3 4; do
    $fireside simulate now-or-never --players $players --games "$games" --seed 1 --bot instinct --tally --json
done
$fireside simulate now-or-never --mode solo --players 1 --games "$games" --seed 1 --bot instinct --tally --json
$fireside simulate now-or-never --players 2 --games $((games / 40)) --seed 5000 --bot monte-carlo --rollouts 4 --depth 60 --tally --json
