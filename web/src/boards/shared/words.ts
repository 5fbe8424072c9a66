// Words that every board needs.

/** One letter for each pawn, or two where names begin alike ("S1", "S2"). */
export function initials(names: string[]): string[] {
  const letter = (name: string) => name.trim().charAt(0).toUpperCase()
  return names.map((name, seat) => {
    const alike = names.filter((other, n) => n !== seat && letter(other) === letter(name))
    if (alike.length === 0) return letter(name)
    const letters = [...name.trim()].slice(1)
    const telling = letters.find((one, n) => one !== ' ' && alike.every((other) => [...other.trim()][n + 1] !== one))
    return letter(name) + (telling ?? String(seat + 1))
  })
}

/** A title in lines of about so many letters, never more than `lines`. */
export function wrap(text: string, letters: number, lines: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const row = rows[rows.length - 1]
    if (row !== undefined && row.length + 1 + word.length <= letters) rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  if (rows.length <= lines) return rows
  return [...rows.slice(0, lines - 1), `${rows[lines - 1]}…`]
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
