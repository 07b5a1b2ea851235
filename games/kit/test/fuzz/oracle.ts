/**
 * Judges accepted data without the game's own checks. It learns the types of actions from those of honest players, so a
 * mistake in a game's `isAction` cannot hide itself.
 */

/** No honest action of any game holds a larger number. */
const LARGEST = 2 ** 31

/** Describes the type of a value. All numbers are alike; each string is its own type, as a keyword of the game. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(typeOf))].sort().join('|')}]`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? 'number' : (JSON.stringify(value) ?? 'undefined')
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${typeOf(part)}`)
  return `{ ${fields.sort().join(', ')} }`
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const hasFraction = (value: unknown) => numbersIn(value).some((n) => !Number.isInteger(n))

/** Explains why an accepted action has the wrong type; undefined if its type is right. */
export type Oracle = (action: unknown) => string | undefined

/** Learns from honest actions. */
export function learn(honest: readonly unknown[]): Oracle {
  const types = new Map<string, { hasFractions: boolean }>()
  for (const action of honest) {
    const known = types.get(typeOf(action))
    types.set(typeOf(action), { hasFractions: (known?.hasFractions ?? false) || hasFraction(action) })
  }
  return (action) => {
    const known = types.get(typeOf(action))
    if (!known) return `no honest action has the type ${typeOf(action)}`
    const wild = numbersIn(action).find((n) => !(Math.abs(n) <= LARGEST))
    if (wild !== undefined) return `no honest action holds the number ${wild}`
    return !known.hasFractions && hasFraction(action) ? 'honest actions have whole numbers' : undefined
  }
}

/** Finds a number that is not finite, or a value that JSON cannot represent. Returns its path, or undefined. */
export function notFinite(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path || 'it'} is ${value}`
  if (typeof value === 'function' || typeof value === 'symbol') return `${path} is a ${typeof value}`
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const found = notFinite(part, `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
