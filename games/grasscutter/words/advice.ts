import type { Way } from '../../kit/rules/ways.ts'
import { canFinish } from '../rules/reach.ts'
import { isNone, NO_TILES, survey, union, without } from '../rules/survey.ts'
import { rules, type State } from '../rules.ts'
import { summarise, slidesFrom } from './slides.ts'

/** Explains a hint: the cost of the other slides, the grass that this one cuts, or where it leads. */
export function reasonFor(way: Way, state: State): string {
  const others = rules.moves(state).filter((other) => other !== way)
  if (others.length === 0) return 'there is no other way'
  if (others.every((other) => !canFinish(rules.act(state, other))))
    return 'any other slide leaves grass out of reach'
  if (cutsAlone(way, state)) return 'no other slide cuts all of that strip'
  const { over = [], fresh = 0, stop = '' } = summarise(state, way) ?? {}
  const cuts = slidesFrom(state).filter((slide) => slide.way !== way)
  if (fresh > 0 && cuts.every((slide) => slide.fresh < fresh))
    return `it cuts ${fresh}, more than any other slide`
  const after = rules.act(state, way)
  const next = slidesFrom(after).reduce((best, slide) => (slide.fresh > best.fresh ? slide : best), {
    way,
    fresh: 0,
  })
  if (over.includes('switch')) return 'the switch moves the posts'
  if (next.fresh > 0) return `it stops at the ${stop}, and from there ${next.way} cuts ${next.fresh}`
  return fresh > 0 ? `it cuts ${fresh} on the shortest route` : 'it leads to the grass that is left'
}

/** Whether this slide cuts grass that no other slide from anywhere does. */
function cutsAlone(way: Way, state: State): boolean {
  const { stops } = survey(state)
  const here = stops[0]?.find((slide) => slide.way === way)
  const others = stops
    .flat()
    .filter((slide) => slide !== here)
    .reduce((all, { cuts }) => union(all, cuts), NO_TILES)
  return !isNone(without(here?.cuts ?? NO_TILES, others))
}
