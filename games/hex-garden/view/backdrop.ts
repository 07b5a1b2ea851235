/** Draws the meadow behind bed and tray: sky, combs, hills, hive and grass, then pollen and a distant swarm. */
import { glow, hills, sky, whole, type Area } from '../../kit/paint/backdrop.ts'
import { blot, dab } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { box, glossy } from '../../kit/paint/glossy.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Frame } from '../../kit/view.ts'
import type { Planting, State } from '../rules.ts'
import { drawBee } from './bee.ts'
import { hexagon } from './flowers.ts'
import { CORNER, type Layout } from './layout.ts'
import type { Palette, Wardrobe } from './looks.ts'

const STRAW = { light: '#ffe6a0', true: '#e8b04a', deep: '#8f5a12' }
const RAYS = 18
/** Large empty combs in the sky: x, y and size as fractions of the frame. */
const COMBS = [
  [0.07, 0.16, 0.07],
  [0.93, 0.24, 0.09],
  [0.04, 0.5, 0.1],
  [0.9, 0.58, 0.06],
  [0.22, 0.07, 0.05],
  [0.76, 0.08, 0.045],
  [0.14, 0.32, 0.035],
  [0.985, 0.44, 0.04],
] as const
const POLLEN = 16
const SWARM = 3

export function createBackdrop(stage: Stage, wardrobe: Wardrobe) {
  const { pen } = stage

  function drawPollen(time: number, still: boolean): void {
    const { width, height } = stage
    pen.fillStyle = '#fff6c0'
    for (let i = 0; i < POLLEN; i++) {
      const t = still ? i : time * 0.05 + i * 1.7
      const up = (still ? 0 : time * 0.012) + i * 0.617
      pen.globalAlpha = still ? 0.35 : 0.15 + 0.5 * breath(time + i, 3.3)
      pen.fillRect(width * (0.5 + 0.5 * Math.sin(t * 1.7 + i * 2.1)), height * (1 - (up % 1)), 2.5, 2.5)
    }
    pen.globalAlpha = 1
  }

  function drawSwarm(time: number, still: boolean, size: number): void {
    const { width, height } = stage
    for (let i = 0; i < SWARM; i++) {
      const t = (still ? 0 : time * 0.11) + i * 2.6
      const x = width * (0.5 + 0.47 * Math.sin(t + i))
      const y = height * (0.32 + 0.13 * i) + Math.sin(t * 7) * 16
      drawBee(pen, wardrobe, size, { x, y }, still ? 0 : time + i, 0.1 * Math.sin(t * 7))
    }
  }

  return {
    draw({ time, still }: Frame<State, Planting>, layout: Layout): void {
      const { width, height, ratio } = stage
      const soft = Math.min(ratio, 1.5)
      const { bake, palette } = wardrobe
      const paint = (to: Pen) => drawMeadow(to, palette, width, height, layout)
      const meadow = bake('meadow', width, height, paint, soft)
      stamp(pen, meadow, width / 2, height / 2)
      drawPollen(time, still)
      drawSwarm(time, still, Math.round(layout.size * 0.42))
    },
  }
}

function* drawMeadow(
  pen: Pen,
  palette: Palette,
  width: number,
  height: number,
  { bed, size }: Layout,
): Generator<void> {
  const area = whole(width, height)
  sky(pen, area, palette.sky)
  yield
  const [x, y] = [bed.x + area.x, bed.y + area.y]
  const far = Math.max(width, height)
  pen.fillStyle = 'rgba(255,255,255,.055)'
  pen.beginPath()
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * Math.PI * 2
    pen.moveTo(x, y)
    for (const turn of [-0.085, 0.085])
      pen.lineTo(x + Math.cos(angle + turn) * far, y + Math.sin(angle + turn) * far)
  }
  pen.fill()
  yield
  glow(pen, x, y - size * 2, Math.max(size * 15, far * 0.4), palette.glow, 0.75)
  yield
  pen.strokeStyle = 'rgba(255,255,255,.16)'
  for (const [across, down, part] of COMBS) {
    const radius = part * Math.min(far, Math.max(width, height * 0.7))
    pen.save()
    pen.translate(area.x + across * width, area.y + down * height)
    pen.lineWidth = Math.max(2, radius * 0.09)
    pen.stroke(hexagon(radius, 0.1))
    pen.restore()
  }
  for (const [i, colour] of palette.hills.entries()) {
    yield
    hills(pen, area, colour, height * (0.74 + i * 0.08), Math.min(height, width) * (0.04 - i * 0.008), 1 + i)
  }
  yield
  // A hive, if there is room for it beside the bed.
  const beside = bed.x - size * CORNER
  if (beside > 90) {
    pen.save()
    pen.translate(area.x + beside * 0.48, area.y + height * 0.94)
    drawHive(pen, Math.min(beside * 0.3, height * 0.09))
    pen.restore()
  }
  drawGrass(pen, area, palette.grass)
}

/** Draws a hive of straw rope with its foot at the origin. */
export function drawHive(pen: Pen, size: number): void {
  for (let i = 0; i < 8; i++) {
    const rope = box(size * 2 * Math.sqrt(1 - (i / 7.7) ** 2), size * 0.42, size * 0.21)
    pen.save()
    pen.translate(0, -size * (0.2 + i * 0.3))
    glossy(pen, rope, size * 0.5, STRAW, { shadow: i ? 0 : 0.8, shine: 0.4 })
    pen.restore()
  }
  blot(pen, '#3a2410', 0, -size * 0.42, size * 0.3, size * 0.38)
}

/** Draws blades and small flowers along the lower edge. */
function drawGrass(pen: Pen, { x, y, width, height }: Area, blades: readonly string[]): void {
  const floor = y + height
  const tall = Math.min(60, height * 0.07)
  for (let i = 0, at = 0; at < width; i++, at += 7 + ((i * 37) % 9)) {
    const up = tall * (0.45 + ((i * 53) % 100) / 170)
    pen.fillStyle = blades[i % 3] ?? ''
    pen.beginPath()
    pen.moveTo(x + at - 4, floor)
    pen.quadraticCurveTo(x + at, floor - up * 0.6, x + at + ((i * 29) % 15) - 7, floor - up)
    pen.quadraticCurveTo(x + at + 3, floor - up * 0.5, x + at + 5, floor)
    pen.fill()
    if (i % 6) continue
    pen.fillStyle = ['#ffb3e1', '#fff2a0', '#c9b5ff', '#ffffff'][(i / 6) % 4] ?? ''
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = (leaf / 5) * Math.PI * 2
      dab(pen, x + at + Math.cos(angle) * 4, floor - up + Math.sin(angle) * 4, 3.2)
    }
    blot(pen, '#ff9b21', x + at, floor - up, 2.6)
  }
}
