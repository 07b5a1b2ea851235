/** Simulates players who do not know the solution, to check that gardens suit people. */
import type { Way } from '../../kit/rules/ways.ts'
import { partition } from './reach.ts'
import {
  countBits,
  isNone,
  NO_TILES,
  survey,
  without,
  type MowerPosition,
  type SurveySlide,
  type GardenSurvey,
  type TileSet,
} from './survey.ts'

/** A garden's slide graph with its reachable tiles. */
export interface StrollMap extends GardenSurvey {
  /** Upper bound of the tiles that can still be mown from each stop. */
  readonly ahead: readonly TileSet[]
}

/** A simulated player. */
export interface Stroller {
  /** Lookahead beyond the next slide, in slides. */
  readonly ahead: number
  /** Random error of a count. */
  off(): number
  blunders(): boolean
  /** Random, from 0 to 1. */
  fraction(): number
}

/** Discount per slide of distance. */
const LATER = 0.9
/** Lookahead cost of a stop with only one way on and one way back, in slides. */
const FORCED = 0.3
/** Scales `off`, which is calibrated for timing errors in ticks, to tiles. */
const MISCOUNT = 0.25
/** Penalty for each earlier visit to a stop, in tiles: people try something else. */
const AGAIN = 0.7

export function strollMapOf(position: MowerPosition): StrollMap {
  const map = survey(position)
  const { yardOf, yards } = partition(map)
  return { ...map, ahead: map.stops.map((_, stop) => yards[yardOf[stop] ?? 0]?.ahead ?? NO_TILES) }
}

const gainOf = (cuts: TileSet, { low, high }: TileSet) =>
  countBits(cuts.low & low) + countBits(cuts.high & high)

/** The most that the best slides from here mow, within the lookahead. */
function promise(stops: GardenSurvey['stops'], at: number, uncut: TileSet, ahead: number): number {
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

/** Counts the turns off the solution that leave grass unreachable for good. */
export function trapsOn({ stops, uncut, ahead }: StrollMap, ways: readonly Way[]): number {
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
 * Whether the player mows everything within `slides` slides. Players look a few slides ahead, take the slide that cuts
 * most, and miscount a little. The longer the lookahead, the more often they notice that a slide leaves grass
 * unreachable: the average player every second time. Stops already visited are less attractive.
 */
export function strolls(who: Stroller, { stops, uncut, ahead }: StrollMap, slides: number): boolean {
  const visits: number[] = []
  let at = 0
  let left = uncut
  for (let spent = 0; spent < slides && !isNone(left); spent++) {
    const ways = stops[at] ?? []
    if (ways.length === 0) return false
    visits[at] = (visits[at] ?? 0) + 1
    const isCareful = who.fraction() * (who.ahead + 2) < who.ahead
    const worthOf = ({ to, cuts }: SurveySlide): number => {
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
