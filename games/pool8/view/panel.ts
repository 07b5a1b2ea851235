/** What stands around the table: both players' trays, power, spin, the button that shoots, the headline. */
import { breath, clamp, easeOut, overshoot } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Aim } from './hand.ts'
import { colourOf, FACE_ON, orb, paintBall } from './ball.ts'
import type { Box, Layout } from './layout.ts'
import { practising, type State, type Turn } from '../rules/state.ts'
import { dot, label, line, ring, shades, shape } from './brush.ts'
import { RADIUS } from '../rules/table.ts'
import { leftTo, nameOf } from '../words.ts'

const GOLD = '#ffe27a'

function glass(pen: Pen, x: number, y: number, width: number, height: number, bright: boolean): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, height / 2)
  pen.fillStyle = '#14083cb3'
  pen.fill()
  pen.lineWidth = bright ? 3 : 2
  pen.strokeStyle = bright ? GOLD : '#ffffff40'
  pen.stroke()
}

/** A player's name and tray. */
export function paintPanel(
  pen: Pen,
  bake: Bake,
  ratio: number,
  state: State,
  turn: Turn,
  { x, y, width, height }: Box,
  time: number,
): void {
  const alone = practising(state)
  const group = state.groups?.[turn]
  const at = !alone && state.turn === turn && state.winner === null
  const wide = width > 280
  const middle = y + (wide ? height / 2 : 14)
  glass(pen, x, y, width, height, at)
  if (at) shape(pen, GOLD, [0, -6, 9, 0, 0, 6], x + 11 + breath(time, 1.2) * 2, middle)
  const thinks = at && state.seats[turn] !== 'player' && !state.stroke
  const name = alone ? (turn ? '' : 'Potted') : nameOf(state, turn)
  const more = thinks ? '…' : group ? ` ${group}` : ''
  label(pen, bake, name + more, x + (at ? 26 : 14), middle, wide ? 16 : 13, { align: 'left', outline: 0 })

  const r = wide ? 11 : Math.min(8, width / 20)
  for (let i = 0; i < 8; i++) {
    const id = alone ? turn * 8 + i + 1 : i === 7 ? 8 : group === 'stripes' ? i + 9 : i + 1
    if (id > 15) break
    const slot = wide ? x + width - 18 - (7 - i) * r * 2.15 : x + 16 + i * r * 2.15
    const level = wide ? middle : y + 32
    const isNext = i === 7 && leftTo(state, turn) === 0
    dot(pen, slot, level, r, '#0006')
    ring(pen, slot, level, r, isNext ? GOLD : '#ffffff38', isNext ? 2 : 1)
    const down = state.motion.balls[id]?.pocket !== -1
    if (down && (alone || (group && (id !== 8 || state.winner !== null))))
      paintBall(pen, bake, { ratio, upright: false }, id, FACE_ON, slot, level, r / RADIUS)
    else if (id === 8) label(pen, bake, '8', slot, level, r, { outline: 0, fill: '#ffffffb0' })
  }
}

export function paintControls(
  pen: Pen,
  bake: Bake,
  { power, spin, shoot, button }: Layout,
  aim: Aim,
  active: boolean,
  time: number,
): void {
  const { x, y, length, down } = power
  pen.globalAlpha = active ? 1 : 0.4
  pen.save()
  pen.translate(x, y)
  if (down) pen.rotate(Math.PI / 2)
  glass(pen, -17, -17, length + 34, 34, aim.pulling)
  pen.fillStyle = shades(pen, ['#6fe06a', '#ffd21f', '#ef3e5b'], 0, 0, length, 0)
  pen.beginPath()
  pen.roundRect(-11, -11, length * aim.power + 22, 22, 11)
  pen.fill()
  pen.strokeStyle = '#ffffff66'
  for (let i = 1; i < 10; i++) line(pen, (length * i) / 10, i === 5 ? -2 : 4, (length * i) / 10, 10)
  pen.restore()
  const pulled = length * aim.power
  const [knobX, knobY] = down ? [x, y + pulled] : [x + pulled, y]
  orb(pen, bake, knobX, knobY, 16, colourOf(0), aim.pulling ? 1.15 : 1)
  label(pen, bake, `${Math.round(aim.power * 100)}`, knobX, knobY + 1, 14, { outline: 0, fill: '#2a1458' })

  const { x: tipX, y: tipY } = spin
  orb(pen, bake, tipX, tipY, button, colourOf(0))
  for (const part of [0.35, 0.7]) ring(pen, tipX, tipY, button * part, '#503c2859', 1)
  dot(pen, tipX + aim.side * button * 0.7, tipY - aim.top * button * 0.7, button * 0.2, '#d31b34')
  // The arrows move the tip now.
  if (aim.mode === 'spin') ring(pen, tipX, tipY, button + 3, GOLD, 3)
  label(pen, bake, 'Spin', tipX, tipY + button + 8, 13)
  const ready = active && aim.mode === 'aim' ? 1 + 0.04 * breath(time, 1.4) : 1
  orb(pen, bake, shoot.x, shoot.y, button, '#2fb564', ready)
  label(pen, bake, 'Shoot', shoot.x, shoot.y + 1, button * 0.56, { edge: '#0b4a26' }, ready)
  pen.globalAlpha = 1
}

export function paintHeadline(
  pen: Pen,
  bake: Bake,
  { centre, scale }: Layout,
  [title, more]: readonly [string, string],
  age: number,
  width: number,
  calm: boolean,
): void {
  const size = Math.min(13 * scale, width * 0.088, 54)
  const half = Math.min(width / 2 - 8, size * 6)
  const y = centre.y - size * 0.9
  pen.globalAlpha = clamp((2.3 - age) * 3) * easeOut(age * 6)
  pen.fillStyle = '#0b042899'
  pen.beginPath()
  pen.roundRect(centre.x - half, y - size, half * 2, size * (more ? 2.7 : 2), size * 0.7)
  pen.fill()
  label(pen, bake, title, centre.x, y, size, { fill: '#fff6c8' }, calm ? 1 : overshoot(age * 4))
  label(pen, bake, more, centre.x, y + size * 1.05, Math.max(14, size * 0.46))
  pen.globalAlpha = 1
}
