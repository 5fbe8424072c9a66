# First Adventures of both kinds of bot, and campaigns for the other maps.
games=${GAMES:-2000}
for players in 2 3 4; do
    $fireside simulate near-and-far --players $players --games "$games" --seed 1 --bot instinct --tally --json
    $fireside simulate near-and-far --players $players --games "$games" --seed 5000 --bot monte-carlo \
        --rollouts 6 --depth 60 --tally --json
done
$fireside simulate near-and-far --mode campaign --players 3 --games $((games / 10)) --seed 1 --bot instinct --tally --json
