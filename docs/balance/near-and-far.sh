# First Adventures of both kinds of bot; then every map by itself and in campaigns, by dusk and by day.
games=${GAMES:-2000}
for players in 2 3 4; do
    $fireside simulate near-and-far --players $players --games "$games" --seed 1 --bot instinct --tally --json
    $fireside simulate near-and-far --players $players --games "$games" --seed 5000 --bot monte-carlo \
        --rollouts 6 --depth 60 --tally --json
done
for town in dusk day; do
    for players in 2 3 4; do
        for map in {1..11}; do
            $fireside simulate near-and-far --mode arcade --option map=$map --option town=$town --players $players \
                --games "$games" --seed 1 --bot instinct --tally --json
        done
        $fireside simulate near-and-far --mode campaign --option town=$town --players $players \
            --games $((games * 5 / 2)) --seed 1 --bot instinct --tally --json
    done
done
