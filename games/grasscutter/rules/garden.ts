/**
 * A garden is one line of text with '/' between its rows: easy to read in a test, easy to keep in a save. A place is an
 * index into the text; whatever is not part of the garden, the '/' included, stops the mower as a hedge does.
 *
 *   S the mower's shed door   . grass   # hedge   o stone   ^ > v < gates that open one way
 *   m molehill, f a flat one   w mud   b d bends that fall (\) and rise (/)   t the two mouths of a tunnel
 *   = plank, ~ the pond once it has sunk   * switch   X x posts, raised and sunk   p q turnstiles, like b and d
 *
 * What driving changes, it changes in the text.
 */
import { STEPS, type Way } from '../../kit/rules/ways.ts'

export type Garden = string

export const GATES: Readonly<Record<string, Way>> = { '^': 'up', '>': 'right', v: 'down', '<': 'left' }

const FALLING: Readonly<Record<Way, Way>> = { right: 'down', down: 'right', left: 'up', up: 'left' }
const RISING: Readonly<Record<Way, Way>> = { right: 'up', up: 'right', left: 'down', down: 'left' }
/** Which way a mower leaves that comes in this way. */
const BENDS: Readonly<Record<string, typeof FALLING>> = { b: FALLING, p: FALLING, d: RISING, q: RISING }

/** What a place becomes once it has been driven over. */
const DRIVEN: Readonly<Record<string, string>> = { m: 'f', '=': '~', p: 'q', q: 'p' }

/** Land of which nothing is decided yet: only where gardens are made. */
export const WILD = '?'
const GRASS = /[S.mf?]/
const OPEN = /[S.mf?wbdt=*xpq]/

/** From one row to the next. */
export function strideOf(garden: Garden): number {
  const end = garden.indexOf('/')
  return (end < 0 ? garden.length : end) + 1
}

export function stepOf(garden: Garden, way: Way): number {
  const [x, y] = STEPS[way]
  return x + y * strideOf(garden)
}

/** Whether grass grows here, so that it has to be mown; molehills stand in grass, all else on gravel. */
export const isGrass = (garden: Garden, place: number): boolean => GRASS.test(garden[place] ?? '')

/** Whether a mower that goes this way may roll onto this place. */
export function isOpen(garden: Garden, place: number, way: Way): boolean {
  const sign = garden[place] ?? ''
  const gate = GATES[sign]
  return gate ? gate === way : OPEN.test(sign)
}

export const withSign = (garden: Garden, place: number, sign: string): Garden =>
  garden.slice(0, place) + sign + garden.slice(place + 1)

/** One place further: which way the mower goes on from there, and what has become of the garden. */
export interface Roll {
  readonly place: number
  readonly way: Way
  readonly garden: Garden
}

/**
 * Where the mower rolls when it sets off, in order. It goes on until something stops it: a molehill once, mud always.
 * If it would go round in a circle it ends its slide where the circle closes.
 */
export function slide(garden: Garden, from: number, way: Way): Roll[] {
  const rolls: Roll[] = []
  let at = from + stepOf(garden, way)
  while (isOpen(garden, at, way)) {
    const sign = garden[at] ?? ''
    way = BENDS[sign]?.[way] ?? way
    const [place, towards] = [at, way]
    if (rolls.some((roll) => roll.place === place && roll.way === towards)) break
    garden = drivenOver(garden, place, sign)
    rolls.push({ place, way, garden })
    if (sign === 't') {
      at = garden.indexOf('t') === at ? garden.lastIndexOf('t') : garden.indexOf('t')
      rolls.push({ place: at, way, garden })
    }
    if (sign === 'm' || sign === 'w') break
    at += stepOf(garden, way)
  }
  return rolls
}

function drivenOver(garden: Garden, place: number, sign: string): Garden {
  if (sign === '*') return garden.replace(/x/gi, (post) => (post === 'x' ? 'X' : 'x'))
  const becomes = DRIVEN[sign]
  return becomes ? withSign(garden, place, becomes) : garden
}

export const sizeOf = (garden: Garden) => {
  const stride = strideOf(garden)
  return { width: stride - 1, height: Math.round((garden.length + 1) / stride) }
}

export const placesOf = (garden: Garden, kind: (place: number) => boolean): number[] =>
  Array.from(garden, (_, place) => place).filter(kind)
