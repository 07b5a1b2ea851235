/** The garden in words, for those who play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { GATES, stepOf, strideOf } from './rules/garden.ts'
import { isMolehill, rules, slideOf, uncutOf, type State } from './rules.ts'

const tiles = (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'}`

function stopName(state: State, way: Way, end: number): string {
  if (isMolehill(state, end)) return 'molehill'
  const beyond = state.garden[end + stepOf(state.garden, way)] ?? '#'
  if (beyond in GATES) return 'shut gate'
  return beyond === 'o' ? 'stone' : 'hedge'
}

/** 'right 4 tiles to a hedge, 2 uncut'. */
function wayWords(state: State, way: Way): string {
  const places = slideOf(state, way)
  const end = places.at(-1)
  if (end === undefined) return ''
  const fresh = uncutOf(state).filter((place) => places.includes(place)).length
  return `${way} ${tiles(places.length)} to a ${stopName(state, way, end)}${fresh > 0 ? `, ${fresh} uncut` : ''}`
}

export function positionWords(state: State): string {
  const stride = strideOf(state.garden)
  const where = `Mower in row ${rowOf(stride, state.mower) + 1}, column ${columnOf(stride, state.mower) + 1}`
  const ways = WAYS.map((way) => wayWords(state, way)).filter(Boolean)
  return `${tiles(uncutOf(state).length)} to cut. ${where}. ${ways.length > 0 ? `Ways: ${ways.join('; ')}` : 'No way out'}.`
}

export function newsWords(before: State, after: State): string {
  if (after.spent < before.spent) return 'Undone.'
  const cut = uncutOf(before).length - uncutOf(after).length
  const news = `Went ${after.facing}, cut ${tiles(cut)}.`
  const flattened = isMolehill(before, after.mower) && rules.outcome(after) === 'playing'
  return flattened ? `${news} The molehill is flat now.` : news
}

/** The mower stands against something. */
export const refusalWords = (way: Way): string =>
  `Nothing gives way ${way === 'up' || way === 'down' ? way : `on the ${way}`}.`
