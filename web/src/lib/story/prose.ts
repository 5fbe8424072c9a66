// A story's text as it is printed: paragraphs, emphasis between asterisks, and quotes that open and close.

export interface Words {
  text: string
  emphasis: boolean
}

const EMPHASIS = /\*(?=\S)([^*\n]*[^\s*])\*/g

/** Quotes and apostrophes as a printer sets them; the text keeps its length. */
export function curly(text: string): string {
  return text
    .replace(/(^|[\s([{—–“‘])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{—–“])'(?=\p{Lu}|\p{L}[^\n“”]*?[\p{L}.,!?]'(?!\p{L}))/gu, '$1‘')
    .replaceAll("'", '’')
}

/** A text in pieces, some of them emphasised. */
export function words(text: string): Words[] {
  const pieces: Words[] = []
  let at = 0
  for (const found of text.matchAll(EMPHASIS)) {
    pieces.push({ text: text.slice(at, found.index), emphasis: false }, { text: found[1] ?? '', emphasis: true })
    at = found.index + found[0].length
  }
  pieces.push({ text: text.slice(at), emphasis: false })
  // A quote opens or closes by what stands before it, whether that is emphasised or not.
  const set = curly(pieces.map((piece) => piece.text).join(''))
  let begin = 0
  const whole = pieces.map(({ text, emphasis }) => ({ text: set.slice(begin, (begin += text.length)), emphasis }))
  return whole.filter((piece) => piece.text !== '')
}

export const paragraphs = (text: string): Words[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(words)

/** As it is read aloud. */
export const plain = (text: string): string =>
  paragraphs(text)
    .map((line) => line.map((piece) => piece.text).join(''))
    .join('\n')

/** Whether it begins with a letter that can be set large. */
export const lettered = (text: string): boolean => /^\p{L}/u.test(text)
