// Reads the dice out of a `roll` line. The line says everything; the tray only shows it.

export interface Roll {
  /** Numbers of six-sided dice, or the words of special dice. */
  faces: string[]
  text: string
}

/** "Bo rolls 6 and 1 to hide.", "the die comes up 3", "the die shows 2", "The event die: spirit." */
export function rollOf(text: string): Roll | null {
  const rolled = /\brolls? ((?:\d+(?:, | and )?)+)/.exec(text) ?? /\bdie (?:comes up|shows|there is) (\d+)/.exec(text)
  if (rolled?.[1]) return { faces: rolled[1].match(/\d+/g) ?? [], text }
  const word = /\bdie(?:, again)?: ([\p{L}-]+)/u.exec(text)
  return word?.[1] ? { faces: [word[1]], text } : null
}
