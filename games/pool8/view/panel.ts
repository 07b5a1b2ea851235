/** The two panels above the table: each player's name and the tray of potted balls. */
import type { Room } from '../../kit/board/room.ts'
import { blot, polygon, ring } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import { dayOf } from '../rules/daily.ts'
import { isPractice, leftTo, type State, type Turn } from '../rules/state.ts'
import { RADIUS } from '../rules/table.ts'
import { leftWords, nameOf } from '../words.ts'
import { FACE_ON, paintBall } from './ball.ts'
import { GOLD, paintGlass } from './glass.ts'
import { label } from './label.ts'

export function paintPanel(
  pen: Pen,
  bake: Bake,
  ratio: number,
  state: State,
  turn: Turn,
  { x, y, width, height }: Room,
  time: number,
): void {
  const alone = isPractice(state)
  const group = state.groups?.[turn]
  const at = !alone && state.turn === turn && state.winner === null
  const wide = width > 280
  const middle = y + (wide ? height / 2 : 14)
  paintGlass(pen, x, y, width, height, at)
  if (at) polygon(pen, GOLD, [0, -6, 9, 0, 0, 6], x + 11 + breath(time, 1.2) * 2, middle)
  const thinks = at && state.seats[turn] !== 'player' && !state.stroke
  const name = alone ? (turn ? leftWords(state) : 'Potted') : nameOf(state, turn)
  const last = dayOf(state)?.balls ?? 15
  const more = thinks ? '…' : group ? ` ${group}` : ''
  label(pen, bake, name + more, x + (at ? 26 : 14), middle, wide ? 16 : 13, { align: 'left', outline: 0 })

  const r = wide ? 11 : Math.min(8, width / 20)
  for (let i = 0; i < 8; i++) {
    const id = alone ? turn * 8 + i + 1 : i === 7 ? 8 : group === 'stripes' ? i + 9 : i + 1
    if (id > last) break
    const slot = wide ? x + width - 18 - (7 - i) * r * 2.15 : x + 16 + i * r * 2.15
    const level = wide ? middle : y + 32
    const isNext = i === 7 && leftTo(state, turn) === 0
    blot(pen, '#0006', slot, level, r)
    ring(pen, isNext ? GOLD : '#ffffff38', slot, level, r, isNext ? 2 : 1)
    const down = state.motion.balls[id]?.pocket !== -1
    if (down && (alone || (group && (id !== 8 || state.winner !== null))))
      paintBall(pen, bake, { ratio, upright: false }, id, FACE_ON, slot, level, r / RADIUS)
    else if (id === 8) label(pen, bake, '8', slot, level, r, { outline: 0, fill: '#ffffffb0' })
  }
}
