/** A sunny afternoon behind the board: rays, bubbles, a garland, and a balloon that rises for every pair joined. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { clamp, easeInOut } from '../../kit/paint/easing.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { sprites, stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Kind } from './kinds.ts'
import { rimOf, type Layout } from './layout.ts'
import { drawMeadow } from './meadow.ts'

export const SKY = ['#ffe566', '#ffcb2e', '#ffb01a', '#ff9d0a']
const RAYS = 16
const BUBBLES = 9
/** Seconds that a balloon takes to come up. */
const RISE = 2.2
/** CSS pixels beside the board that balloons need; with less they fly above and below it. */
const BESIDE = 70

export interface Guest {
  readonly kind: Kind
  /** Seconds that its balloon has been rising; below 0 there is none. */
  readonly since: number
}

export interface Party {
  draw(layout: Layout, guests: readonly Guest[], time: number, still: boolean): void
}

export function openParty(stage: Stage): Party {
  const { pen } = stage
  const bake = sprites(stage)

  function rays(layout: Layout, turn: number): void {
    const [x, y] = [stage.width / 2, layout.y + layout.cell * layout.size * 0.4]
    const reach = Math.hypot(stage.width, stage.height)
    pen.fillStyle = 'rgba(255,255,255,.17)'
    pen.beginPath()
    for (let i = 0; i < RAYS; i++) {
      const angle = turn + (i / RAYS) * Math.PI * 2
      pen.moveTo(x, y)
      pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
      pen.lineTo(x + Math.cos(angle + 0.19) * reach, y + Math.sin(angle + 0.19) * reach)
    }
    pen.fill()
  }

  function bubbles(clock: number): void {
    const { width, height } = stage
    for (let i = 0; i < BUBBLES; i++) {
      const radius = (0.012 + 0.022 * ((i * 0.618) % 1)) * Math.max(width, height)
      const span = height + radius * 2
      const y = height + radius - ((clock * (6 + (i % 4) * 3) + i * 0.377 * span) % span)
      const x = width * ((i * 0.6180339 + 0.07) % 1) + Math.sin(clock * 0.4 + i) * 12
      stamp(
        pen,
        bake(`bubble${i}`, radius * 2.2, radius * 2.2, (pen) => drawBubble(pen, radius)),
        x,
        y,
      )
    }
  }

  function balloons(layout: Layout, guests: readonly Guest[], clock: number): void {
    const { width, height, safe } = stage
    const board = layout.cell * layout.size + rimOf(layout) * 2
    const beside = (width - board) / 2
    const sideways = beside > BESIDE
    const size = Math.round(sideways ? clamp(beside / 5, 20, 54) : clamp((height - board) / 12, 12, 30))
    const rows = Math.ceil(guests.length / 2)
    const bottom = height + size * 3
    for (const [i, { kind, since }] of guests.entries()) {
      if (since < 0) continue
      const [side, row] = [i % 2, Math.floor(i / 2)]
      const sway = Math.sin(clock * 0.9 + i * 1.7)
      const out = beside * (row % 2 ? 0.66 : 0.34)
      const x = sideways ? (side ? width - out : out) : width * (0.08 + (0.84 * (i + 0.5)) / guests.length)
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
    draw(layout, guests, time, still) {
      const { width, height, safe } = stage
      const clock = still ? 0 : time
      const behind = bake('sky', width, height, (pen) => sky(pen, whole(width, height), SKY), 1)
      stamp(pen, behind, width / 2, height / 2)
      rays(layout, clock * 0.03)
      bubbles(clock)
      const meadow = bake(
        `meadow${layout.size}`,
        width,
        height,
        (pen) => drawMeadow(pen, width, height, safe.top, layout),
        Math.min(stage.ratio, 1.5),
      )
      stamp(pen, meadow, width / 2, height / 2)
      balloons(layout, guests, clock)
    },
  }
}

function drawBubble(pen: Pen, radius: number): void {
  pen.fillStyle = 'rgba(255,255,255,.3)'
  pen.strokeStyle = 'rgba(255,255,255,.5)'
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.arc(0, 0, radius * 0.95, 0, Math.PI * 2)
  pen.fill()
  pen.stroke()
  glow(pen, -radius * 0.35, -radius * 0.4, radius * 0.45, '255,255,255', 0.7)
}

export function drawBalloon(pen: Pen, size: number, { tone, body }: Kind): void {
  pen.strokeStyle = 'rgba(120,60,0,.5)'
  pen.lineWidth = Math.max(1, size * 0.04)
  pen.beginPath()
  pen.moveTo(0, size * 0.2)
  pen.bezierCurveTo(size * 0.4, size * 1.2, -size * 0.4, size * 2, size * 0.1, size * 3)
  pen.stroke()
  pen.translate(0, -size * 0.9)
  const skin = new Path2D()
  skin.moveTo(0, size * 1.2)
  skin.bezierCurveTo(size * 0.4, size * 1.05, size, size * 0.5, size, -size * 0.05)
  skin.arc(0, -size * 0.05, size, 0, Math.PI, true)
  skin.bezierCurveTo(-size, size * 0.5, -size * 0.4, size * 1.05, 0, size * 1.2)
  glossy(pen, skin, size, tone, { shadow: 0.5 })
  pen.fillStyle = tone.deep
  pen.beginPath()
  pen.moveTo(0, size * 1.12)
  pen.lineTo(size * 0.14, size * 1.3)
  pen.lineTo(-size * 0.14, size * 1.3)
  pen.fill()
  pen.globalAlpha = 0.75
  pen.fillStyle = tone.light
  pen.translate(0, size * 0.2)
  pen.fill(body(size * 0.3))
}
