# The Monte Carlo player in every region, and other player counts.
games=${GAMES:-120}
simulate() {
    $fireside simulate prelude --players "$1" --games "$2" --seed "${SEED:-1}" --bot monte-carlo \
        --rollouts 12 --depth 80 --option region="$3" --json
}
for region in grassland forest mountains; do
    simulate 4 "$games" "$region" | sed "s/^/4 $region /"
done
for players in 2 3 5 6; do
    simulate "$players" $((games / 4)) forest | sed "s/^/$players forest /"
done
