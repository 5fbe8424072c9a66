# Six seasons by both kinds of bot with every number of players, above ground and below; games against the bot's cards; campaigns.
games=${GAMES:-2000}
thinking="--bot monte-carlo --rollouts 4 --depth 60 --seed 5000"
for players in 2 3 4; do
    $fireside simulate now-or-never --players $players --games "$games" --seed 1 --bot instinct --tally --json
    $fireside simulate now-or-never --players $players --games "$games" --seed 1 --bot instinct --option map=under --tally --json
    $fireside simulate now-or-never --players $players --games $((games / 20)) $thinking --tally --json
done
$fireside simulate now-or-never --mode solo --players 1 --games "$games" --seed 1 --bot instinct --tally --json
$fireside simulate now-or-never --mode solo --players 1 --games $((games / 20)) $thinking --tally --json
for players in 1 2 3 4; do
    $fireside simulate now-or-never --mode story --players $players --games $((games / 10)) --seed 1 --bot instinct --tally --json
done
