/** Describes the greenhouse for screen readers. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { capital, type AdvisingWords } from '../kit/words.ts'
import { createBound } from './rules/bound.ts'
import { createGround } from './rules/ground.ts'
import {
  inOrder,
  isFloor,
  isHome,
  matAt,
  ownedIn,
  stepOf,
  strideOf,
  wanted,
  wayTo,
  type House,
} from './rules/house.ts'
import { givesWay, isFree, isOpen, lost, potsAtHome, rules, type Action, type State } from './rules.ts'
import { flowerOf } from './words/flowers.ts'

/** Counts rows and columns without the outer wall. */
function placeWords({ house }: State, place: number): string {
  const stride = strideOf(house)
  return `row ${rowOf(stride, place)}, column ${columnOf(stride, place)}`
}

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'free',
  '#': 'wall',
  '.': 'bed',
  n: 'arch',
  '~': 'ice',
  o: 'pit',
  _: 'plate',
}

/** The floor of a tile, without any pot on it. */
function groundWords(state: State, place: number): string {
  const { house, pots } = state
  const letter = house[place] ?? '#'
  if (wanted(house, place) >= 0) return `${flowerOf(wanted(house, place))} bed`
  if (matAt(house, place) >= 0) return `mat pointing ${WAYS[matAt(house, place)]}`
  if (letter === '=') return isOpen(state) ? 'open gate' : 'gate'
  return pots.includes(-place) ? 'free' : (NAMES[letter] ?? letter)
}

/** The pot on a tile or, without one, its floor. */
function thingWords(state: State, place: number): string {
  const pot = state.pots.indexOf(place)
  return pot < 0 ? groundWords(state, place) : flowerOf(pot)
}

/** Obstacles beside the gardener: 'Wall up, left. Rose right, stuck.' Free tiles are not mentioned. */
function besideWords(state: State): string[] {
  const { house, pots, at } = state
  const walls = WAYS.filter((way) => !isFloor(house, at + stepOf(house, way)))
  const others = WAYS.flatMap((way) => {
    const place = at + stepOf(house, way)
    const pot = pots.indexOf(place)
    if (walls.includes(way) || isFree(state, place)) return []
    const isStuck = pot >= 0 && !givesWay(state, pot, way)
    return `${capital(thingWords(state, place))} ${way}${isStuck ? ', stuck' : ''}.`
  })
  return walls.length ? [`Wall ${walls.join(', ')}.`, ...others] : others
}

/** The gardener's position and the obstacles around it. */
export function standWords(state: State): string {
  const ground = groundWords(state, state.at)
  const place = `${capital(placeWords(state, state.at))}${ground === 'free' ? '' : `, ${ground}`}.`
  return [place, ...besideWords(state)].join(' ')
}

/** Explains why the gardener cannot step that way. */
export function refusalWords(state: State, way: Way): string {
  const { house, pots, at } = state
  const place = at + stepOf(house, way)
  const thing = capital(thingWords(state, place))
  if (!pots.includes(place)) return `${thing}.`
  // Mats and shut gates hold the pot on them.
  if (matAt(house, place) >= 0 || house[place] === '=')
    return `${thing} stuck on ${groundWords(state, place)}.`
  return `${thing} stuck, ${thingWords(state, place + stepOf(house, way))} behind it.`
}

/** A key held down walks up to a pot but does not push it. */
export function haltWords(state: State, way: Way): string {
  const pot = state.pots.indexOf(state.at + stepOf(state.house, way))
  return givesWay(state, pot, way)
    ? `${capital(flowerOf(pot))}. Press again to push.`
    : refusalWords(state, way)
}

const wayBetween = ({ house }: State, from: number, to: number): Way | undefined =>
  WAYS.find((way) => from + stepOf(house, way) === to)

function walkWords(before: State, after: State): string {
  if (before.at === after.at) return ''
  return `Went ${wayBetween(after, before.at, after.at) ?? `to ${placeWords(after, after.at)}`}.`
}

/** 'rose', 'rose and violet', 'rose, violet and poppy'. */
const listWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

/** Pots that the push has cut off from every bed. */
function wiltWords(before: State, after: State): string {
  const wilted = lost(after)
  const alreadyWilted = new Set(wilted.length ? lost(before) : [])
  const names = wilted.filter((pot) => !alreadyWilted.has(pot)).map(flowerOf)
  return names.length ? ` ${capital(listWords(names))} wilted.` : ''
}

const bedOf = (house: House, pot: number) => (pot < ownedIn(house) ? 'its bed' : 'a bed')

function homeWords({ house }: State, after: State, pot: number, was: number, is: number): string {
  const [wasHome, isNow] = [isHome(house, pot, was), isHome(house, pot, is)]
  const progress = `${potsAtHome(after)} of ${after.pots.length}`
  if (is < 0) return `, into the pit, ${progress}`
  if (was < 0) return ', out of the pit'
  if (isNow) return `, onto ${bedOf(house, pot)}, ${progress}`
  if (wasHome) return `, off its bed, ${progress}`
  return wanted(house, is) >= 0 ? ', onto the wrong bed' : ''
}

/** The change made by a step, a push or an undo. */
function changed(before: State, after: State): string {
  const pot = after.pots.findIndex((place, i) => place !== before.pots[i])
  if (pot < 0) return walkWords(before, after)
  const { house } = after
  const [was = 0, is = 0] = [before.pots[pot], after.pots[pot]]
  const isBack = after.pushes < before.pushes
  const way = wayTo(house, Math.abs(was), Math.abs(is))
  const slid = Math.abs(Math.abs(is) - Math.abs(was)) > Math.abs(stepOf(house, way))
  const moved = `${capital(flowerOf(pot))} ${isBack ? 'back' : slid ? 'slid' : 'pushed'} ${way}`
  const gate = isOpen(after) === isOpen(before) ? '' : isOpen(after) ? ' Gate open.' : ' Gate shut.'
  return `${moved}${homeWords(before, after, pot, was, is)}.${gate}${isBack ? '' : wiltWords(before, after)}`
}

/** One line per row: the floor of each tile, with the gardener and the pots. */
function describe(state: State): string[] {
  const { house, pots, at } = state
  const wilted = lost(state)
  const stride = strideOf(house)
  const tileWords = (place: number) => {
    const pot = pots.indexOf(place)
    const ground = groundWords(state, place)
    if (pot < 0 && place !== at) return ground
    const thing = `${pot < 0 ? 'you' : flowerOf(pot)}${wilted.includes(pot) ? ' wilted' : ''}`
    return ground === 'free' ? thing : `${thing} on ${ground}`
  }
  const rows = house.split('/').slice(1, -1)
  return rows.map((row, i) => {
    const tiles = Array.from(row.slice(1, -1), (_, column) => tileWords((i + 1) * stride + 1 + column))
    return `Row ${i + 1}: ${tiles.join(', ')}.`
  })
}

function task(state: State): string {
  const rows = state.house.split('/')
  const left = state.pots.length - potsAtHome(state)
  return `${rows.length - 2} by ${strideOf(state.house) - 3}, ${left} ${left === 1 ? 'pot' : 'pots'} to go.`
}

/** The purpose of the push that a hint suggests. */
function reasonOf(state: State, after: State, pot: number): string {
  const { house, pots } = state
  const [was = 0, is = 0] = [pots[pot], after.pots[pot]]
  const left = createBound(createGround(house))
  const isNearer = left(inOrder(after.pots, ownedIn(house))) < left(inOrder(pots, ownedIn(house)))
  if (is < 0) return 'into the pit to fill it'
  if (house[is] === '_') return 'onto the plate to open the gate'
  if (house[was] === '_') return 'off the plate: the gate has done its job'
  if (isHome(house, pot, is)) return `onto ${bedOf(house, pot)}`
  if (isHome(house, pot, was)) return 'off its bed to let others pass'
  return isNearer ? `closer to ${bedOf(house, pot)}` : 'aside to make room'
}

/** Which pot to push, which way, and why. */
function advise(hint: Action, state: State): string {
  if (typeof hint === 'string') return `Go ${hint}.`
  if ('to' in hint) return `Go to ${placeWords(state, hint.to)}.`
  const { pot, way } = hint
  return `Push the ${flowerOf(pot)} ${way}, ${reasonOf(state, rules.act(state, hint), pot)}.`
}

/** Where to stand for the push. */
function where(hint: Action, state: State): string {
  if (typeof hint === 'string' || 'to' in hint) return ''
  return `From ${placeWords(state, (state.pots[hint.pot] ?? 0) - stepOf(state.house, hint.way))}.`
}

export const words: AdvisingWords<State, Action> = { describe, task, changed, advise, where }
