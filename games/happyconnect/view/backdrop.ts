/** Draws the background: rays, floating things, a meadow, and a balloon that rises for every pair joined. */
import { sky, whole } from '../../kit/paint/backdrop.ts'
import { fillPath, pathOf, polygon, strokePath } from '../../kit/paint/brush.ts'
import { clamp, easeInOut } from '../../kit/paint/easing.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { drawDrift, rises } from './drift.ts'
import type { FriendKind } from './kinds.ts'
import { rimOf, widthOf, type Layout } from './layout.ts'
import { paletteOf, type Palette } from './looks.ts'
import { drawMeadow } from './meadow.ts'

const RAYS = 16
/** Part of the frame's height that the meadow covers. */
const MEADOW = 0.32
/** How many things float, and how many variants they have. Bubbles are large, so there are fewer. */
const DRIFTING = 24
const KINDS = 9
/** Seconds a balloon takes to rise. */
export const RISE = 2.2
/** Space that balloons need beside the board, in CSS pixels. With less they fly above and below it. */
const BESIDE = 70

interface Balloon {
  readonly kind: FriendKind
  /** Seconds since it started to rise; negative before that. */
  readonly since: number
}

interface Backdrop {
  draw(layout: Layout, balloons: readonly Balloon[], time: number, still: boolean): void
}

export function createBackdrop(stage: Stage): Backdrop {
  const { pen } = stage
  const bake = sprites(stage)

  function drawRays(layout: Layout, colour: string, turn: number): void {
    const [x, y] = [stage.width / 2, layout.y + widthOf(layout) * 0.4]
    const reach = Math.hypot(stage.width, stage.height)
    pen.fillStyle = colour
    pen.beginPath()
    for (let i = 0; i < RAYS; i++) {
      const angle = turn + (i / RAYS) * Math.PI * 2
      pen.moveTo(x, y)
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      pen.lineTo(x + Math.cos(angle + 0.19) * reach, y + Math.sin(angle + 0.19) * reach)
    }
    pen.fill()
  }

  function drawDrifting(drift: Palette['drift'], clock: number): void {
    const { width, height } = stage
    const count = drift === 'bubbles' ? KINDS : DRIFTING
    for (let i = 0; i < count; i++) {
      const nth = i % KINDS
      const radius = (0.012 + 0.022 * ((nth * 0.618) % 1)) * Math.max(width, height)
      const span = height + radius * 2
      const along = ((clock * (6 + (i % 4) * 3) + i * 0.57 * span) % span) - radius
      const x = width * ((i * 0.6180339 + 0.07) % 1) + Math.sin(clock * 0.4 + i) * 12
      stamp(
        pen,
        bake(`drift${nth}`, radius * 2.2, radius * 2.2, (pen) => drawDrift(pen, radius, drift, nth)),
        x,
        rises(drift) ? height - along : along,
      )
    }
  }

  function drawBalloons(layout: Layout, balloons: readonly Balloon[], clock: number): void {
    const { width, height, safe } = stage
    const board = widthOf(layout) + rimOf(layout) * 2
    const beside = (width - board) / 2
    const sideways = beside > BESIDE
    const size = Math.round(sideways ? clamp(beside / 5, 20, 54) : clamp((height - board) / 12, 12, 30))
    const rows = Math.ceil(balloons.length / 2)
    const bottom = height + size * 3
    for (const [i, { kind, since }] of balloons.entries()) {
      if (since < 0) continue
      const [side, row] = [i % 2, Math.floor(i / 2)]
      const sway = Math.sin(clock * 0.9 + i * 1.7)
      const out = beside * (row % 2 ? 0.66 : 0.34)
      const x = sideways ? (side ? width - out : out) : width * (0.08 + (0.84 * (i + 0.5)) / balloons.length)
      const high = sideways
        ? safe.top + size * 2.4 + ((height * 0.86 - safe.top - size * 5) * row) / rows
        : side
          ? Math.max(safe.top + size * 2, (safe.top + layout.y) / 2)
          : (layout.y + board + height - safe.bottom) / 2 + size * 0.6
      const balloon = bake(`${kind.name}${size}`, size * 3.4, size * 7, (pen) => drawBalloon(pen, size, kind))
      const y = bottom + (high - bottom) * easeInOut(since / RISE)
      stamp(pen, balloon, x + sway * size * 0.25, y + sway * size * 0.12, 1, 1, sway * 0.05)
    }
  }

  return {
    draw(layout, balloons, time, still) {
      const { width, height } = stage
      const clock = still ? 0 : time
      const palette = paletteOf(stage.look)
      const behind = bake('sky', width, height, (pen) => sky(pen, whole(width, height), palette.sky), 1)
      stamp(pen, behind, width / 2, height / 2)
      drawRays(layout, palette.rays, clock * 0.03)
      drawDrifting(palette.drift, clock)
      const high = Math.ceil(height * MEADOW)
      const drawLow = (pen: Pen) => {
        pen.translate(0, (high - height) / 2)
        drawMeadow(pen, width, height, palette)
      }
      const meadow = bake('meadow', width, high, drawLow, Math.min(stage.ratio, 1.5))
      stamp(pen, meadow, width / 2, height - high / 2)
      drawBalloons(layout, balloons, clock)
    },
  }
}

export function drawBalloon(pen: Pen, size: number, { tone, body }: FriendKind): void {
  const cord = pathOf('M0 20C40 120-40 200 10 300', size)
  strokePath(pen, cord, 'rgba(120,60,0,.5)', Math.max(1, size * 0.04))
  pen.translate(0, -size * 0.9)
  const skin = pathOf('M0 120C40 105 100 50 100-5A100 100 0 0 0-100-5C-100 50-40 105 0 120', size)
  glossy(pen, skin, size, tone, { shadow: 0.5 })
  polygon(
    pen,
    tone.deep,
    [0, 1.12, 0.14, 1.3, -0.14, 1.3].map((at) => at * size),
  )
  pen.globalAlpha = 0.75
  pen.translate(0, size * 0.2)
  fillPath(pen, body(size * 0.3), tone.light)
}
