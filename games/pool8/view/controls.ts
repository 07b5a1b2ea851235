/** Draws the shooter's controls: power bar, spin ball, coach button. */
import { blot, ring, shaded } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Aim } from './aim.ts'
import { colourOf, orb } from './ball.ts'
import { GOLD, paintGlass } from './glass.ts'
import { label } from './label.ts'
import type { Layout } from './layout.ts'
import type { State } from '../rules/state.ts'

export function paintControls(
  pen: Pen,
  bake: Bake,
  { power, spin, coach, button }: Layout,
  aim: Aim,
  { advice, mind }: State,
  active: boolean,
  time: number,
): void {
  const { x, y, length, down } = power
  pen.globalAlpha = active ? 1 : 0.4
  pen.save()
  pen.translate(x, y)
  if (down) pen.rotate(Math.PI / 2)
  paintGlass(pen, -17, -17, length + 34, 34, aim.power > 0)
  pen.fillStyle = shaded(pen, [0, 0], [length, 0], ['#6fe06a', '#ffd21f', '#ef3e5b'])
  pen.beginPath()
  pen.roundRect(-11, -11, length * aim.power + 22, 22, 11)
  pen.fill()
  pen.restore()
  const pulled = length * aim.power
  const [knobX, knobY] = down ? [x, y + pulled] : [x + pulled, y]
  const waits = active && aim.power === 0 && aim.mode === 'aim'
  orb(pen, bake, knobX, knobY, 16, colourOf(0), aim.power ? 1.15 : waits ? 1 + 0.08 * breath(time, 1.4) : 1)
  const much = aim.power ? `${Math.round(aim.power * 100)}` : 'Pull'
  label(pen, bake, much, knobX, knobY + 1, 13, { outline: 0, fill: '#2a1458' })

  const { x: tipX, y: tipY } = spin
  orb(pen, bake, tipX, tipY, button, colourOf(0))
  for (const part of [0.35, 0.7]) ring(pen, '#503c2859', tipX, tipY, button * part, 1)
  blot(pen, '#d31b34', tipX + aim.side * button * 0.7, tipY - aim.top * button * 0.7, button * 0.2)
  // The arrow keys move the tip in this mode.
  if (aim.mode === 'spin') ring(pen, GOLD, tipX, tipY, button + 3, 3)
  label(pen, bake, 'Spin', tipX, tipY + button + 8, 13)
  pen.globalAlpha *= advice ? 1 : 0.5
  orb(pen, bake, coach.x, coach.y, button, '#2fb564')
  label(pen, bake, mind && active ? '…' : '?', coach.x, coach.y - button * 0.15, button, { edge: '#0b4a26' })
  // One dot per remaining request.
  for (let i = 0; i < advice; i++)
    blot(pen, GOLD, coach.x + (i - 1) * button * 0.3, coach.y + button * 0.6, button * 0.11)
  label(pen, bake, 'Coach', coach.x, coach.y + button + 8, 13)
  pen.globalAlpha = 1
}
