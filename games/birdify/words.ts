/** Describes the flight for screen readers, most urgent first. */
import { isGolden, multiplierOf } from './rules/chain.ts'
import { HELP } from './rules/curve.ts'
import type { Flight } from './rules/state.ts'
import { grassLean } from './rules/wind.ts'

/** How long a new magnet is announced, in ticks. */
const ANNOUNCED_TICKS = 120
/** How far ahead hornets and gates are announced, in units. */
const NEAR = 420

export function wordsOf(flight: Flight): string {
  const { gust, tick, x, hornets, canes, treats, magnet, bubble } = flight
  const lean = grassLean(gust, tick)
  const isNear = (hazard: { readonly x: number }) => hazard.x > x && hazard.x < x + NEAR
  const times = multiplierOf(flight)
  const hornet = hornets.find(isNear)
  return [
    isGolden(flight) && 'Golden flight',
    lean && `${gust.force > 1 ? 'Storm' : 'Wind'} ${lean < 0 ? 'from ahead' : 'from behind'}`,
    hornet && `Hornet ${hornet.y < flight.y ? 'above' : 'below'}`,
    canes.some((cane) => cane.closes && isNear(cane)) && 'Gate closing',
    canes.some((cane) => cane.nook > 0 && isNear(cane)) && 'Golden gap ahead',
    treats.some((treat) => treat.kind === 'star' && isNear(treat)) && 'Star falling',
    magnet > tick + HELP.magnet - ANNOUNCED_TICKS && 'Magnet',
    bubble && 'In a bubble',
    times > 1 && !isGolden(flight) && `Multiplier ${times}`,
  ]
    .filter(Boolean)
    .slice(0, 2)
    .join(', ')
}
