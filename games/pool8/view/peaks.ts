/** Directs the peaks of a frame: the break, a hard cushion, a pot, a double, a scratch, a won frame and the end. */
import type { Moment } from '../../kit/view.ts'
import type { State } from '../rules/state.ts'
import { LENGTH, type Point, POCKETS, WIDTH } from '../rules/table.ts'
import type { Caption } from './effect-types.ts'
import { fromTable, type Layout } from './layout.ts'

export interface Peak {
  readonly moment?: Moment | undefined
  readonly words?: Caption['words'] | undefined
}

const GOLD = '#ffe27a'
const CLEAR = '#9dffd6'
/** Impact on a cushion that pushes the picture, in cm/s, and the push in CSS pixels. */
const HARD = 400
const PUSH = 3
/** A ball that touches a cushion nearer to a pocket rattles in its jaws, in cm. */
const JAWS = 22
/** A double is long from this way between cushion and pocket, in cm. */
const LONG = 80

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** A push on the screen towards a direction on the table. */
function pushTo(layout: Layout, dx: number, dy: number, pixels: number): Point {
  const [from, to] = [fromTable(layout, { x: 0, y: 0 }), fromTable(layout, { x: dx, y: dy })]
  const far = apart(from, to) || 1
  return { x: ((to.x - from.x) / far) * pixels, y: ((to.y - from.y) / far) * pixels }
}

/** The direction to the nearest cushion. */
function outwards({ x, y }: Point): readonly [number, number] {
  const near = Math.min(x, y, LENGTH - x, WIDTH - y)
  return near === x ? [-1, 0] : near === y ? [0, -1] : near === LENGTH - x ? [1, 0] : [0, 1]
}

function endMoment(before: State, after: State): Moment | undefined {
  if (after.news === before.news) return undefined
  const { kind } = after.news ?? {}
  // Nothing is left to play, so this moment is the longest.
  if (kind === 'all clear') return { hold: 0.15, flash: CLEAR, zoom: 1.12, quiet: 1.2 }
  if (after.winner !== null)
    return after.seats[after.winner] === 'player'
      ? { hold: 0.15, flash: GOLD, zoom: 1.08, quiet: 0.8 }
      : { hold: 0.1, shade: '#2a0845', kick: { x: 0, y: 6 }, quiet: 0.6 }
  if (kind === 'won') return { hold: 0.12, flash: GOLD, zoom: 1.05, quiet: 0.5 }
  return kind === 'solved' ? { flash: GOLD, zoom: 1.04 } : undefined
}

export function createPeaks() {
  /** Where each ball last touched a cushion in this stroke, away from the pockets. */
  let touched = new Map<number, Point>()
  /** The longest double of this stroke, and how many balls dropped. */
  let longest = 0
  let dropped = 0

  function potMoment(id: number, pocket: Point, layout: Layout): Moment {
    const at = fromTable(layout, pocket)
    if (id === 0) return { shade: '#3a0a1e', kick: pushTo(layout, 0, 1, PUSH), quiet: 0.3 }
    const from = touched.get(id)
    const way = from ? apart(from, pocket) : 0
    longest = Math.max(longest, way)
    dropped++
    if (way > LONG) return { hold: 0.14, flash: '#bfe0ff', zoom: 1.1, at, quiet: 0.5 }
    if (way > 0) return { hold: 0.1, zoom: 1.06, at, quiet: 0.2 }
    const { x, y } = pocket
    return { hold: 0.05, zoom: 1.025, at, kick: pushTo(layout, x - LENGTH / 2, y - WIDTH / 2, PUSH) }
  }

  /** The strongest moment among the hits of the last tick. */
  function hitMoment(before: State, { hits, motion }: State, layout: Layout): Moment | undefined {
    let moment: Moment | undefined
    for (const { kind, ball: id, other, speed } of hits) {
      const ball = motion.balls[id]
      const pocket = POCKETS[other]
      if (kind === 'pot' && pocket) moment = potMoment(id, pocket, layout)
      else if (kind === 'rail' && ball && POCKETS.every(({ mouth }) => apart(mouth, ball) > JAWS)) {
        touched.set(id, { x: ball.x, y: ball.y })
        if (speed > HARD) moment ??= { kick: pushTo(layout, ...outwards(ball), PUSH) }
      } else if (kind === 'ball' && before.breaking && before.stroke?.first === 0)
        moment ??= { hold: 0.06, kick: pushTo(layout, 1, 0, 2 * PUSH) }
    }
    return moment
  }

  /** A pot worth a word, once the balls are at rest. */
  function featWords(before: State, after: State): Caption['words'] | undefined {
    if (!before.stroke || after.stroke || after.news?.kind !== 'potted' || before.breaking) return undefined
    if (longest > LONG) return ['Long double!', 'Off the cushion and in']
    if (dropped > 1) return [dropped > 2 ? `${dropped} at once!` : 'Two at once!', '']
    return longest > 0 ? ['Off the cushion!', ''] : undefined
  }

  return {
    see(before: State, after: State, layout: Layout): Peak {
      if (after.shots > before.shots) {
        touched = new Map()
        longest = dropped = 0
      }
      const hit = after.hits === before.hits ? undefined : hitMoment(before, after, layout)
      return { moment: endMoment(before, after) ?? hit, words: featWords(before, after) }
    },
  }
}
