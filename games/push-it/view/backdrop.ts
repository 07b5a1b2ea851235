/** Draws the glasshouse around the floor: panes, the garden behind them, iron arches and leaves. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot, block, downwards, fillPath, strokePath, type Shades } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { drawLeaf } from './leaf.ts'
import type { Palette } from './looks.ts'

export function* drawGlasshouse(pen: Pen, width: number, height: number, palette: Palette): Generator<void> {
  const { sky, sun, moon, paving, leaves } = palette
  pen.translate(-width / 2, -height / 2)
  fillPath(pen, block(0, 0, width, height), downwards(pen, 0, height, sky))
  yield
  glow(pen, width * 0.7, height * 0.08, Math.max(width, height) * 0.6, sun, 0.95)
  if (moon) blot(pen, moon, width * 0.7, height * 0.08, Math.min(width, height) * 0.07)
  yield
  /** Where glass meets floor. */
  const horizon = height * 0.46
  const dice = chance(23)
  pen.globalAlpha = 0.55
  for (let x = -20; x < width + 20; x += 18) {
    const size = 20 + dice.fraction() * 40
    blot(pen, dice.pick(leaves.slice(0, 2)), x, horizon - size * 0.4, size)
  }
  pen.globalAlpha = 1
  yield
  drawGlass(pen, width, horizon, palette.bars)
  yield
  drawPaving(pen, width, height, horizon, paving)
  yield
  drawSill(pen, width, horizon, dice, palette)
  yield
  drawVines(pen, width, height, dice, leaves)
}

/** Panes between bars, with slanting light. */
function drawGlass(pen: Pen, width: number, horizon: number, bars: string): void {
  const pane = Math.max(64, Math.min(120, width / 7))
  const first = (width / 2) % pane
  for (let x = first; x < width + pane; x += pane * 2)
    strokePath(pen, `M${x} 0L${x - pane * 0.6} ${horizon}`, 'rgba(255,255,255,.13)', pane * 0.36)
  for (const [colour, by] of [
    ['rgba(8,86,72,.35)', 3],
    [bars, 0],
  ] as const) {
    for (let x = first; x < width; x += pane) strokePath(pen, `M${x + by} 0V${horizon}`, colour, 6)
    strokePath(pen, `M0 ${horizon * 0.55 + by}H${width}`, colour, 6)
    strokePath(
      pen,
      `M0 ${horizon * 0.3 + by}Q${width / 2} ${-horizon * 0.28} ${width} ${horizon * 0.3 + by}`,
      colour,
      9,
    )
  }
}

/** Wet flagstones in perspective towards the glass. */
function drawPaving(pen: Pen, width: number, height: number, horizon: number, stones: Shades): void {
  fillPath(pen, block(0, horizon, width, height - horizon), downwards(pen, horizon, height, stones))
  for (let i = -9; i <= 9; i++)
    strokePath(
      pen,
      `M${width * (0.5 + i / 11)} ${horizon}L${width * (0.5 + i / 3.4)} ${height}`,
      'rgba(96,74,40,.28)',
      2,
    )
  for (let i = 1, y = horizon; y < height; i++) {
    y += (height - horizon) * 0.035 * i
    strokePath(pen, `M0 ${y}H${width}`, 'rgba(96,74,40,.28)', 2)
    drawPuddle(pen, width * ((i * 0.618) % 1), y, 60 + i * 8)
  }
}

/** Water on the floor, reflecting the sky. */
export function drawPuddle(pen: Pen, x: number, y: number, size: number): void {
  blot(pen, 'rgba(150,235,218,.5)', x, y, size, size * 0.3)
  blot(pen, 'rgba(255,255,255,.55)', x - size * 0.3, y - size * 0.1, size * 0.36, size * 0.07)
}

/** The white ledge with a row of small pots on it. */
function drawSill(pen: Pen, width: number, horizon: number, dice: Chance, { leaves, clay }: Palette): void {
  fillPath(pen, block(0, horizon - 9, width, 16), '#eefaf2')
  fillPath(pen, block(0, horizon + 7, width, 8), 'rgba(10,70,56,.25)')
  for (let x = 24; x < width; x += 58 + dice.int(40)) {
    for (let i = 0; i < 7; i++)
      drawLeaf(
        pen,
        x,
        horizon - 27,
        18 + dice.fraction() * 14,
        -Math.PI * (0.1 + 0.8 * (i / 6)),
        dice.pick(leaves),
      )
    fillPath(pen, `M${x - 15} ${horizon - 32}h30v7h-2l-4 18h-18l-4-18h-2z`, clay[1] ?? '')
    fillPath(pen, `M${x - 15} ${horizon - 32}h9v7h-9z`, clay[0] ?? '')
  }
}

/** Large foreground leaves from the edges. */
function drawVines(pen: Pen, width: number, height: number, dice: Chance, leaves: Palette['leaves']): void {
  const long = Math.min(110, Math.max(52, width * 0.075))
  for (let i = 0; i < 40; i++) {
    const right = i % 2
    const low = i > 23
    const reach = low ? 1 - dice.fraction() * 0.08 : (i / 24) ** 1.4 * 0.5
    const turn = low ? -0.1 - dice.fraction() * 1.1 : 0.9 - dice.fraction()
    const size = long * (low ? 0.6 : 1.25 - reach) * (0.8 + dice.fraction() * 0.4)
    drawLeaf(
      pen,
      right ? width + 8 : -8,
      reach * height,
      size,
      right ? Math.PI - turn : turn,
      dice.pick(leaves),
    )
  }
}
