# The Monte Carlo player in every region, with every number of players; then the printed goal for small bands.
games=${GAMES:-60}
simulate() {
    $fireside simulate prelude --players "$1" --games "$games" --seed "${SEED:-1}" --bot monte-carlo \
        --rollouts 12 --depth 80 --option region="$2" --option goal="$3" --json
}
for players in 1 2 3 4 5 6; do
    for region in grassland forest mountains; do
        simulate "$players" "$region" band | sed "s/^/$players $region /"
    done
done
for players in 1 2 3; do
    simulate "$players" forest printed | sed "s/^/$players forest, printed goal, /"
done
