/** Draws the alchemist's greenhouse: a fanlight window, hanging vines, wooden shelves, lamps and fireflies. */
import { glow, hills, sky, type Area } from '../../kit/paint/backdrop.ts'
import { blot, halo, polygon } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { chance } from '../../kit/rules/chance.ts'
import type { Frame, Point } from '../../kit/view.ts'
import type { Move, State } from '../rules/state.ts'
import { drawProps, drawShelves } from './furniture.ts'
import { drawBack, outline, type GlassSize } from './glass.ts'
import type { Layout } from './layout.ts'
import { paletteOf, type Palette } from './looks.ts'
import { drawVines } from './plants.ts'

const WIRE = '#1d0a38'
const FIREFLIES = 9

export function createBackdrop(stage: Stage) {
  const { pen } = stage
  return {
    draw({ time, still }: Frame<State, Move>, layout: Layout, bake: Bake): void {
      const { width, height } = stage
      const palette = paletteOf(stage.look)
      const room = bake('room', width, height, (to) => drawRoom(to, width, height, layout, palette))
      stamp(pen, room, width / 2, height / 2)
      const light = bake('light', 80, 80, (to) => glow(to, 0, 0, 40, palette.lamp, 0.9), 1)
      // Every third lamp flickers slowly.
      for (const [i, { x, y }] of lamps(width, height).entries()) {
        if (i % 3 !== 1) continue
        pen.globalAlpha = still ? 0.5 : breath(time + i * 2.3, 4)
        stamp(pen, light, x, y)
      }
      for (let i = 0; i < FIREFLIES; i++) {
        const t = still ? i : time * 0.12 + i * 1.7
        pen.globalAlpha = still ? 0.6 : 0.25 + 0.6 * breath(time + i * 0.9, 3.4)
        const x = width * (0.5 + 0.47 * Math.sin(t * 1.3 + i * 2.4))
        const y = height * (0.42 + 0.3 * Math.sin(t * 1.9 + i) + 0.02 * Math.sin(t * 9))
        stamp(pen, light, x, y, 0.26)
      }
      pen.globalAlpha = 1
    },
  }
}

/** Lamps along a slack wire from wall to wall. */
function lamps(width: number, height: number): Point[] {
  const count = Math.max(5, Math.round(width / 110))
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5) / count
    return { x: u * width, y: wireAt(u, height) + 5 }
  })
}

const wireAt = (u: number, height: number) => height * (0.035 + 0.09 * (4 * u * (1 - u)))

/** Draws the whole frame, centred on the origin. */
function* drawRoom(
  pen: Pen,
  width: number,
  height: number,
  layout: Layout,
  palette: Palette,
): Generator<void> {
  const area = { x: 0, y: 0, width, height }
  pen.translate(-width / 2, -height / 2)
  sky(pen, area, palette.sky)
  if (palette.isStarry) drawStars(pen, width, height)
  const horizon = height * 0.74
  yield
  glow(pen, width * 0.68, horizon, Math.max(width, height) * 0.62, palette.sun, 0.85)
  blot(pen, palette.disc, width * 0.68, horizon - height * 0.02, Math.min(width, height) * 0.07)
  yield
  hills(pen, area, palette.hills[0], height * 0.74, height * 0.03, 2)
  hills(pen, area, palette.hills[1], height * 0.81, height * 0.022, 3)
  yield
  drawWindow(pen, area, palette)
  yield
  drawVines(pen, width, height, palette)
  yield
  drawWire(pen, width, height, palette.lamp)
  yield
  drawShelves(pen, width, height, layout, palette)
  yield
  drawProps(pen, width, layout, palette)
  yield
  // One copy for all tubes: drawing a canvas onto itself would copy it for every tube.
  const behind = new OffscreenCanvas(pen.canvas.width, pen.canvas.height)
  behind.getContext('2d')?.drawImage(pen.canvas, 0, 0)
  for (const { x, mouth, floor } of layout.places) {
    yield
    const size = { ball: layout.ball, deep: floor - mouth }
    pen.save()
    pen.translate(x, mouth)
    drawRefraction(pen, behind, size, x, mouth)
    drawBack(pen, size)
    pen.restore()
  }
}

/** Draws stars over the upper half of the sky, the same ones every night. */
export function drawStars(pen: Pen, width: number, height: number): void {
  const dice = chance(5)
  for (let i = 0; i < 70; i++)
    blot(pen, '#fff', dice.fraction() * width, dice.fraction() ** 2 * height * 0.7, 0.4 + dice.fraction())
}

/** Draws iron ribs in front of the sky: uprights, a transom, and a fan of panes under a round arch. */
function drawWindow(pen: Pen, { width, height }: Area, { iron, dark }: Palette): void {
  const spring = height * 0.36
  const bars = Math.max(4, Math.round(width / 150))
  const rib = new Path2D()
  for (let i = 0; i <= bars; i++) {
    rib.moveTo((i / bars) * width, height)
    rib.lineTo((i / bars) * width, spring)
    const angle = Math.PI * (1 - i / bars)
    rib.lineTo(width / 2 + Math.cos(angle) * width * 0.75, spring - Math.sin(angle) * height * 0.6)
  }
  rib.moveTo(0, spring)
  rib.lineTo(width, spring)
  rib.moveTo(0, height * 0.62)
  rib.lineTo(width, height * 0.62)
  rib.moveTo(width * 0.74, spring)
  rib.ellipse(width / 2, spring, width * 0.24, height * 0.17, 0, 0, Math.PI, true)

  // Slanting light on the panes.
  for (const [at, wide] of [
    [0.08, 0.1],
    [0.22, 0.03],
    [0.55, 0.14],
    [0.74, 0.04],
  ] as const) {
    const [left, right] = [at * width, (at + wide) * width]
    const [upper, lower] = [height * 0.3, -height * 0.2]
    const corners = [left + upper, 0, right + upper, 0, right + lower, height, left + lower, height]
    polygon(pen, 'rgba(255,255,255,.055)', corners)
  }
  pen.strokeStyle = iron
  pen.lineWidth = Math.max(4, Math.min(width, height) * 0.012)
  pen.stroke(rib)
  pen.strokeStyle = 'rgba(255,170,190,.35)'
  pen.lineWidth = 1
  pen.translate(-2, -2)
  pen.stroke(rib)
  pen.translate(2, 2)
  // Dark corners.
  const reach = Math.max(width, height) * 0.75
  pen.fillStyle = halo(pen, width / 2, height * 0.58, reach, [`${dark}00`, `${dark}bf`], height * 0.3)
  pen.fillRect(0, 0, width, height)
}

function drawWire(pen: Pen, width: number, height: number, lamp: string): void {
  pen.strokeStyle = WIRE
  pen.lineWidth = 1.5
  pen.beginPath()
  for (let u = 0; u <= 1.001; u += 0.04) pen.lineTo(u * width, wireAt(u, height))
  pen.stroke()
  for (const { x, y } of lamps(width, height)) {
    pen.fillStyle = WIRE
    pen.fillRect(x - 2.5, y - 6, 5, 6)
    glow(pen, x, y + 4, 40, lamp, 0.5)
    blot(pen, `rgb(${lamp})`, x, y + 4, 4.5, 6)
  }
}

/** Draws the view through a round glass, mirrored and squeezed. */
function drawRefraction(pen: Pen, behind: OffscreenCanvas, size: GlassSize, x: number, y: number): void {
  const scale = pen.getTransform().d
  const [seen, shown, high] = [size.ball * 3.2, size.ball * 1.2, size.deep + size.ball * 0.1]
  const [left, top, wide, tall] = [x - seen / 2, y, seen, high].map((length) => length * scale)
  pen.save()
  pen.clip(outline(size))
  pen.scale(-1, 1)
  pen.globalAlpha = 0.8
  pen.drawImage(behind, left ?? 0, top ?? 0, wide ?? 0, tall ?? 0, -shown / 2, 0, shown, high)
  pen.restore()
}
