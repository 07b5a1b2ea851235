/** Translates the codes of keyboard events, which tests use, into the key names of each protocol. */

/** Returns the character that a key types, if any. */
export function characterOf(code: string): string | undefined {
  if (code === 'Space') return ' '
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase()
}

/** The other keys, as WebDriver actions encode them. */
const CODE_POINTS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

export function codePointOf(code: string): string {
  const found = characterOf(code) ?? CODE_POINTS[code]
  if (found === undefined) throw new Error(`WebDriver's code point for the key ${code} is not in keys.ts.`)
  return found
}
