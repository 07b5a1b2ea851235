/** A sunny afternoon behind the board: rays, soft bubbles, hills, and a balloon that rises for every pair joined. */
import { glow, hills, sky, whole } from '../kit/backdrop.ts'
import { clamp, easeInOut } from '../kit/easing.ts'
import { glossy } from '../kit/glossy.ts'
import { sprites, stamp, type Pen } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import type { Kind } from './kinds.ts'
import { rimOf, type Layout } from './layout.ts'

const SKY = ['#ffe566', '#ffcb2e', '#ffb01a', '#ff9d0a']
const RAYS = 16
const BUBBLES = 9
/** Seconds that a balloon takes to come up. */
const RISE = 2.2

export interface Party {
  draw(layout: Layout, time: number, still: boolean): void
  /** For each kind at the party, how long its balloon has been rising; below 0 it is not there yet. */
  balloons(
    layout: Layout,
    guests: readonly { kind: Kind; since: number }[],
    time: number,
    still: boolean,
  ): void
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

  return {
    draw(layout, time, still) {
      const { width, height } = stage
      const clock = still ? 0 : time
      const ratio = Math.min(stage.ratio, 1)
      const behind = bake('sky', width, height, (pen) => sky(pen, whole(width, height), SKY), ratio)
      stamp(pen, behind, width / 2, height / 2)
      rays(layout, clock * 0.03)
      const front = bake(
        'ground',
        width,
        height,
        (pen) => drawGround(pen, width, height),
        Math.min(stage.ratio, 1.5),
      )
      for (let i = 0; i < BUBBLES; i++) {
        const radius = (0.012 + 0.022 * ((i * 0.618) % 1)) * Math.max(width, height)
        const span = height + radius * 2
        const y = height + radius - ((clock * (6 + (i % 4) * 3) + i * 0.377 * span) % span)
        const x = width * ((i * 0.6180339 + 0.07) % 1) + Math.sin(clock * 0.4 + i) * 12
        const bubble = bake(`bubble${i}`, radius * 2.2, radius * 2.2, (pen) => drawBubble(pen, radius))
        stamp(pen, bubble, x, y)
      }
      stamp(pen, front, width / 2, height / 2)
    },
    balloons(layout, guests, time, still) {
      const { width, height } = stage
      const board = layout.cell * layout.size + rimOf(layout) * 2
      const sideways = (width - board) / 2 > 70
      const size = sideways ? clamp((width - board) / 9, 22, 58) : clamp((height - board) / 9, 14, 34)
      for (const [i, { kind, since }] of guests.entries()) {
        if (since < 0) continue
        const place = placeOf(i, guests.length, sideways)
        const sway = still ? 0 : Math.sin(time * 0.9 + i * 1.7)
        const bottom = height + size * 3
        const x = place.x * width + sway * size * 0.25
        const y = bottom + (place.y * height - bottom) * easeInOut(since / RISE) + sway * size * 0.12
        const balloon = bake(`balloon${kind.name}${Math.round(size)}`, size * 3.4, size * 7, (pen) =>
          drawBalloon(pen, size, kind),
        )
        stamp(pen, balloon, x, y, 1, 1, sway * 0.05)
      }
    },
  }
}

/** Beside the board when there is room, otherwise above and below it. In parts of the frame. */
function placeOf(i: number, of: number, sideways: boolean): { x: number; y: number } {
  const side = i % 2
  const row = Math.floor(i / 2)
  const rows = Math.ceil(of / 2)
  if (sideways)
    return { x: (row % 2 ? 0.13 : 0.07) + side * (row % 2 ? 0.74 : 0.86), y: 0.2 + (0.6 * row) / rows }
  return { x: 0.1 + (0.8 * (i + 0.5)) / of, y: side ? 0.14 : 0.88 }
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

function drawGround(pen: Pen, width: number, height: number): void {
  const area = whole(width, height)
  hills(pen, area, 'rgba(255,140,20,.75)', height * 0.83, height * 0.028, 1)
  hills(pen, area, '#ec7a08', height * 0.9, height * 0.022, 2)
  hills(pen, area, '#cf6100', height * 0.965, height * 0.012, 3)
}

function drawBalloon(pen: Pen, size: number, { tone, body }: Kind): void {
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
