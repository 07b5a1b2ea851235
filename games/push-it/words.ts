/** The greenhouse in words, for those who play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { capital, type AdvisingWords } from '../kit/words.ts'
import { isBed, isFloor, stepOf, strideOf } from './rules/house.ts'
import { givesWay, lost, potsOnBeds, type Action, type State } from './rules.ts'
import { potName } from './view/flowers.ts'

/** Rows and columns of floor: the outer wall is not counted. */
function placeWords({ house }: State, place: number): string {
  const stride = strideOf(house)
  return `row ${rowOf(stride, place)}, column ${columnOf(stride, place)}`
}

/** What stands or lies on a place. */
function thingWords({ house, pots }: State, place: number): string {
  const pot = pots.indexOf(place)
  if (pot >= 0) return potName(pot)
  if (!isFloor(house, place)) return 'wall'
  return isBed(house, place) ? 'bed' : 'free'
}

/** Walls and pots beside the gardener; what is not named is free. 'Wall up, left. Rose right, stuck.' */
function besideWords(state: State): string[] {
  const { house, pots, at } = state
  const walls = WAYS.filter((way) => !isFloor(house, at + stepOf(house, way)))
  const potted = WAYS.flatMap((way) => {
    const pot = pots.indexOf(at + stepOf(house, way))
    if (pot < 0) return []
    return `${capital(potName(pot))} ${way}${givesWay(state, pot, way) ? '' : ', stuck'}.`
  })
  return walls.length ? [`Wall ${walls.join(', ')}.`, ...potted] : potted
}

/** Where the gardener stands, and what is in the way there. */
export function standWords(state: State): string {
  const { house, at } = state
  const place = `${capital(placeWords(state, at))}${isBed(house, at) ? ', bed' : ''}.`
  return [place, ...besideWords(state)].join(' ')
}

/** Why there is no step that way. */
export function refusalWords(state: State, way: Way): string {
  const place = state.at + stepOf(state.house, way)
  const beyond = thingWords(state, place + stepOf(state.house, way))
  const thing = capital(thingWords(state, place))
  return state.pots.includes(place) ? `${thing} stuck, ${beyond} behind it.` : `${thing}.`
}

/** A key that is held walks up to a pot and does not push it. */
export function haltWords(state: State, way: Way): string {
  const pot = state.pots.indexOf(state.at + stepOf(state.house, way))
  return givesWay(state, pot, way)
    ? `${capital(potName(pot))}. Press again to push.`
    : refusalWords(state, way)
}

const wayBetween = ({ house }: State, from: number, to: number): Way | undefined =>
  WAYS.find((way) => from + stepOf(house, way) === to)

function walkWords(before: State, after: State): string {
  if (before.at === after.at) return ''
  return `Went ${wayBetween(after, before.at, after.at) ?? `to ${placeWords(after, after.at)}`}.`
}

/** Pots that could still reach a bed before the push and cannot any more. */
function wiltWords(before: State, after: State): string {
  const wilted = lost(after)
  const known = new Set(wilted.length ? lost(before) : [])
  const names = wilted.filter((pot) => !known.has(pot)).map(potName)
  return names.length ? ` ${capital(names.join(', '))} wilted.` : ''
}

function bedWords(after: State, was: number, is: number): string {
  const { house, pots } = after
  if (!isBed(house, is) && !isBed(house, was)) return ''
  return `, ${isBed(house, is) ? 'on a' : 'off its'} bed, ${potsOnBeds(after)} of ${pots.length}`
}

/** What a step, a push or an undo changed. */
function changed(before: State, after: State): string {
  const pot = after.pots.findIndex((place, i) => place !== before.pots[i])
  if (pot < 0) return walkWords(before, after)
  const [was = 0, is = 0] = [before.pots[pot], after.pots[pot]]
  const isBack = after.pushes < before.pushes
  const moved = `${capital(potName(pot))} ${isBack ? 'back' : 'pushed'} ${wayBetween(after, was, is)}`
  return `${moved}${bedWords(after, was, is)}.${isBack ? '' : wiltWords(before, after)}`
}

/** Gardener and pots as well, wherever they stand. */
function describe(state: State): string[] {
  const { house, pots, at } = state
  const wilted = lost(state)
  const stride = strideOf(house)
  const tileWords = (place: number) => {
    const pot = pots.indexOf(place)
    const thing = place === at ? 'you' : thingWords(state, place)
    if (wilted.includes(pot)) return `${thing} wilted`
    return isBed(house, place) && thing !== 'bed' ? `${thing} on bed` : thing
  }
  const rows = house.split('/').slice(1, -1)
  return rows.map((row, i) => {
    const tiles = Array.from(row.slice(1, -1), (_, column) => tileWords((i + 1) * stride + 1 + column))
    return `Row ${i + 1}: ${tiles.join(', ')}.`
  })
}

function task(state: State): string {
  const rows = state.house.split('/')
  const left = state.pots.length - potsOnBeds(state)
  return `${rows.length - 2} by ${strideOf(state.house) - 3}, ${left} ${left === 1 ? 'bed' : 'beds'} to fill.`
}

/** A push tells from where: that is where the gardener has to go. */
function advise(hint: Action, state: State): string {
  if (typeof hint === 'string') return `Go ${hint}.`
  if ('to' in hint) return `Go to ${placeWords(state, hint.to)}.`
  const { pot, way } = hint
  const from = (state.pots[pot] ?? 0) - stepOf(state.house, way)
  return `Push the ${potName(pot)} ${way} from ${placeWords(state, from)}.`
}

export const words: AdvisingWords<State, Action> = { describe, task, changed, advise }
