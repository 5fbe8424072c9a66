# Campaigns of both kinds of bot with every number of players, and brutal ones.
games=${GAMES:-500}
for players in 1 2 3 4; do
    $fireside simulate sleeping-gods --players $players --games "$games" --seed 1 --bot instinct --tally --json
    $fireside simulate sleeping-gods --players $players --games $((games / 10)) --seed 5000 --bot monte-carlo \
        --rollouts 4 --depth 60 --tally --json
done
$fireside simulate sleeping-gods --mode brutal --players 2 --games "$games" --seed 1 --bot instinct --tally --json
