/**
 * A garden is one line of text with '/' between its rows: easy to read in a test, easy to keep in a save. A place is an
 * index into the text; whatever is not part of the garden, the '/' included, stops the mower as a hedge does.
 *
 *   S the mower's shed door   . grass   # hedge   o stone   m molehill   ^ > v < gates that open one way
 */
import { STEPS, type Way } from '../../kit/rules/ways.ts'

export type Garden = string

export const GATES: Readonly<Record<string, Way>> = { '^': 'up', '>': 'right', v: 'down', '<': 'left' }

/** From one row to the next. */
export function strideOf(garden: Garden): number {
  const end = garden.indexOf('/')
  return (end < 0 ? garden.length : end) + 1
}

export function stepOf(garden: Garden, way: Way): number {
  const [x, y] = STEPS[way]
  return x + y * strideOf(garden)
}

const GRASS = /[S.m]/

/** Whether grass grows here, so that it has to be mown; molehills stand in grass, gates on gravel. */
export const isGrass = (garden: Garden, place: number): boolean => GRASS.test(garden[place] ?? '')

/** Whether a mower that goes this way may roll onto this place. */
export function isOpen(garden: Garden, place: number, way: Way): boolean {
  const gate = GATES[garden[place] ?? '']
  return gate ? gate === way : isGrass(garden, place)
}

/**
 * The places that the mower rolls over when it sets off, in order. It goes on until something stops it; a molehill
 * stops it once and is flat from then on.
 */
export function slide(
  garden: Garden,
  from: number,
  way: Way,
  isFlat: (molehill: number) => boolean,
): number[] {
  const step = stepOf(garden, way)
  const places: number[] = []
  for (let at = from + step; isOpen(garden, at, way); at += step) {
    places.push(at)
    if (garden[at] === 'm' && !isFlat(at)) break
  }
  return places
}

export const sizeOf = (garden: Garden) => {
  const stride = strideOf(garden)
  return { width: stride - 1, height: Math.round((garden.length + 1) / stride) }
}

export const placesOf = (garden: Garden, kind: (place: number) => boolean): number[] =>
  Array.from(garden, (_, place) => place).filter(kind)
