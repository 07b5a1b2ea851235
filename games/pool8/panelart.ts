/** What stands around the table: both players' trays, power, spin, the button that shoots, the headline. */
import { breath, clamp, easeOut, overshoot } from '../kit/easing.ts'
import type { Bake, Pen } from '../kit/sprite.ts'
import type { Aim } from './aiming.ts'
import { type BallPainter, colourOf, FACE_ON, orb } from './ballart.ts'
import type { Box, Layout } from './layout.ts'
import { practising, type State, type Turn } from './state.ts'
import { dot, label, line, ring, shades, shape } from './strokes.ts'
import { leftTo, nameOf } from './words.ts'

const GLASS = '#14083cb3'
const GOLD = '#ffe27a'

function glass(pen: Pen, { x, y, width, height }: Box, bright = false): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, Math.min(22, width / 2, height / 2))
  pen.fillStyle = GLASS
  pen.fill()
  pen.lineWidth = bright ? 3 : 2
  pen.strokeStyle = bright ? GOLD : '#ffffff40'
  pen.stroke()
}

/** Which balls go into this player's tray. */
function tray(state: State, turn: Turn): number[] {
  if (practising(state)) return Array.from({ length: 15 }, (_, i) => i + 1).slice(turn * 8, turn * 8 + 8)
  const mine = state.groups?.[turn]
  const ids = [1, 2, 3, 4, 5, 6, 7].map((id) => (mine === 'stripes' ? id + 8 : id))
  return [...ids, 8]
}

export function paintPanel(
  pen: Pen,
  bake: Bake,
  state: State,
  turn: Turn,
  box: Box,
  balls: BallPainter,
  time: number,
  fallen: (id: number) => number,
): void {
  const at = !practising(state) && state.turn === turn && state.winner === null
  glass(pen, box, at)
  const wide = box.width > 280
  const open = !state.groups && !practising(state)
  const name = practising(state) ? (turn ? '' : 'Potted') : nameOf(state, turn)
  const group = state.groups?.[turn]
  const thinks = at && state.seats[turn] !== 'player' && !state.stroke
  const more = thinks
    ? '…'.repeat(1 + (Math.floor(time * 3) % 3))
    : group
      ? ` ${group}`
      : open
        ? ' open table'
        : ''
  const left = box.x + (at ? 26 : 14)
  const size = wide ? 16 : 13
  if (at) shape(pen, GOLD, [0, -6, 9, 0, 0, 6], box.x + 11 + breath(time, 1.2) * 2, box.y + (wide ? 23 : 14))
  label(pen, bake, name + more, left, box.y + (wide ? 23 : 14), size, { align: 'left', outline: 0 })
  const room = wide ? box.width - 150 : box.width - 20
  const r = Math.floor(Math.min(room / 17, wide ? 12 : 8.5))
  const ids = tray(state, turn)
  for (const [i, id] of ids.entries()) {
    const x = wide ? box.x + box.width - 18 - (ids.length - 1 - i) * r * 2.15 : box.x + 16 + i * r * 2.15
    const y = box.y + (wide ? 23 : 33)
    const down =
      state.motion.balls[id]?.pocket !== -1 && (id !== 8 || state.winner !== null || practising(state))
    const next = id === 8 && leftTo(state, turn) === 0 && !practising(state)
    dot(pen, x, y, r - 0.5, '#0006')
    ring(pen, x, y, r - 0.5, next ? GOLD : '#ffffff38', next ? 2 : 1)
    if (down && !open) balls.paint(id, FACE_ON, x, y, r, overshoot(fallen(id) * 2.5))
    else if (id === 8 && !open) label(pen, bake, '8', x, y + 0.5, r, { outline: 0, fill: '#ffffffb0' })
  }
}

export function paintControls(
  pen: Pen,
  bake: Bake,
  layout: Layout,
  aim: Aim,
  active: boolean,
  time: number,
): void {
  const { power, spin, shoot, button } = layout
  pen.globalAlpha = active ? 1 : 0.4
  glass(pen, power, aim.pulling)
  const upright = power.height > power.width
  const long = (upright ? power.height : power.width) - 12
  const filled = Math.max(4, long * aim.power)
  const bar = upright
    ? { x: power.x + 6, y: power.y + 6, width: power.width - 12, height: filled }
    : { x: power.x + 6, y: power.y + 6, width: filled, height: power.height - 12 }
  const far = upright ? [power.x, power.y + long] : [power.x + long, power.y]
  pen.fillStyle = shades(pen, ['#6fe06a', '#ffd21f', '#ef3e5b'], power.x, power.y, far[0] ?? 0, far[1] ?? 0)
  pen.beginPath()
  pen.roundRect(bar.x, bar.y, bar.width, bar.height, Math.min(11, bar.width / 2, bar.height / 2))
  pen.fill()
  pen.fillStyle = '#ffffff66'
  for (let i = 1; i < 10; i++) {
    const at = 6 + (long * i) / 10
    if (upright) pen.fillRect(power.x + power.width - 12, power.y + at, i === 5 ? 8 : 5, 1.5)
    else pen.fillRect(power.x + at, power.y + power.height - 12, 1.5, i === 5 ? 8 : 5)
  }
  const knob = upright
    ? { x: power.x + power.width / 2, y: power.y + 6 + filled }
    : { x: power.x + 6 + filled, y: power.y + power.height / 2 }
  orb(pen, bake, knob.x, knob.y, 14, colourOf(0), aim.pulling ? 1.15 : 1)
  const force = `${Math.round(aim.power * 100)}`
  if (upright) label(pen, bake, force, knob.x, power.y + power.height + 14, 15)
  else label(pen, bake, force, knob.x, power.y - 11, 14)

  paintTip(pen, bake, spin.x, spin.y, button * 0.86, aim)
  label(pen, bake, 'Spin', spin.x, spin.y + button + 4, 13)
  const ready = active && aim.mode === 'aim' ? 1 + 0.04 * breath(time, 1.4) : 1
  orb(pen, bake, shoot.x, shoot.y, button, '#2fb564', ready)
  label(pen, bake, 'Shoot', shoot.x, shoot.y + 1, button * 0.56, { edge: '#0b4a26' }, ready)
  pen.globalAlpha = 1
}

/** A cue ball seen from behind the cue, with the place that the tip will meet. */
function paintTip(pen: Pen, bake: Bake, x: number, y: number, r: number, { side, top }: Aim): void {
  orb(pen, bake, x, y, r, colourOf(0))
  for (const part of [0.35, 0.7]) ring(pen, x, y, r * part, '#503c2859', Math.max(1, r * 0.03))
  line(pen, { x: x - r * 0.8, y }, { x: x + r * 0.8, y })
  line(pen, { x, y: y - r * 0.8 }, { x, y: y + r * 0.8 })
  dot(pen, x + side * r * 0.7, y - top * r * 0.7, r * 0.21, '#fff')
  dot(pen, x + side * r * 0.7, y - top * r * 0.7, r * 0.16, '#d31b34')
}

/** The picker over the table. */
export function paintPicker(
  pen: Pen,
  bake: Bake,
  layout: Layout,
  aim: Aim,
  width: number,
  height: number,
): void {
  pen.fillStyle = '#0b0428b0'
  pen.fillRect(0, 0, width, height)
  const { x, y } = layout.centre
  const r = pickerRadius(layout)
  paintTip(pen, bake, x, y, r, aim)
  const high = aim.top > 0.15 ? 'Follow' : aim.top < -0.15 ? 'Draw' : ''
  const across = aim.side > 0.15 ? 'right' : aim.side < -0.15 ? 'left' : ''
  label(pen, bake, [high, across].filter(Boolean).join(', ') || 'No spin', x, y - r - 26, 24)
  label(pen, bake, 'Where the tip meets the ball', x, y + r + 26, 15, { outline: 0.3 })
}

export const pickerRadius = ({ scale }: Layout) => clamp(34 * scale, 70, 150)

export function paintHeadline(
  pen: Pen,
  bake: Bake,
  { centre, scale }: Layout,
  [title, more]: readonly [string, string],
  age: number,
  width: number,
  calm: boolean,
): void {
  const out = clamp((2.3 - age) * 3)
  if (out <= 0) return
  pen.globalAlpha = out * easeOut(age * 6)
  const size = Math.min(13 * scale, width * 0.088, 54)
  const y = centre.y - size * 0.9
  const grow = calm ? 1 : overshoot(age * 4)
  pen.fillStyle = '#0b042899'
  pen.beginPath()
  const half = Math.min(width / 2 - 8, size * 6)
  pen.roundRect(centre.x - half, y - size, half * 2, size * (more ? 2.7 : 2), size * 0.7)
  pen.fill()
  label(pen, bake, title, centre.x, y, size, { fill: '#fff6c8' }, grow)
  if (more) label(pen, bake, more, centre.x, y + size * 1.05, Math.max(14, size * 0.46))
  pen.globalAlpha = 1
}
