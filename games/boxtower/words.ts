/** What is said of a yard in words. */
import { YARD } from './rules/curve.ts'
import type { KindName } from './rules/kinds.ts'
import { signAt } from './rules/weather.ts'
import type { Yard } from './rules/yard.ts'

const NAMES: Readonly<Record<KindName, string>> = {
  cube: 'A cube',
  wide: 'A wide crate',
  squat: 'A squat crate',
  tall: 'A tall crate',
  small: 'A small crate',
  planter: 'A planter',
  barrel: 'A barrel',
  step: 'A stepped stand',
}

export const sparesLeft = ({ lost }: Yard) => Math.max(0, YARD.spare - lost)

function windWords(yard: Yard): string {
  const wind = signAt(yard.gust, yard.tick)
  if (!wind) return ''
  return `${Math.abs(wind) > 0.5 ? 'Wind' : 'Wind coming'} from the ${wind > 0 ? 'left' : 'right'}.`
}

/** For the live region: what hangs, what may still fall, what the weather does. */
export function yardWords(yard: Yard): string {
  const left = sparesLeft(yard)
  return [
    yard.hanging ? `${NAMES[yard.hanging]} on the hook.` : '',
    left === 1 ? 'The next fallen crate ends the shift.' : `${left} more may fall.`,
    windWords(yard),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/, '')
}
