// Splits an option's label into what it says and the small print behind it.

export interface Label {
  /** "Take it by the antlers" */
  main: string
  /** "strong · 2 successes" */
  detail: string
  /** What should give pause: "your last health: you die and all is lost" */
  warning: string
}

/**
 * The shapes that labels come in:
 * `Keen (you have 1, the last)`, `Rest (each die of 4 or lower succeeds), with Bo`, `Soldier (past, strong). Protect: …`,
 * `Eat: spend 1 of your 3 resources, 2 left`, `Spend 1 strong (2 dice) — your last health`.
 */
export function split(label: string): Label {
  const [before = '', ...after] = label.split(' — ')
  const warning = after.join(' — ').trim()
  const text = before.trim()

  const open = text.indexOf(' (')
  const close = open < 0 ? -1 : closing(text, open + 1)
  if (open > 0 && close > 0) {
    const inside = text.slice(open + 2, close)
    const rest = text
      .slice(close + 1)
      .replace(/^[\s,.;:·]+/, '')
      .trim()
    return { main: text.slice(0, open), detail: [inside, rest].filter(Boolean).join(' · '), warning }
  }

  const colon = text.indexOf(': ')
  // A long first part is a sentence of its own, not a name with an explanation.
  if (colon > 0 && colon <= 40) return { main: text.slice(0, colon), detail: text.slice(colon + 2), warning }

  return { main: text, detail: '', warning }
}

/** What a button on a part of the table says that answers the question: the answer, or how many there are to choose from. */
export function offered(labels: readonly string[], name: string): string {
  const [only] = labels
  if (only === undefined || labels.length > 1) return `${labels.length} choices`
  const { main } = split(only)
  return main === name ? `Choose ${name}` : main
}

/** Where the bracket that opens at `open` closes; -1 if it does not. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
