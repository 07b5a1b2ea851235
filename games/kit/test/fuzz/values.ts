/** Creates hostile values, and mutates honest ones in type, size, order and length. Pure: chance comes from `rng`. */
import type { Chance } from '../../rules/chance.ts'

export const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.5,
  -0.5,
  2,
  3,
  60,
  255,
  256,
  1e-9,
  1e-320,
  1e6,
  1e6 + 1,
  1e9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e15,
  1e21,
  1e308,
  -1e308,
  NaN,
  Infinity,
  -Infinity,
]

/** Numbers most likely to overflow. */
const EXTREMES: readonly number[] = [1e308, -1e308, 1e15, -1e15, 1e9]

/** Properties that every object has, other keys of the storage, and numbers as text. */
export const NAMES: readonly string[] =
  'constructor toString hasOwnProperty __proto__ prototype length settings probe unknown '.split(' ')
const TEXTS: readonly string[] = [...NAMES, '0', '60', '1e308', 'NaN', 'up', 'x'.repeat(300)]

/** Levels beyond the last one. The largest made generators loop for ever. */
const HUGE_LEVELS: readonly unknown[] = [1e6 + 1, 2 ** 31, 2 ** 53, 1e15, 1e21, 1e308]
const WRONG_LEVELS: readonly unknown[] = [0, -1, -7, -8, 0.5, 1e6, -1e308, NaN, '1', '1e308', null, [3], true]

export const hostileLevel = (rng: Chance): unknown => rng.pick(rng.int(2) ? HUGE_LEVELS : WRONG_LEVELS)

/** Returns arrays nested this deep. */
function nested(depth: number): unknown {
  let value: unknown = []
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

const JUNK: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => nested(60),
  () => ({ length: 1e9 }),
  () => ({ kind: 'unknown' }),
  () => Object.fromEntries([['__proto__', { polluted: 1 }]]),
]

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

export const junk = (rng: Chance): unknown =>
  rng.int(3) === 0 ? rng.pick<unknown>(rng.int(2) ? NUMBERS : TEXTS) : rng.pick(JUNK)()

/** Probability of changing a container itself instead of a part of it. */
const STOPS_HERE = 0.12

/** Copies a value with one part changed, at any depth. */
export function mutated(rng: Chance, value: unknown): unknown {
  const names = isObject(value) ? Object.keys(value) : []
  if (!isObject(value) || names.length === 0 || rng.fraction() < STOPS_HERE) return changed(rng, value)
  const name = rng.pick(names)
  const part = mutated(rng, value[name])
  if (Array.isArray(value)) return value.with(Number(name), part)
  return withField(value, name, part)
}

/** Unlike a spread, this makes `__proto__` an ordinary field. */
export const withField = (value: Fields, name: string, part: unknown): Fields =>
  Object.fromEntries([...Object.entries(value).filter(([other]) => other !== name), [name, part]])

/** Converts every number to text. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  if (!isObject(value)) return typeof value === 'number' ? String(value) : value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]))
}

function changed(rng: Chance, value: unknown): unknown {
  if (typeof value === 'number') return changedNumber(rng, value)
  if (typeof value === 'string') return rng.int(2) ? rng.pick(TEXTS) : junk(rng)
  if (Array.isArray(value)) return changedList(rng, value)
  if (isObject(value)) return changedFields(rng, value)
  return junk(rng)
}

function changedNumber(rng: Chance, n: number): unknown {
  const kind = rng.int(10)
  if (kind < 3) return rng.pick([n + 1, n - 1, -n, 2 * n, n + 0.5, n / 3, n * 1e6])
  if (kind < 7) return rng.pick(rng.int(2) ? NUMBERS : EXTREMES)
  return kind < 9 ? String(n) : junk(rng)
}

/** Length of a repeated list. */
const LONG = 3000

export function changedList(rng: Chance, list: readonly unknown[]): unknown {
  if (list.length === 0) return rng.int(2) ? [junk(rng)] : junk(rng)
  const at = rng.int(list.length)
  const other = rng.int(list.length)
  return rng.pick<() => unknown>([
    () => [],
    () => list.toSpliced(at, 1),
    () => list.toSpliced(at, 0, list[other]),
    () => list.with(at, list[other]).with(other, list[at]),
    () => list.toReversed(),
    () => list.slice(0, at),
    () =>
      Array.from(
        { length: Math.min(LONG, list.length * (1 + rng.int(400))) },
        (_, i) => list[i % list.length],
      ),
    () => [...list, junk(rng)],
    () => [list],
    () => ({ ...list }),
    () => asText(list),
    () => junk(rng),
  ])()
}

function changedFields(rng: Chance, value: Fields): unknown {
  const names = Object.keys(value)
  const name = names[rng.int(names.length)] ?? 'extra'
  const rest = Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
  return rng.pick<() => unknown>([
    () => rest,
    () => withField(value, rng.pick([...NAMES, 'extra']), junk(rng)),
    () => withField(rest, rng.pick([...NAMES, 'extra']), value[name]),
    () => withField(value, name, junk(rng)),
    () => asText(value),
    () => [value],
    () => junk(rng),
  ])()
}
