/** What someone who cannot see the garden must know, the most urgent first. */
import { isGolden, timesOf } from './rules/chain.ts'
import { HELP } from './rules/curve.ts'
import type { Flight } from './rules/state.ts'
import { grassLean } from './view/wind.ts'

/** Ticks for which a help is news. */
const NEWS = 120
/** Units before a thing at which it is said. */
const NEAR = 420

export function wordsOf(flight: Flight): string {
  const { gust, tick, x, hornets, canes, magnet, bubble } = flight
  const lean = grassLean(gust, tick)
  const isNear = (thing: { readonly x: number }) => thing.x > x && thing.x < x + NEAR
  const times = timesOf(flight)
  const hornet = hornets.find(isNear)
  return [
    isGolden(flight) && 'Golden flight',
    lean && `${gust.force > 1 ? 'Storm' : 'Wind'} ${lean < 0 ? 'against you' : 'from behind'}`,
    hornet && `Hornet ${hornet.y < flight.y ? 'above' : 'below'}`,
    canes.some((cane) => cane.closes && isNear(cane)) && 'Gate closing',
    magnet > tick + HELP.magnet - NEWS && 'Magnet',
    bubble && 'In a bubble',
    times > 1 && !isGolden(flight) && `Times ${times}`,
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join(', ')
}
