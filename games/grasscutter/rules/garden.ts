/**
 * Represents a garden as one line of text with '/' between its rows: easy to read in a test, easy to save.
 * A place is an index into the text. Everything outside the garden, including the '/', stops the mower like a hedge.
 *
 *   S the mower's shed door   . grass   # hedge   o stone   ^ > v < gates that open one way
 *   m molehill, f a flat one   w mud   b d bends that fall (\) and rise (/)   t the two mouths of a tunnel
 *   = plank, ~ the pond once it has sunk   * switch   X x posts, raised and sunk   p q turnstiles, like b and d
 *
 * Driving changes the text.
 */
import { STEPS, type Way } from '../../kit/rules/ways.ts'

export type Garden = string

export const GATES: Readonly<Record<string, Way>> = { '^': 'up', '>': 'right', v: 'down', '<': 'left' }

const FALLING: Readonly<Record<Way, Way>> = { right: 'down', down: 'right', left: 'up', up: 'left' }
const RISING: Readonly<Record<Way, Way>> = { right: 'up', up: 'right', left: 'down', down: 'left' }
/** The direction in which a mower leaves, by the direction in which it enters. */
const BENDS: Readonly<Record<string, typeof FALLING>> = { b: FALLING, p: FALLING, d: RISING, q: RISING }

/** The sign of a place after it has been driven over. */
const DRIVEN: Readonly<Record<string, string>> = { m: 'f', '=': '~', p: 'q', q: 'p' }

/** Undecided land. Occurs only while a garden is being generated. */
export const WILD = '?'
const GRASS = /[S.mf?]/
const OPEN = /[S.mf?wbdt=*xpq]/

/** Index offset from one row to the next. */
export function strideOf(garden: Garden): number {
  const end = garden.indexOf('/')
  return (end < 0 ? garden.length : end) + 1
}

export function stepOf(garden: Garden, way: Way): number {
  const [x, y] = STEPS[way]
  return x + y * strideOf(garden)
}

/** Whether a place has grass to mow. Molehills are on grass, all other features on gravel. */
export const isGrass = (garden: Garden, place: number): boolean => GRASS.test(garden[place] ?? '')

/** Whether a mower moving in this direction may enter a place. */
function isOpen(garden: Garden, place: number, way: Way): boolean {
  const sign = garden[place] ?? ''
  const gate = GATES[sign]
  return gate ? gate === way : OPEN.test(sign)
}

export const withSign = (garden: Garden, place: number, sign: string): Garden =>
  garden.slice(0, place) + sign + garden.slice(place + 1)

/** One step of a slide: the place, the direction in which the mower leaves it, and the garden after the step. */
export interface Roll {
  readonly place: number
  readonly way: Way
  readonly garden: Garden
}

/**
 * The steps of a slide, in order. It runs until something stops the mower: a molehill once, mud always. An endless loop
 * ends where it closes.
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
