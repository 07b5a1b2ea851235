/** Draws the friends in their current mood: asleep, awake and longing, or joined and dancing. */
import { middleOf } from '../../kit/board/square.ts'
import { breath, clamp, hop, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Point } from '../../kit/view.ts'
import { endsOf } from '../rules/board.ts'
import { isJoined, type State, type RibbonStroke } from '../rules.ts'
import { drawBody, drawFeatures, drawSnore, type Feeling } from './friend.ts'
import { kindOf } from './kinds.ts'
import type { Layout } from './layout.ts'
import { headOf } from './stroke.ts'

/** Time stamps on the frame clock, in seconds. */
export interface Times {
  arrived: number
  /** Indexed by pair. */
  readonly joined: Map<number, number>
  won: number
  woken: { readonly cell: number; readonly at: number }
  refused: { readonly cell: number; readonly at: number }
}

/** In cells. */
const RADIUS = 0.385
/** Seconds. */
const JUMP = 0.36
const SNORE = 5
const POP = 0.32

/**
 * Longest entry, celebration of a win, and start or shake of a friend, in seconds. The entry includes the wait for the
 * hand of a lesson: without idle motion nothing else would draw it when it is due. Snoring begins then, too.
 */
const ENTERING = 1.5
const WINNING = 3
const STIRRING = 0.35

/** Whether a friend enters, celebrates, or reacts to the player. */
export const isCrowdMoving = ({ arrived, won, woken, refused }: Times, now: number): boolean =>
  now < Math.max(arrived + ENTERING, won && won + WINNING, woken.at + STIRRING, refused.at + STIRRING)

interface CrowdFrame {
  readonly state: State
  readonly layout: Layout
  readonly times: Times
  readonly held: RibbonStroke | undefined
  readonly now: number
  readonly still: boolean
  readonly strong: boolean
}

interface Pose {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
  readonly turn: number
}

/** Joined friends jump for joy and keep dancing; sleepers breathe. Lengths in cells. */
function poseOf(
  { times, now, still, state }: CrowdFrame,
  cell: number,
  pair: number,
  feeling: Feeling,
): Pose {
  const { size } = state.board
  const since = now - (times.joined.get(pair) ?? -9)
  const wave = now - times.won - 0.25 - (columnOf(size, cell) + rowOf(size, cell)) * 0.05
  const jumping = feeling === 'happy' && (since < JUMP * 2 || (times.won > 0 && wave > 0 && wave < JUMP * 5))
  const air = jumping ? hop((((since < JUMP * 2 ? since : wave) % JUMP) + 0.001) / JUMP) : 0
  const woken = hop(clamp((now - times.woken.at) / 0.25)) * Number(times.woken.cell === cell)
  const shake = Math.max(0, 1 - (now - times.refused.at) / 0.35) * Number(times.refused.cell === cell)
  const breathing = feeling === 'asleep' ? breath(now + cell * 0.77, 3.4) * 0.035 : 0
  const dance = feeling === 'happy' && !still ? Math.sin(now * 3.2 + cell) : 0
  return {
    x: Math.sin(now * 42) * 0.05 * shake,
    y: -air * (still ? 0.1 : 0.3) - Math.abs(dance) * 0.025,
    wide: 1 - air * 0.06 + woken * 0.14 + breathing,
    high: 1 + air * 0.08 + woken * 0.14 - breathing,
    turn: dance * 0.07,
  }
}

export function drawCrowd(pen: Pen, bake: Bake, frame: CrowdFrame): void {
  for (const [pair, way] of frame.state.board.ways.entries())
    for (const [end, cell] of endsOf(way).entries()) drawFriend(pen, bake, frame, cell, pair * 2 + end)
}

function drawFriend(pen: Pen, bake: Bake, frame: CrowdFrame, cell: number, nth: number): void {
  const { state, layout, times, held, now, still, strong } = frame
  const ends = endsOf(state.board.ways[nth >> 1] ?? [])
  const enter = overshoot((now - times.arrived - 0.12 - nth * 0.025) / POP)
  if (enter <= 0) return
  const unit = Math.round(layout.cell)
  const radius = unit * RADIUS
  const pair = nth >> 1
  const isHeld = held !== undefined && ends.includes(held[0] ?? -1)
  const feeling: Feeling = isJoined(state, pair) ? 'happy' : isHeld ? 'longing' : 'asleep'
  // Only longing friends move their eyes; the other faces are part of the sprite.
  const looks = feeling === 'longing'
  const kind = kindOf(state.level, pair)
  const body = bake(`${kind.name}${looks ? '' : feeling}${unit}`, radius * 4, radius * 4, (to) => {
    drawBody(to, radius, kind, strong)
    if (!looks) drawFeatures(to, radius, feeling)
  })
  const { x, y, wide, high, turn } = poseOf(frame, cell, pair, feeling)
  const at = middleOf(layout, cell)
  const [left, top] = [at.x + x * unit, at.y + y * unit]
  stamp(pen, body, left, top, wide * enter, high * enter, turn)
  if (looks && held) {
    const look = towards(layout, cell, headOf(held), ends[1 - (nth % 2)] ?? cell)
    const eyes = bake(`eyes${unit}`, radius * 2, radius * 2, (to) => drawFeatures(to, radius, 'longing'))
    stamp(pen, eyes, left + look.x * radius * 0.14, top + look.y * radius * 0.14, wide * enter, high * enter)
  }
  if (feeling === 'asleep' && !still) snore(pen, bake, frame, cell)
}

/** The direction a friend looks: towards the end of the ribbon or, if that is here, towards the other friend. */
function towards(layout: Layout, cell: number, head: number, other: number): Point {
  const [from, to] = [middleOf(layout, cell), middleOf(layout, head === cell ? other : head)]
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far }
}

/** Lets a z rise from a sleeper now and then. */
function snore(pen: Pen, bake: Bake, { layout, now, times }: CrowdFrame, cell: number): void {
  const t = ((now - times.arrived + ((cell * 2.39) % SNORE)) % SNORE) / 1.7
  if (t > 1 || now - times.arrived < ENTERING) return
  const size = Math.round(layout.cell * 0.24)
  const sprite = bake(`z${size}`, size * 2, size * 2, (pen) => drawSnore(pen, size))
  const { x, y } = middleOf(layout, cell)
  pen.globalAlpha = hop(t)
  stamp(
    pen,
    sprite,
    x + layout.cell * (0.26 + Math.sin(t * 6) * 0.05),
    y - layout.cell * (0.25 + t * 0.3),
    0.6 + t * 0.5,
  )
  pen.globalAlpha = 1
}
