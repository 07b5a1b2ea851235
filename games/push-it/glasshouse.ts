/** The world around the floor: panes with the garden behind them, iron arches, leaves that lean in. Baked once a size. */
import { glow, hills, sky, whole } from '../kit/backdrop.ts'
import { chance, type Chance } from '../kit/chance.ts'
import type { Pen } from '../kit/sprite.ts'
import { dab, fill, leaf, line, shade } from './brush.ts'

const GREENS = ['#0f6b4a', '#178a55', '#2aa860', '#63c95c'] as const

/** Where glass meets floor. */
const horizonOf = (height: number) => height * 0.46

export function drawGlasshouse(pen: Pen, width: number, height: number): void {
  const area = whole(width, height)
  sky(pen, area, ['#128a78', '#35c0a2', '#9cf0d2', '#e3fff0'])
  glow(pen, width * 0.2, -height * 0.42, Math.max(width, height) * 0.6, '255,252,214', 0.95)
  const horizon = horizonOf(height)
  const outside = { ...area, height: horizon + 30 }
  hills(pen, outside, 'rgba(24,140,110,.5)', horizon * 0.62, horizon * 0.07, 2)
  hills(pen, outside, 'rgba(14,116,84,.6)', horizon * 0.8, horizon * 0.06, 3)
  pen.translate(-width / 2, -height / 2)
  const dice = chance(23)
  shrubs(pen, width, horizon, dice)
  glass(pen, width, horizon)
  paving(pen, width, height, horizon)
  sill(pen, width, horizon, dice)
  vines(pen, width, height, dice)
}

/** A row of green beyond the panes. */
function shrubs(pen: Pen, width: number, horizon: number, dice: Chance): void {
  for (let x = -20; x < width + 20; x += 26) {
    const size = 20 + dice.fraction() * 26
    dab(
      pen,
      dice.pick(['rgba(12,110,74,.75)', 'rgba(30,140,84,.7)', 'rgba(70,176,96,.6)']),
      x,
      horizon - size * 0.3,
      size,
    )
  }
}

/** Panes between white bars, and the light that slides down them. */
function glass(pen: Pen, width: number, horizon: number): void {
  const pane = Math.max(64, Math.min(120, width / 7))
  const first = (width / 2) % pane
  for (let x = first - pane; x < width + pane; x += pane * 2)
    fill(
      pen,
      `M${x + pane * 0.3} 0h${pane * 0.36}L${x - pane * 0.3} ${horizon}h${-pane * 0.36}z`,
      'rgba(255,255,255,.13)',
    )
  for (const [colour, by, thick] of [
    ['rgba(8,86,72,.35)', 3, 7],
    ['rgba(244,255,250,.85)', 0, 6],
  ] as const) {
    for (let x = first; x < width + 1; x += pane) line(pen, `M${x + by} 0V${horizon}`, colour, thick)
    line(pen, `M0 ${horizon * 0.55 + by}H${width}`, colour, thick)
    line(
      pen,
      `M${-width * 0.05} ${horizon * 0.3 + by}Q${width / 2} ${-horizon * 0.28} ${width * 1.05} ${horizon * 0.3 + by}`,
      colour,
      thick + 3,
    )
  }
}

/** Flags that run towards the glass, wet and bright. */
function paving(pen: Pen, width: number, height: number, horizon: number): void {
  fill(
    pen,
    `M0 ${horizon}H${width}V${height}H0z`,
    shade(pen, [0, horizon], [0, height], '#cfe8cf', '#d9cfa6', '#a98d5e', '#75603f'),
  )
  for (let i = -9; i <= 9; i++)
    line(
      pen,
      `M${width / 2 + (i * width) / 11} ${horizon}L${width / 2 + (i * width) / 3.4} ${height}`,
      'rgba(96,74,40,.28)',
      2,
    )
  for (let i = 1, y = horizon; y < height; i++) {
    y += (height - horizon) * 0.035 * i
    line(pen, `M0 ${y}H${width}`, 'rgba(96,74,40,.28)', 2)
    line(pen, `M0 ${y + 2.5}H${width}`, 'rgba(255,255,255,.25)', 2)
  }
  for (const [x, y, size] of [
    [0.08, 0.2, 70],
    [0.9, 0.34, 90],
    [0.16, 0.75, 110],
    [0.84, 0.86, 100],
  ] as const) {
    const [cx, cy] = [x * width, horizon + y * (height - horizon)]
    dab(pen, 'rgba(130,225,205,.4)', cx, cy, size, size * 0.24)
    dab(pen, 'rgba(255,255,255,.4)', cx - size * 0.25, cy - size * 0.07, size * 0.42, size * 0.06)
  }
}

/** The white ledge with a row of small pots on it. */
function sill(pen: Pen, width: number, horizon: number, dice: Chance): void {
  fill(
    pen,
    `M0 ${horizon - 9}H${width}V${horizon + 7}H0z`,
    shade(pen, [0, horizon - 9], [0, horizon + 7], '#fff', '#c6e6d6'),
  )
  fill(pen, `M0 ${horizon + 7}H${width}V${horizon + 15}H0z`, 'rgba(10,70,56,.25)')
  for (let x = 24; x < width; x += 58 + dice.int(40)) {
    for (let i = 0; i < 7; i++)
      leaf(
        pen,
        x,
        horizon - 27,
        18 + dice.fraction() * 12,
        -Math.PI * (0.1 + 0.8 * (i / 6)),
        dice.pick(GREENS),
      )
    if (dice.int(2)) dab(pen, dice.pick(['#ff9ad5', '#fff2a0', '#ffb98a', '#fff']), x + 4, horizon - 46, 6)
    fill(
      pen,
      `M${x - 13} ${horizon - 29}h26l-4 22h-18z`,
      shade(pen, [x - 13, 0], [x + 13, 0], '#f09a6a', '#d0612f', '#8a3412'),
    )
    fill(pen, `M${x - 15} ${horizon - 32}h30v7h-30z`, '#e98452')
  }
}

/** Great leaves from the corners, nearer than everything else. */
function vines(pen: Pen, width: number, height: number, dice: Chance): void {
  const long = Math.min(110, Math.max(52, width * 0.075))
  for (const side of [0, 1])
    for (let i = 0; i < 13; i++) {
      const reach = (i / 12) ** 1.4
      const y = reach * height * 0.5
      const x = side ? width + 8 : -8
      const turn = side ? Math.PI * (0.72 + dice.fraction() * 0.3) : Math.PI * (0.28 - dice.fraction() * 0.3)
      leaf(pen, x, y, long * (1.25 - reach * 0.6) * (0.8 + dice.fraction() * 0.4), turn, dice.pick(GREENS))
    }
  for (const side of [0, 1])
    for (let i = 0; i < 9; i++)
      leaf(
        pen,
        side ? width + 6 : -6,
        height + 8 - dice.fraction() * 60,
        long * (0.7 + dice.fraction() * 0.6),
        -Math.PI * (side ? 0.55 + dice.fraction() * 0.4 : 0.05 + dice.fraction() * 0.4),
        dice.pick(GREENS),
      )
}
