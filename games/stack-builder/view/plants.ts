/** Paints flowers, trees and the greenhouse. */
import { blot, fillPath } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { ORANGE, PINK, RED, TEAL, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'

export const PETALS: readonly Tone[] = [PINK, YELLOW, RED, VIOLET, ORANGE, TEAL]

/** Number of different beds. */
export const BEDS = 5

/** Three plants side by side, the middle one in front: tufts with three blossoms each, and some bushes. */
export function bed(bake: Bake, kind: number, size: number, leaves: Tone): Sprite {
  return bake(`bed${kind}`, size * 5, size * 2, (pen) => {
    for (const n of [0, 2, 1]) {
      pen.save()
      pen.translate((n - 1) * size * 1.25, size * (n & 1 ? 0.4 : 0.1 * kind - 0.2))
      if ((n + kind) % 5 === 4) paintFoliage(pen, size * 1.3, -0.1, leaves)
      else paintTuft(pen, size, PETALS[(kind * 2 + n) % PETALS.length] ?? PINK)
      pen.restore()
    }
  })
}

function paintTuft(pen: Pen, size: number, tone: Tone): void {
  pen.lineCap = 'round'
  for (const [x, y] of [
    [-0.5, -0.1],
    [0.05, -0.45],
    [0.5, -0.05],
  ] as const) {
    pen.strokeStyle = '#2b8a3a'
    pen.lineWidth = size * 0.08
    pen.beginPath()
    pen.moveTo(x * size * 0.5, size * 0.6)
    pen.quadraticCurveTo(x * size * 0.5, size * 0.2, x * size, y * size)
    pen.stroke()
    paintBlossom(pen, x * size, y * size, size * 0.24, tone)
  }
}

function paintBlossom(pen: Pen, x: number, y: number, r: number, tone: Tone): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2
    const petal = i % 2 ? tone.true : tone.light
    blot(pen, petal, x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * 0.55)
  }
  blot(pen, tone === YELLOW ? '#fff' : '#ffe14d', x, y, r * 0.42)
}

/** A row of trees as wide as the frame, which tiles seamlessly. */
export function treeRow(bake: Bake, width: number, size: number, leaves: readonly [Tone, Tone]): Sprite {
  const many = Math.ceil(width / (size * 0.75))
  return bake('trees', width, size * 2.2, (pen) => {
    for (let n = -1; n <= many; n++) {
      const own = (n + many) % many
      const large = size * (0.7 + scatter(own, 5) * 0.5)
      pen.save()
      pen.translate(((n + scatter(own) * 0.5) / many - 0.5) * width, size * 1.1)
      paintTree(pen, large, own, leaves[own & 1 ? 1 : 0])
      pen.restore()
    }
  })
}

/** Paints a tree with its foot at the origin. */
function paintTree(pen: Pen, size: number, n: number, leaves: Tone): void {
  pen.fillStyle = '#8a5a34'
  pen.fillRect(-size * 0.06, -size * 0.5, size * 0.12, size * 0.5)
  pen.translate(0, -size * 0.5)
  paintFoliage(pen, size, n % 3 ? -0.25 : -0.45, leaves)
}

/** Paints three round lobes, the middle one at height `top`. */
function paintFoliage(pen: Pen, size: number, top: number, tone: Tone): void {
  for (const [x, y, r] of [
    [-0.26, 0, 0.3],
    [0.27, -0.02, 0.29],
    [0, top, 0.36],
  ] as const) {
    pen.save()
    pen.translate(x * size, y * size)
    glossy(pen, disc(r * size), r * size, tone, { shadow: 0.2, shine: 0.3 })
    pen.restore()
  }
}

/** The greenhouse the arcade is named after. */
export function greenhouse(bake: Bake, wide: number): Sprite {
  const high = wide * 0.62
  return bake('greenhouse', wide * 1.1, high * 1.2, (pen) => {
    pen.translate(0, high / 2)
    const roof = new Path2D()
    roof.ellipse(0, 0, wide / 2, high, 0, Math.PI, 0)
    fillPath(pen, roof, 'rgba(226,255,250,.92)')
    pen.save()
    pen.clip(roof)
    for (let i = -3; i <= 3; i++) {
      const leaves = i & 1 ? 'rgba(60,170,90,.7)' : 'rgba(110,200,90,.7)'
      blot(pen, leaves, i * wide * 0.14, 0, wide * (i & 1 ? 0.16 : 0.11))
    }
    pen.strokeStyle = '#fff'
    pen.lineWidth = wide * 0.016
    pen.beginPath()
    for (let i = -3; i <= 3; i++) {
      pen.moveTo(i * wide * 0.15, 0)
      pen.lineTo(i * wide * 0.1, -high)
    }
    pen.moveTo(-wide, -high * 0.5)
    pen.lineTo(wide, -high * 0.5)
    pen.stroke()
    pen.restore()
    pen.strokeStyle = '#fff'
    pen.lineWidth = wide * 0.028
    pen.stroke(roof)
  })
}
