/** Fuzzes saved states: whatever `fits` accepts must neither throw nor lead to a non-finite number. */
import { chance, type Chance } from '../rules/chance.ts'
import type { Rules } from '../rules.ts'

type State = unknown
type Action = unknown
type Path = readonly (string | number)[]

/** Ticks to play from a damaged save, and in the undamaged round that provides the saves. */
const TICKS = 600
const ROUND = 3000
/** Ticks between two saves of that round. */
const EVERY = 97
/** A bot acts about once in this many ticks. */
const IDLE = 20

export interface MutationSearch {
  readonly rules: Rules<State, Action>
  readonly levels: readonly number[]
  /** Further valid states, such as the busiest scene. */
  readonly states: readonly State[]
  readonly seed: number
  /** Maximum number of damaged saves to try, and of accepted ones to play. */
  readonly tries: number
  readonly plays: number
  /** Called before a save is played on, so that a hang can be traced. */
  begin(mutation: string): void
}

function act({ act, moves }: Rules<State, Action>, state: State, dice: Chance): State {
  const choices = moves(state)
  const choice = choices[dice.int(choices.length * IDLE + 1)]
  return choice === undefined ? state : act(state, choice)
}

function savesOf({ rules, levels, seed, states }: MutationSearch): State[] {
  const saves = [...states]
  for (const level of levels) {
    const dice = chance(seed + level)
    let state = rules.start(seed, level)
    for (let tick = 0; tick < ROUND && rules.outcome(state) === 'playing'; tick++) {
      if (tick % EVERY === 0) saves.push(state)
      state = act(rules, state, dice)
      state = rules.tick?.(state) ?? state
    }
  }
  return saves
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Paths of all leaf values. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (!isNested(value)) return [path]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
}

/** Path of a random part. Every field of the state is equally likely, whatever its size. */
function pathIn(value: unknown, dice: Chance, path: Path = []): Path {
  if (!isNested(value) || (path.length > 0 && dice.int(6) === 0)) return path
  const [name, part] = dice.pick(Object.entries(value))
  return pathIn(part, dice, [...path, name])
}

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part, name) => (part as Record<string, unknown>)[name], value)

/** A damaged value for a part. Includes null, which JSON writes for non-finite numbers. */
function replacement(part: unknown, dice: Chance): unknown {
  if (Array.isArray(part)) return dice.pick([[], part.slice(1), [...part, ...part], part.toReversed(), null])
  if (typeof part === 'boolean') return dice.pick([!part, null, 1])
  if (typeof part !== 'number') return dice.pick([null, 0, '1', {}, []])
  const near = [part + 1, part - 1, -part, part * 2, part * 1000, part / 1000]
  return dice.pick([...near, 0, -1, 0.5, 1, 100, 1e4, 1e6, 1e9, 1e308, -1e308, null, '1'])
}

/** Describes the first non-finite number. */
function notFinite(state: State): string | undefined {
  const path = leavesOf(state).find((each) => {
    const part = partAt(state, each)
    return typeof part === 'number' && !Number.isFinite(part)
  })
  return path && `${path.join('.')} is ${String(partAt(state, path))}`
}

function playOn(rules: Rules<State, Action>, saved: State, dice: Chance): string | undefined {
  let state = saved
  try {
    for (let tick = 0; tick < TICKS && rules.outcome(state) === 'playing'; tick++) {
      state = act(rules, state, dice)
      state = rules.tick?.(state) ?? state
    }
    const score = rules.score(state)
    return notFinite(state) ?? (Number.isFinite(score) ? undefined : `the score is ${score}`)
  } catch (error) {
    return String(error)
  }
}

/** Damages one part in place, and returns a description. */
function mutate(saved: unknown, dice: Chance): string {
  const path = pathIn(saved, dice)
  const part = partAt(saved, path)
  // A number from a different part is plausible, but breaks relations between the two.
  const borrowed = partAt(saved, pathIn(saved, dice))
  const isBorrowed = typeof part === 'number' && typeof borrowed === 'number' && dice.int(4) === 0
  const other = isBorrowed ? borrowed : replacement(part, dice)
  Object.assign(partAt(saved, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: other })
  return `${path.join('.')} = ${JSON.stringify(other).slice(0, 60)}`
}

/** Runs the search; each fault has its mutation. Sound rules have none. */
export function search(given: MutationSearch): {
  readonly played: number
  readonly faults: readonly string[]
} {
  const { rules, seed, tries, plays, begin } = given
  const dice = chance(seed)
  const saves = savesOf(given).map((state) => JSON.stringify(state))
  const faults: string[] = []
  let played = 0
  for (let i = 0; i < tries && played < plays; i++) {
    const saved: unknown = JSON.parse(dice.pick(saves))
    const mutation = Array.from({ length: 1 + dice.int(2) }, () => mutate(saved, dice)).join(', ')
    if (!rules.fits?.(saved)) continue
    begin(mutation)
    played++
    const fault = playOn(rules, saved, dice)
    if (fault) faults.push(`${mutation}: ${fault}`)
  }
  return { played, faults }
}
