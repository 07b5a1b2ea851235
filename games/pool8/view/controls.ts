/** What the shooter sets and presses: power bar, spin ball, the button that shoots. */
import { blot, line, ring, shaded } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import { colourOf, orb } from './ball.ts'
import { GOLD, paintGlass } from './glass.ts'
import type { Aim } from './hand.ts'
import { label } from './label.ts'
import type { Layout } from './layout.ts'

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
  paintGlass(pen, -17, -17, length + 34, 34, aim.pulling)
  pen.fillStyle = shaded(pen, [0, 0], [length, 0], ['#6fe06a', '#ffd21f', '#ef3e5b'])
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
  for (const part of [0.35, 0.7]) ring(pen, '#503c2859', tipX, tipY, button * part, 1)
  blot(pen, '#d31b34', tipX + aim.side * button * 0.7, tipY - aim.top * button * 0.7, button * 0.2)
  // The arrows move the tip now.
  if (aim.mode === 'spin') ring(pen, GOLD, tipX, tipY, button + 3, 3)
  label(pen, bake, 'Spin', tipX, tipY + button + 8, 13)
  const ready = active && aim.mode === 'aim' ? 1 + 0.04 * breath(time, 1.4) : 1
  orb(pen, bake, shoot.x, shoot.y, button, '#2fb564', ready)
  label(pen, bake, 'Shoot', shoot.x, shoot.y + 1, button * 0.56, { edge: '#0b4a26' }, ready)
  pen.globalAlpha = 1
}
