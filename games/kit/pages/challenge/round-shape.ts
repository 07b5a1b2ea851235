/** Draws the course of a daily round as a line of text, without its moves: when the points came, award, zone, tries. Pure. */
import type { Game } from '../../game.ts'
import { medalRank } from '../../medals.ts'
import type { Place } from '../../place.ts'
import type { Played } from '../../replay/replay-to-end.ts'
import { earnedStars, type Standing } from '../../round/standing.ts'

const BARS = '▁▂▃▄▅▆▇█'
const PARTS = 8
const MEDALS = ['', '🥉', '🥈', '🥇', '💚']
/** Longer rounds are not replayed, because the page waits for it. */
const MOST_STEPS = 20_000

/** The points gained in each eighth of the round, in ticks or moves. */
function gains<S, A>({ rules }: Game<S, A>, { seed, level, start, log, ticks }: Played<S, A>): number[] {
  const steps = rules.tick ? ticks : log.length
  const points = Array.from({ length: PARTS }, () => 0)
  let state = start ?? rules.start(seed, level)
  let score = rules.score(state)
  let done = 0
  for (let step = 0; step < steps; step++) {
    for (let next = log[done]; next && (rules.tick ? next[0] <= step : done <= step); next = log[++done])
      state = rules.act(state, next[1])
    state = rules.tick?.(state) ?? state
    const part = Math.floor((step * PARTS) / steps)
    points[part] = (points[part] ?? 0) + Math.max(0, rules.score(state) - score)
    score = rules.score(state)
  }
  return points
}

function bars(points: readonly number[]): string {
  const most = Math.max(1, ...points)
  return points.map((gained) => BARS[Math.round((gained / most) * (BARS.length - 1))]).join('')
}

/** The last zone that the round has reached. */
function zoneOf<S, A>(
  { feats = [] }: Game<S, A>,
  { state }: Standing<S>,
  { measure, marks = [] }: Partial<Place> = {},
): string {
  const reached = feats.find(({ id }) => id === measure?.feat)?.of(state) ?? 0
  return marks.findLast(([from]) => from <= reached)?.[1] ?? ''
}

/** '▁▃▅█▂▁▁▁ 🥈 Clouds, try 2' */
export function shapeOf<S, A>(
  game: Game<S, A>,
  standing: Standing<S>,
  played: Played<S, A> | undefined,
  place?: Place,
): string {
  const { rules, levels, medals } = game
  const stars = earnedStars(game, standing)
  const isShort = played && Math.max(played.ticks, played.log.length) <= MOST_STEPS
  const award = levels
    ? '★'.repeat(stars) + '☆'.repeat(3 - stars)
    : (MEDALS[medalRank(medals, rules.score(standing.state))] ?? '')
  const tries = 1 + (standing.today?.tries ?? (standing.today ? 1 : 0))
  const zone = zoneOf(game, standing, place)
  const end = zone ? `${zone}, try ${tries}` : `Try ${tries}`
  return [isShort ? bars(gains(game, played)) : '', award, end].filter(Boolean).join(' ')
}
