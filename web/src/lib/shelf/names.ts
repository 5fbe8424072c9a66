// What a name may be, as the server has it, so that it is said while somebody types and not only when all is sent.

/** Control and format characters, what is left blank, and every space but the ordinary one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** What is wrong with a name; empty if it is good, or if there is none yet. */
export function nameTrouble(name: string): string {
  if (name !== '' && name.trim() === '') return 'A name cannot be all spaces.'
  const hidden = INVISIBLE.exec(name.trim())?.[0]
  const code = hidden?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return hidden ? `A name cannot have invisible characters (U+${code}).` : ''
}
