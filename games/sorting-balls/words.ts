/** What is said aloud: enough to play by ear. */
import { changeBetween, isCorked, kindOf, type State } from './rules/state.ts'
import { kindAt } from './view/kinds.ts'

export const ballName = (state: State, ball: number): string => kindAt(state.level, kindOf(state, ball)).name

/** Alike neighbours are told together: '2 blue drop'. */
function contents(state: State, tube: readonly number[]): string {
  const runs: { name: string; count: number }[] = []
  for (const ball of [...tube].reverse()) {
    const name = ballName(state, ball)
    const last = runs.at(-1)
    if (last?.name === name) last.count++
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ')
}

export function tubeWords(state: State, place: number): string {
  const tube = state.tubes[place] ?? []
  const name = `Tube ${place + 1} of ${state.tubes.length}`
  if (tube.length === 0) return `${name}: empty.`
  if (isCorked(state, tube)) return `${name}: complete, ${contents(state, tube)}.`
  const room = state.height - tube.length
  return `${name}, from the top: ${contents(state, tube)}; ${room > 0 ? `room for ${room}` : 'full'}.`
}

export function newsWords(before: State, after: State): string {
  const change = changeBetween(before, after)
  if (!change) return ''
  const { ball, from, to } = change
  const back = after.spent < before.spent ? ' back' : ''
  const done = isCorked(after, after.tubes[to] ?? []) ? ` Tube ${to + 1} is complete.` : ''
  return `Moved ${ballName(after, ball)}${back} from tube ${from + 1} to tube ${to + 1}.${done}`
}
