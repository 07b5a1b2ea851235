/** Finds misspelt names: of settings and of games. */

/** Edit distance in which two swapped neighbours count once. Case does not count. */
export function distance(one: string, other: string): number {
  const [a, b] = [one.toUpperCase(), other.toUpperCase()]
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        at([row], 0, j - 1) + 1,
        at(rows, i - 1, j - 1) + cost,
        swapped ? at(rows, i - 2, j - 2) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

const at = (rows: readonly (readonly number[])[], i: number, j: number) => rows[i]?.[j] ?? Infinity

export const nearest = (name: string, known: Iterable<string>) =>
  [...known].sort((one, other) => distance(name, one) - distance(name, other))[0] ?? ''

/** Names that only this project uses in an environment. Other programs' variables have many other names. */
const OWN_PREFIX = /^(?:CONTACT|SITE|GAMES|SMTP|MAIL|TRUSTED)_/

/** Addresses for the browser tests: test-support/games/page.ts. */
const OF_TESTS = new Set(['SITE_URL', 'GAMES_URL'])

/** Short names differ from unrelated ones by little: HOST is two edits from HSTS. */
const allowedEdits = (name: string) => (name.length < 9 ? 1 : 2)

/** The variables that look like settings but are none, each with the nearest name of a setting. */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): { name: string; nearest: string }[] {
  return Object.keys(env)
    .filter((name) => env[name] !== undefined && !known.has(name) && !OF_TESTS.has(name))
    .map((name) => ({ name, nearest: nearest(name, known) }))
    .filter(({ name, nearest: near }) => OWN_PREFIX.test(name) || distance(name, near) <= allowedEdits(name))
}
