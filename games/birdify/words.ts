/** What someone who cannot see the grass must know. */
import type { Flight } from './rules/state.ts'
import { grassLean } from './view/wind.ts'

export function windWords({ gust, tick }: Flight): string {
  const lean = grassLean(gust, tick)
  return lean ? `Wind ${lean < 0 ? 'against you' : 'from behind'}` : ''
}
