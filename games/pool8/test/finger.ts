/** Finds the drags that carry out a given stroke: one turns the cue, one pulls it back. */
import type { Screen } from '../../kit/board/room.ts'
import type { Gesture, Point } from '../../kit/view.ts'
import type { Action, CueShot, State } from '../rules/state.ts'
import { LENGTH, WIDTH } from '../rules/table.ts'
import { createHand } from '../view/hand.ts'
import { arrange, fromTable, type Layout } from '../view/layout.ts'

/** Moves of a drag, as shares of its path. */
const MOVES = [0.3, 0.6, 1] as const

/** The gestures of a drag, as the hand receives them. */
function dragOf(from: Point, to: Point): Gesture[] {
  const moves = MOVES.map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }))
  return [
    { kind: 'press', ...from },
    ...moves.map((at, i): Gesture => ({
      kind: 'drag',
      phase: i > 0 ? 'move' : 'start',
      from,
      x: at.x,
      y: at.y,
    })),
    { kind: 'drag', phase: 'end', from, ...to },
  ]
}

/** Direction of the cue after a drag. */
function angleAfter(layout: Layout, state: State, from: Point, to: Point): number {
  const hand = createHand(
    () => layout,
    () => {},
  )
  hand.begin(state)
  for (const gesture of dragOf(from, to)) hand.read(gesture, state)
  return hand.aim.angle
}

/** Distance between the points tried, and minimum length of a drag in three moves, in pixels. */
const STEP = 3
const SHORTEST = 40

/** The drag across the cloth that aims the cue as precisely as whole pixels allow. */
function aiming(layout: Layout, state: State, { dx, dy }: CueShot): readonly [Point, Point] {
  const wanted = Math.atan2(dy, dx)
  const from = rounded(fromTable(layout, startOf(state)))
  let best: { off: number; to: Point } = { off: Infinity, to: from }
  for (let x = STEP; x < LENGTH; x += STEP)
    for (let y = STEP; y < WIDTH; y += STEP) {
      const to = rounded(fromTable(layout, { x, y }))
      if (Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST) continue
      const turn = angleAfter(layout, state, from, to) - wanted
      const off = Math.hypot(Math.cos(turn) - 1, Math.sin(turn))
      if (off < best.off) best = { off, to }
    }
  return [from, best.to]
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** Starts on the half of the cloth without the cue ball, so that the finger grabs nothing else. */
const startOf = ({ motion }: State): Point => {
  const isLeft = (motion.balls[0]?.x ?? 0) < LENGTH / 2
  return { x: isLeft ? LENGTH * 0.75 : LENGTH * 0.25, y: WIDTH / 2 }
}

/** The drags for an action, in CSS pixels; the tip stays at the centre of the ball. */
export function dragsFor(action: Action, state: State, screen: Screen): readonly (readonly Point[])[] {
  const layout = arrange(screen)
  const [cue] = state.motion.balls
  if (action.kind === 'place' && cue) return [[fromTable(layout, cue), fromTable(layout, action)]]
  if (action.kind !== 'shoot') return []
  const { x, y, length, down } = layout.power
  const pulled = Math.round(length * action.power)
  return [
    aiming(layout, state, action),
    [
      { x, y },
      { x: down ? x : x + pulled, y: down ? y + pulled : y },
    ],
  ]
}
