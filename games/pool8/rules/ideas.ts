/** Lists candidate strokes, the most promising first. */
import { correctThrow, gentlestPower, openLines, type Pot, potFrom, pots } from './aim.ts'
import { mayMeetFirst } from './referee.ts'
import { isFree } from './spots.ts'
import { type Idea, type Placing, type CueShot, type State } from './state.ts'
import { type Habit } from './strength.ts'
import { FOOT_SPOT, HEAD_STRING, LENGTH, type Point, RADIUS, WIDTH } from './table.ts'

/** Factor on the minimum power, and tip position: enough variety to choose where the cue ball comes to rest. */
const TOUCHES = [
  [1.2, -0.3, 0],
  [1, 0.5, 0],
  [1.4, -0.7, 0],
  [1.6, 0.7, 0],
  [1.9, -0.9, 0],
  [1.5, 0.3, 0.7],
  [1.5, 0.3, -0.7],
  [2.2, 0.2, 0],
] as const
type Touch = (typeof TOUCHES)[number]

type Wish = (touch: Touch) => boolean
const isHard: Wish = ([strength]) => strength > 1.7

/** The touches that each habit tries last, and first. */
const PREFERENCES: Readonly<Record<Habit, readonly [(Wish | undefined)?, Wish?]>> = {
  plain: [],
  quick: [],
  safe: [isHard],
  bold: [undefined, isHard],
  'left-handed': [([, , side]) => side > 0, ([, , side]) => side < 0],
}

/** The touches in the order in which a player of this habit tries them. */
function touchesOf(habit: Habit): readonly Touch[] {
  const [worst, best] = PREFERENCES[habit]
  const rank = (touch: Touch) => (best?.(touch) ? 0 : worst?.(touch) ? 2 : 1)
  return TOUCHES.toSorted((a, b) => rank(a) - rank(b))
}

export function ideas(state: State, most: number, habit: Habit = 'plain'): Idea[] {
  if (state.breaking) return [breakShot(state)]
  const { balls } = state.motion
  const [cue] = balls
  const plans = state.hand === 'no' ? fromHere(state) : fromHand(state)
  const list = touchesOf(habit)
    .flatMap((touch) => plans.map((plan) => ({ touch, plan })))
    .slice(0, most)
  const potting = list.map(({ touch: [strength, top, side], plan: { pot, place } }): Idea => {
    const power = Math.min(1, gentlestPower(pot) * strength)
    const straight = shotOf(pot.dx, pot.dy, power, top, side)
    const shot = correctThrow(balls, straight, pot, place ?? cue ?? pot.line.ghost)
    return { shot, place, margin: pot.margin }
  })
  // Always includes safeties, in case no pot is possible or worth it.
  return [...potting, ...safeties(state).slice(0, plans.length > 3 ? 3 : 10)]
}

const shotOf = (dx: number, dy: number, power: number, top: number, side: number): CueShot => ({
  kind: 'shoot',
  dx,
  dy,
  power,
  top,
  side,
})

interface Plan {
  readonly pot: Pot
  readonly place: Placing | null
}

/** Pots to consider, most tolerant first. Trying more rarely pays. */
const MOST_PLANS = 7

const fromHere = (state: State): Plan[] =>
  pots(state)
    .slice(0, MOST_PLANS)
    .map((pot) => ({ pot, place: null }))

function breakShot({ dice }: State): Idea {
  // Almost head-on, which spreads the balls as well as from the side and pots the cue ball least.
  const y = WIDTH / 2 + ((dice & 15) - 7.5) * 0.3
  const shot = shotOf(FOOT_SPOT - HEAD_STRING, WIDTH / 2 - y, 1, 0.1, 0)
  return { shot, place: { kind: 'place', x: HEAD_STRING, y }, margin: 0 }
}

/** With the ball in hand: behind each open line, straight or slightly to either side. */
function fromHand(state: State): Plan[] {
  const { balls } = state.motion
  const plans: Plan[] = []
  for (const line of openLines(state)) {
    for (const slant of [0, 0.35, -0.35]) {
      const x = line.ghost.x - (line.dx - line.dy * slant) * 24
      const y = line.ghost.y - (line.dy + line.dx * slant) * 24
      if (!isFree(balls, 0, x, y) || (state.hand === 'behind the line' && x > HEAD_STRING)) continue
      const pot = potFrom(balls, { x, y }, line)
      if (pot) plans.push({ pot, place: { kind: 'place', x, y } })
    }
  }
  return plans.sort((a, b) => b.pot.margin - a.pot.margin).slice(0, MOST_PLANS)
}

/** Strokes that at least hit a legal ball: full, at its edges, and off one cushion. */
function safeties(state: State): Idea[] {
  const [cue, ...others] = state.motion.balls
  if (!cue) return []
  const list: Idea[] = []
  const add = (to: Point, power: number) => {
    list.push({ shot: shotOf(to.x - cue.x, to.y - cue.y, power, 0, 0), place: null, margin: 0 })
  }
  for (const target of others) {
    if (target.pocket >= 0 || !mayMeetFirst(state, target.id)) continue
    add(target, 0.3)
    const dx = target.x - cue.x
    const dy = target.y - cue.y
    const edge = (1.5 * RADIUS) / Math.sqrt(dx * dx + dy * dy)
    for (const side of [edge, -edge]) add({ x: target.x - dy * side, y: target.y + dx * side }, 0.35)
    for (const kick of mirrored(target)) add(kick, 0.5)
  }
  return list
}

/** The ball's mirror image in each of the four cushions: the aiming points for a shot off that cushion. */
const mirrored = ({ x, y }: Point): Point[] => [
  { x, y: 2 * RADIUS - y },
  { x, y: 2 * (WIDTH - RADIUS) - y },
  { x: 2 * RADIUS - x, y },
  { x: 2 * (LENGTH - RADIUS) - x, y },
]
