/**
 * How somebody mows who does not know the way: looks a few slides ahead, takes what cuts most, and miscounts a little.
 * Gardens are made for people, so they are tried by some of them.
 */
import type { Way } from '../../kit/rules/ways.ts'
import { partition } from './reach.ts'
import {
  countBits,
  isNone,
  NO_TILES,
  survey,
  without,
  type Position,
  type Slide,
  type Survey,
  type Tiles,
} from './survey.ts'

/** A garden as somebody knows it who has looked at it for long. */
export interface Known extends Survey {
  /** What can still be mown from each stop, at best. */
  readonly ahead: readonly Tiles[]
}

/** Whoever strolls. */
export interface Stroller {
  /** How many slides are thought of besides the next one. */
  readonly ahead: number
  /** By how much a count is off. */
  off(): number
  blunders(): boolean
  /** From 0 to 1. */
  fraction(): number
}

/** How much less a tile counts for each slide that it is away. */
const LATER = 0.9
/** Where there is only one way on and one way back, looking further is this much of a thought. */
const FORCED = 0.3
/** Tiles by which a count is off, for each tick by which a press would be. */
const MISCOUNT = 0.25
/** What having been at a stop before takes off, in tiles: people try something else. */
const AGAIN = 0.7

export function know(position: Position): Known {
  const map = survey(position)
  const { yardOf, yards } = partition(map)
  return { ...map, ahead: map.stops.map((_, stop) => yards[yardOf[stop] ?? 0]?.ahead ?? NO_TILES) }
}

const gainOf = (cuts: Tiles, { low, high }: Tiles) => countBits(cuts.low & low) + countBits(cuts.high & high)

/** What the best slides from here mow, as far as somebody looks. */
function promise(stops: Survey['stops'], at: number, uncut: Tiles, ahead: number): number {
  const ways = stops[at] ?? []
  if (isNone(uncut)) return 0
  const left = ahead - (ways.length > 2 ? 1 : FORCED)
  let most = 0
  for (const { to, cuts } of ways) {
    const later = left > 0 ? LATER * promise(stops, to, without(uncut, cuts), left) : 0
    most = Math.max(most, gainOf(cuts, uncut) + later)
  }
  return most
}

/** Turnings off the way that leave grass behind for good. */
export function trapsOn({ stops, uncut, ahead }: Known, ways: readonly Way[]): number {
  let traps = 0
  let at = 0
  let left = uncut
  for (const way of ways) {
    const slides = stops[at] ?? []
    for (const { to, cuts } of slides)
      if (!isNone(without(without(left, cuts), ahead[to] ?? NO_TILES))) traps++
    const taken = slides.find((slide) => slide.way === way)
    at = taken?.to ?? at
    left = without(left, taken?.cuts ?? NO_TILES)
  }
  return traps
}

/**
 * Whether all is mown within so many slides. That a slide leaves grass behind for good is noticed as often as the
 * look-ahead lets them: by an average person one time in two. Stops where they have been before they tire of.
 */
export function strolls(who: Stroller, { stops, uncut, ahead }: Known, slides: number): boolean {
  const visits: number[] = []
  let at = 0
  let left = uncut
  for (let spent = 0; spent < slides && !isNone(left); spent++) {
    const ways = stops[at] ?? []
    if (ways.length === 0) return false
    visits[at] = (visits[at] ?? 0) + 1
    const isCareful = who.fraction() * (who.ahead + 2) < who.ahead
    const worthOf = ({ to, cuts }: Slide): number => {
      const rest = without(left, cuts)
      if (isCareful && !isNone(without(rest, ahead[to] ?? NO_TILES))) return -99
      const gain = gainOf(cuts, left) + (who.ahead > 0 ? LATER * promise(stops, to, rest, who.ahead) : 0)
      return gain + who.off() * MISCOUNT - AGAIN * (visits[to] ?? 0)
    }
    const judged = ways.map((slide) => ({ slide, worth: worthOf(slide) }))
    const best = judged.reduce((most, each) => (each.worth > most.worth ? each : most))
    const { to, cuts } = (who.blunders() && ways[Math.floor(who.fraction() * ways.length)]) || best.slide
    at = to
    left = without(left, cuts)
  }
  return isNone(left)
}
