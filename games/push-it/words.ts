/** The greenhouse in words, for those who play by ear. */
import { columnOf, rowOf } from '../kit/rules/grid.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { isBed, isFloor, stepOf, strideOf } from './rules/house.ts'
import { givesWay, lost, potsOnBeds, type PotPush, type State } from './rules.ts'
import { potName } from './view/flowers.ts'

/** Rows and columns of floor: the outer wall is not counted. */
function placeWords({ house }: State, place: number): string {
  const stride = strideOf(house)
  return `row ${rowOf(stride, place)}, column ${columnOf(stride, place)}`
}

/** 'right the rose, can be pushed'. */
function wayWords(state: State, way: Way): string {
  const { house, pots, at } = state
  const place = at + stepOf(house, way)
  const pot = pots.indexOf(place)
  if (pot >= 0)
    return `${way} the ${potName(pot)}, ${givesWay(state, pot, way) ? 'can be pushed' : 'held fast'}`
  if (!isFloor(house, place)) return `${way} wall`
  return `${way} ${isBed(house, place) ? 'a bed' : 'free'}`
}

export function positionWords(state: State): string {
  const { house, pots, at } = state
  const here = (places: readonly number[]) => places.map((place) => placeWords(state, place)).join('; ')
  const beds = Array.from(house, (_, place) => place).filter(
    (place) => isBed(house, place) && !pots.includes(place),
  )
  const out = pots.flatMap((place, pot) => (isBed(house, place) ? [] : `${potName(pot)} at ${here([place])}`))
  const ways = WAYS.map((way) => wayWords(state, way)).join('; ')
  return `You are at ${here([at])}: ${ways}. Pots: ${out.join('; ')}. Empty beds: ${here(beds)}.`
}

export function newsWords(before: State, after: State): string {
  const pot = after.pots.findIndex((place, i) => place !== before.pots[i])
  if (pot < 0) return ''
  const name = potName(pot)
  if (after.pushes < before.pushes) return `The ${name} is back.`
  if (lost(after).includes(pot)) return `The ${name} can never reach a bed now. Undo brings it back.`
  const [was, is] = [before.pots[pot] ?? 0, after.pots[pot] ?? 0]
  if (isBed(after.house, is))
    return `The ${name} blooms on its bed, ${potsOnBeds(after)} of ${after.pots.length}.`
  return isBed(after.house, was) ? `The ${name} has left its bed.` : `Pushed the ${name}.`
}

export const refusalWords = (state: State, way: Way): string => `No way: ${wayWords(state, way)}.`

export const adviceWords = ({ pot, way }: PotPush, state: State): string =>
  `Push the ${potName(pot)} at ${placeWords(state, state.pots[pot] ?? 0)} ${way === 'up' || way === 'down' ? way : `to the ${way}`}.`
