/** Describes a round in words for the live region and the verdict. */
import type { CrateKind } from './rules/kinds.ts'
import { gloomAt, signAt } from './rules/weather.ts'
import { isInBloom, isStormy, type Yard } from './rules/yard.ts'

const NAMES: Readonly<Record<CrateKind, string>> = {
  cube: 'A cube',
  wide: 'A wide crate',
  squat: 'A squat crate',
  tall: 'A tall crate',
  small: 'A small crate',
  planter: 'A planter',
  barrel: 'A barrel',
  step: 'A stepped stand',
  magnet: 'A magnet',
  honey: 'A sticky crate',
  twin: 'A double crate',
  ice: 'A slippery block of ice',
  drum: 'A drum',
  gold: 'A golden chest',
}

function windWords(yard: Yard): string {
  const wind = signAt(yard.gust, yard.tick)
  if (!wind) return gloomAt(yard.gust, yard.tick) ? 'A storm is coming.' : ''
  const name = isStormy(yard) ? 'Storm' : 'Wind'
  return `${name}${Math.abs(wind) > 0.5 ? '' : ' coming'} from the ${wind > 0 ? 'left' : 'right'}.`
}

/** Live region: the crate on the hook, falls left, streak, weather. */
export function yardWords(yard: Yard): string {
  const { hanging, spare, streak } = yard
  return [
    hanging ? `${NAMES[hanging]} on the hook.` : '',
    spare === 1 ? 'The next fall ends the shift.' : `${spare} falls left.`,
    isInBloom(yard) ? 'In bloom.' : streak > 1 ? `${streak} neat landings in a row.` : '',
    windWords(yard),
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/, '')
}
