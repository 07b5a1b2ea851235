/** Draws six winter nights: sky, moon, firs and falling snow. */
import { glow } from '../../kit/paint/backdrop.ts'
import { block, dab, downwards, fillPath, round } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { edged } from './edged.ts'
import type { Palette } from './looks.ts'

/** On Fruitmas Eve, the first night is red like fruit; each night turns the hue back by a tenth of the colour wheel. */
const shade = ({ hue, turn, rich }: Palette, night: number, light: number) =>
  `hsl(${hue - (night % 6) * turn + light / 3} ${rich}% ${light}%)`

const SNOW: Pick<Palette, 'flake' | 'long'> = { flake: '#fff', long: 1 }

/** Stars are drawn as flakes, with numbers from here on. */
const FIRST_STAR = 100
const MOST_STARS = 140
/** Area of sky per star, in square pixels. */
const ROOM_FOR_STAR = 400

/** Draws from the frame's corner, like all shapes here that fill the frame. */
export function drawSky(pen: Pen, width: number, height: number, night: number, palette: Palette): void {
  const [zenith, more] = palette.light
  const shades = Object.fromEntries(
    [0, 0.3, 0.6, 1].map((at) => [at, shade(palette, night, zenith + at * more)]),
  )
  fillPath(pen, block(0, 0, width, height), downwards(pen, 0, height, shades))
  if (palette.aurora) drawAurora(pen, width, height)
  glow(pen, width / 2, height * 0.8, Math.max(width, height) * 0.6, '255,226,170', 0.5)
  // Leaves and petals fall by day.
  if (palette.long > 1) return
  const stars = Math.min(MOST_STARS, (width * height) / ROOM_FOR_STAR)
  pen.scale(0.5, 0.5)
  paintSnow(pen, width * 2, height * 2, 0, FIRST_STAR, FIRST_STAR + stars)
}

/** Draws overlapping curtains of violet, teal and green: rays side by side, brightest at their hems. */
function drawAurora(pen: Pen, width: number, height: number): void {
  const ray = width / 48
  for (const [i, rgb] of ['190,110,255', '60,220,230', '110,255,170'].entries())
    for (let x = 0; x < width; x += ray) {
      const along = x / width
      const hem = height * (0.26 + 0.13 * i + 0.07 * Math.sin(along * 7 + i * 2))
      const bright = 0.34 + 0.2 * Math.sin(along * 23 + i * 5)
      const light = { 0: `rgba(${rgb},0)`, 0.85: `rgba(${rgb},${bright})`, 1: `rgba(${rgb},0)` }
      fillPath(pen, block(x, 0, ray + 1, hem), downwards(pen, hem - height * 0.3, hem, light))
    }
}

/** Draws a moon of radius 100. */
export function drawMoon(pen: Pen): void {
  glow(pen, 0, 0, 300, '255,226,170', 0.5)
  fillPath(pen, round(0, 0, 100), '#fff2a0')
}

/** Draws firs at the horizon, and snow from there to the lower edge. The base of the tree is at `ground`. */
export function drawLand(
  pen: Pen,
  width: number,
  height: number,
  ground: number,
  night: number,
  palette: Palette,
): void {
  const rise = Math.min(130, height * 0.16)
  const drift = (up: number, colour: string) => {
    const y = ground - rise * up
    fillPath(
      pen,
      `M0 ${y}Q${width / 4} ${y - rise * 0.3} ${width / 2} ${y}T${width} ${y}V${height}H0`,
      colour,
    )
  }
  drift(0.5, shade(palette, night, 38))
  for (let x = 0; x < width + 40; x += 38) {
    const high = rise * (0.7 + 0.5 * Math.sin(x * 7))
    pen.save()
    pen.translate(x, ground)
    pen.scale(high / 100, high / 100)
    edged(
      pen,
      'M0-46L34 0Q0 8-34 0zM0-74L27-28Q0-22-27-28zM0-100L20-54Q0-48-20-54z',
      shade(palette, night, 20),
      '#ffffff30',
      3,
    )
    pen.restore()
  }
  drift(0.1, palette.ground[0])
  drift(-0.1, palette.ground[1])
}

/** Draws a range of flakes. Each position is a function of time, so no state is kept. */
export function paintSnow(
  pen: Pen,
  width: number,
  height: number,
  time: number,
  from: number,
  to: number,
  { flake, long } = SNOW,
): void {
  pen.fillStyle = flake
  for (let i = from; i < to; i++) {
    const [a, b] = [(i * 0.618) % 1, (i * 0.7548) % 1]
    const near = 0.4 + a * 0.6
    const y = ((b + time * 0.045 * near) % 1) * (height + 20) - 10
    const x = ((a * 7.3 + time * 0.008) % 1) * width + Math.sin(time * 0.8 * near + i) * 14 * near
    pen.globalAlpha = 0.35 + near * 0.5
    dab(pen, x, y, near * 2.6 * long, near * 1.3 * (1 + long), i + time * near)
  }
  pen.globalAlpha = 1
}
