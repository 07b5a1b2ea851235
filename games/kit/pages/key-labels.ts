/** Names keys as the visitor's keyboard prints them, and pad buttons. */

/** What the keys print, by position. Only some browsers tell. */
type Printed = ReadonlyMap<string, string>

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  NumpadEnter: 'Numpad Enter',
  NumpadAdd: 'Numpad +',
  NumpadSubtract: 'Numpad −',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  PadUp: 'D-pad ↑',
  PadDown: 'D-pad ↓',
  PadLeft: 'D-pad ←',
  PadRight: 'D-pad →',
}

/** The label of a key or pad button. A letter is its own label if any key prints it. */
export function labelOf(name: string, printed: Printed = new Map()): string {
  const code = name.replace('@', '')
  const letter = /^Key(.)$/.exec(code)?.[1]
  if (letter && name === code && [...printed.values()].includes(letter.toLowerCase())) return letter
  const sign = SIGNS[code] ?? printed.get(code)
  return sign === undefined
    ? code.replace(/^(Key|Digit|Pad)/, '').replace(/^Numpad/, 'Numpad ')
    : sign.length === 1
      ? sign.toUpperCase()
      : sign
}

interface KeyboardWithLayout {
  getLayoutMap?(): Promise<Printed>
}

/** Undefined where the browser does not tell, or not in this frame. */
export async function readPrinted(): Promise<Printed | undefined> {
  if (!('keyboard' in navigator)) return undefined
  const keyboard = navigator.keyboard as KeyboardWithLayout | undefined
  return keyboard?.getLayoutMap?.().catch(() => undefined)
}
