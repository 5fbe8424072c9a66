// Seat colours, as custom properties so that they follow the theme.
export const colours: readonly string[] = [0, 1, 2, 3, 4, 5].map((seat) => `var(--seat-${seat})`)

export function colourOf(seat: number): string {
  return colours[seat % colours.length] ?? 'var(--seat-0)'
}
