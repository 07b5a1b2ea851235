/** What stands around the table: both players' trays, power, spin, the button that shoots, the headline. */
import { breath, clamp, easeOut, overshoot } from '../kit/easing.ts'
import { disc, glossy } from '../kit/glossy.ts'
import { letter } from '../kit/lettering.ts'
import { CREAM, GREEN } from '../kit/palette.ts'
import { type Bake, type Pen, stamp } from '../kit/sprite.ts'
import type { Aim } from './aiming.ts'
import { type BallPainter, lieOf } from './ballart.ts'
import type { Box, Layout } from './layout.ts'
import { practising, type State, type Turn } from './state.ts'
import { leftTo, nameOf } from './words.ts'

const TAU = Math.PI * 2
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
  const name = practising(state) ? (turn ? '' : 'Potted') : nameOf(state, turn)
  const group = state.groups?.[turn]
  const thinks = at && state.seats[turn] !== 'player' && !state.stroke
  const more = thinks ? '…'.repeat(1 + (Math.floor(time * 3) % 3)) : group ? ` ${group}` : ''
  const left = box.x + (at ? 26 : 14)
  const size = wide ? 16 : 13
  if (at) {
    pen.fillStyle = GOLD
    pen.beginPath()
    const nod = box.x + 11 + breath(time, 1.2) * 2
    pen.moveTo(nod, box.y + (wide ? 17 : 8))
    pen.lineTo(nod + 9, box.y + (wide ? 23 : 14))
    pen.lineTo(nod, box.y + (wide ? 29 : 20))
    pen.fill()
  }
  letter(pen, name + more, left, box.y + (wide ? 23 : 14), size, { align: 'left', outline: 0 })
  const room = wide ? box.width - 150 : box.width - 20
  const r = Math.floor(Math.min(room / 17, wide ? 12 : 8.5))
  const ids = tray(state, turn)
  const open = !state.groups && !practising(state)
  for (const [i, id] of ids.entries()) {
    const x = wide ? box.x + box.width - 18 - (ids.length - 1 - i) * r * 2.15 : box.x + 16 + i * r * 2.15
    const y = box.y + (wide ? 23 : 33)
    const down =
      state.motion.balls[id]?.pocket !== -1 && (id !== 8 || state.winner !== null || practising(state))
    pen.beginPath()
    pen.arc(x, y, r - 0.5, 0, TAU)
    pen.fillStyle = '#0006'
    pen.fill()
    const next = id === 8 && leftTo(state, turn) === 0 && !practising(state)
    pen.lineWidth = next ? 2 : 1
    pen.strokeStyle = next ? GOLD : '#ffffff38'
    pen.stroke()
    if (down && !open) balls.paint(id, lieOf(0), x, y, r * overshoot(fallen(id) * 2.5))
    else if (id === 8 && !open) letter(pen, '8', x, y + 0.5, r, { outline: 0, fill: '#ffffffb0' })
  }
  // Colour does not stand alone: a tray without balls yet says so.
  if (open && !wide)
    letter(pen, 'open table', box.x + box.width - 12, box.y + 14, 11, {
      align: 'right',
      outline: 0,
      fill: '#e9e0ff',
    })
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
  const ramp = pen.createLinearGradient(
    power.x,
    power.y,
    upright ? power.x : power.x + long,
    upright ? power.y + long : power.y,
  )
  ramp.addColorStop(0, '#6fe06a')
  ramp.addColorStop(0.55, '#ffd21f')
  ramp.addColorStop(1, '#ef3e5b')
  pen.fillStyle = ramp
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
  stamp(
    pen,
    bake('knob', 60, 60, (ink) => glossy(ink, disc(14), 14, CREAM)),
    knob.x,
    knob.y,
    aim.pulling ? 1.15 : 1,
  )
  const label = `${Math.round(aim.power * 100)}`
  if (upright) letter(pen, label, knob.x, power.y + power.height + 14, 15)
  else letter(pen, label, knob.x, power.y - 11, 14)

  paintTip(pen, bake, spin.x, spin.y, button * 0.86, aim)
  letter(pen, 'Spin', spin.x, spin.y + button + 4, 13)
  const ready = active && aim.mode === 'aim' ? 1 + 0.04 * breath(time, 1.4) : 1
  stamp(
    pen,
    bake('shoot', button * 3.6, button * 3.6, (ink) => {
      glossy(ink, disc(button), button, GREEN)
      letter(ink, 'Shoot', 0, 1, button * 0.56, { edge: '#0b4a26' })
    }),
    shoot.x,
    shoot.y,
    ready,
  )
  pen.globalAlpha = 1
}

/** A cue ball seen from behind the cue, with the place that the tip will meet. */
function paintTip(pen: Pen, bake: Bake, x: number, y: number, r: number, { side, top }: Aim): void {
  stamp(
    pen,
    bake(`tip${r}`, r * 3.6, r * 3.6, (ink) => {
      glossy(ink, disc(r), r, CREAM, { shine: 0.4 })
      ink.strokeStyle = 'rgba(80,60,40,.35)'
      ink.lineWidth = Math.max(1, r * 0.03)
      for (const ring of [0.35, 0.7]) {
        ink.beginPath()
        ink.arc(0, 0, r * ring, 0, TAU)
        ink.stroke()
      }
      ink.beginPath()
      ink.moveTo(-r * 0.8, 0)
      ink.lineTo(r * 0.8, 0)
      ink.moveTo(0, -r * 0.8)
      ink.lineTo(0, r * 0.8)
      ink.stroke()
    }),
    x,
    y,
  )
  pen.fillStyle = '#d31b34'
  pen.strokeStyle = '#fff'
  pen.lineWidth = Math.max(1, r * 0.05)
  pen.beginPath()
  pen.arc(x + side * r * 0.7, y - top * r * 0.7, r * 0.18, 0, TAU)
  pen.fill()
  pen.stroke()
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
  letter(pen, [high, across].filter(Boolean).join(', ') || 'No spin', x, y - r - 26, 24)
  letter(pen, 'Where the tip meets the ball', x, y + r + 26, 15, { outline: 0.3 })
}

export const pickerRadius = ({ scale }: Layout) => clamp(34 * scale, 70, 150)

export function paintHeadline(
  pen: Pen,
  { centre, scale }: Layout,
  [title, line]: readonly [string, string],
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
  pen.roundRect(centre.x - half, y - size, half * 2, size * (line ? 2.7 : 2), size * 0.7)
  pen.fill()
  letter(pen, title, centre.x, y, size * grow, { fill: '#fff6c8' })
  if (line) letter(pen, line, centre.x, y + size * 1.05, Math.max(14, size * 0.46))
  pen.globalAlpha = 1
}
