/** Draws the two panels: each player's name and the tray of potted balls. */
import type { Room } from '../../kit/board/room.ts'
import { blot, polygon, ring } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import { OUT } from '../rules/ball.ts'
import { choiceOf, isNine } from '../rules/choices.ts'
import { groupOf } from '../rules/rack.ts'
import { mayMeetFirst } from '../rules/referee.ts'
import { isPractice, leftTo, type State, type Turn } from '../rules/state.ts'
import { isOpponent } from '../rules/strength.ts'
import { RADIUS } from '../rules/table.ts'
import { leftWords, nameOf } from '../words/calls.ts'
import { type BallFinish, facing, paintBall } from './ball.ts'
import { GOLD, paintGlass } from './glass.ts'
import { label } from './label.ts'
import { late } from './late.ts'

export function paintPanel(
  pen: Pen,
  bake: Bake,
  finish: BallFinish,
  state: State,
  turn: Turn,
  { x, y, width, height }: Room,
  time: number,
): void {
  const alone = isPractice(state)
  const group = state.groups?.[turn]
  const at = !alone && state.turn === turn && state.winner === null
  const middle = y + height / 2
  paintGlass(pen, x, y, width, height, at)
  if (at) polygon(pen, GOLD, [0, -6, 9, 0, 0, 6], x + 6 + breath(time, 1.2) * 2, middle)
  const thinks = at && state.seats[turn] !== 'player' && !state.stroke
  const whole = alone ? (turn ? leftWords(state) : 'Potted') : nameOf(state, turn)
  const won = choiceOf(state).race > 1 && !alone ? ` ${state.frames[turn]}` : ''
  const more = thinks ? '…' : ''
  const size = Math.min(16, height * 0.58)
  const name = late.shortened?.(whole, width / size) ?? whole
  const seat = state.seats[turn]
  const { paintFace } = late
  const face = isOpponent(seat) && paintFace ? height * 0.62 : 0
  const indent = (at ? 19 : 10) + face * 1.9
  label(pen, bake, name + won + more, x + indent, middle, size, { align: 'left', outline: 0 })
  if (isOpponent(seat) && paintFace) {
    const sprite = bake(`face ${seat} ${Math.round(face)}`, face * 2.2, face * 2.2, (ink) => {
      ink.scale(face / 10, face / 10)
      paintFace(ink, seat)
    })
    stamp(pen, sprite, x + indent - face - 4, middle)
  }

  // The player's target balls. In single play and nine-ball, each panel shows half of all balls.
  const ids = trayOf(state, turn)
  // The tray takes the room that name, face and arrow leave.
  const rest = width - 32 - face * 1.9 - (name + won).length * size * 0.55
  const r = Math.min(11, height * 0.4, rest / (ids.length * 2.15))
  for (const [i, id] of ids.entries()) {
    const slot = x + width - r - 5 - (ids.length - 1 - i) * r * 2.15
    const isNext = isNine(state) ? mayMeetFirst(state, id) : id === 8 && leftTo(state, turn) === 0
    blot(pen, '#0006', slot, middle, r)
    ring(pen, isNext ? GOLD : '#ffffff38', slot, middle, r, isNext ? 2 : 1)
    // Faint while the ball is on the table. On an open table the slots stay empty, because the groups are undecided.
    pen.globalAlpha = state.motion.balls[id]?.pocket === -1 ? 0.35 : 1
    if (alone || isNine(state) || group)
      paintBall(pen, bake, finish, id, facing(false), slot, middle, r / RADIUS)
    pen.globalAlpha = 1
  }
}

function trayOf(state: State, turn: Turn): number[] {
  const all = state.motion.balls.filter(({ id, pocket }) => id > 0 && pocket !== OUT).map(({ id }) => id)
  if (isPractice(state) || isNine(state))
    return turn ? all.slice(Math.ceil(all.length / 2)) : all.slice(0, Math.ceil(all.length / 2))
  const mine = state.groups?.[turn] ?? 'solids'
  return [...all.filter((id) => groupOf(id) === mine), 8]
}
