/** Draws height marks, and the board with falls left, the garland and the next crate. */
import { blot, line, polygon } from '../../kit/paint/brush.ts'
import { clamp, mix, wobble } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND, type Camera } from './camera.ts'
import { crateSprite } from './crates.ts'
import { YARD } from '../rules/curve.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { comingOf, towerTop, type Yard } from '../rules/yard.ts'

const METALS = ['#d98443', '#b9c4d8', '#ffc52e', '#4fe0a0'] as const
const BEST = '#ffa8d4'
/** Opacity of the ghost's flag. */
const FAINT = 0.35
const METRE = 100
/** Height of the board in CSS pixels. */
const BOARD = 156
const TAU = Math.PI * 2

export function createMarks(stage: Stage, bake: Bake) {
  const { pen } = stage
  /** Shown top of the ghost's tower, in ells. */
  let ghostTop = 0

  /** A pennant at the height of a medal or the best score, with a dashed line to the other edge. */
  function flagSprite(unit: number, colour: string, text: string): Sprite {
    const wide = unit * 1.5
    const high = Math.max(20, unit * 0.46)
    const full = 2 * Math.ceil(stage.width / 2) + 2 * BEYOND
    return bake(`flag ${text}`, full, 2 * Math.ceil(high / 2 + 1), (pen) => {
      pen.translate(BEYOND - full / 2, 0)
      pen.strokeStyle = 'rgba(255,255,255,.75)'
      pen.lineWidth = 2
      pen.setLineDash([unit * 0.2, unit * 0.2])
      line(pen, wide, 0, full, 0)
      const [tip, edge] = [wide + 12, high / 2]
      polygon(pen, colour, [-BEYOND, -edge, tip, -edge, wide, 0, tip, edge, -BEYOND, edge])
      letter(pen, text, wide / 2 + 4, 1, high * 0.68, { outline: 0, fill: '#2a1458' })
    })
  }

  /** A notch at the edge of the frame, optionally labelled with its metres. */
  function metreSprite(n: number, unit: number, named: boolean): Sprite {
    const size = Math.max(12, unit * 0.25)
    const wide = unit * 0.5 + size * 4
    return bake(`metre${n}${named}`, 2 * wide, size * 2, (pen) => {
      pen.fillStyle = 'rgba(255,255,255,.7)'
      pen.fillRect(-BEYOND, -1, BEYOND + unit * 0.32, 2)
      if (named) letter(pen, `${n} m`, unit * 0.42, 0, size, { align: 'left', outline: 0.28 })
    })
  }

  /** Opacity: 0 for a mark under the board in the corner, 1 clear of it. */
  const clearance = (y: number) => clamp((y - stage.safe.top - BOARD) / 30)

  return {
    draw(camera: Camera, medals: readonly number[], { height }: Yard): void {
      const { unit } = camera
      const metre = (METRE / YARD.ell) * unit
      const zero = camera.y(0)
      const first = Math.max(1, Math.floor((zero - stage.height) / metre))
      for (let n = first; zero - n * metre > 0; n++) {
        const y = zero - n * metre
        pen.globalAlpha = clearance(y)
        if (pen.globalAlpha && !medals.includes(n * METRE))
          stamp(pen, metreSprite(n, unit, camera.zoom > 0.6), 0, y)
      }
      for (const [i, medal] of medals.entries()) {
        const y = zero - (medal / METRE) * metre
        pen.globalAlpha = clearance(y)
        if (y < -30 || y > stage.height + 30 || !pen.globalAlpha) continue
        const text = `${medal / METRE} m${height >= medal ? ' ✓' : ''}`
        stamp(pen, flagSprite(Math.min(unit, 52), METALS[i] ?? '#fff', text), stage.width / 2, y)
      }
      pen.globalAlpha = 1
    },

    best(camera: Camera, best: number): void {
      const y = camera.y(best / YARD.ell)
      if (y < -30 || y > stage.height + 30) return
      pen.globalAlpha = clearance(y)
      stamp(pen, flagSprite(Math.min(camera.unit, 52), BEST, 'Best'), stage.width / 2, y)
      pen.globalAlpha = 1
    },

    /** Draws a line with a small flag at the height of the ghost's tower, clamped to the frame. */
    ghost(camera: Camera, ghost: Yard, delta: number): void {
      const { top, bottom } = stage.safe
      const size = Math.max(15, camera.unit * 0.34)
      ghostTop = mix(ghostTop, towerTop(ghost), clamp(delta * 6))
      const y = clamp(camera.y(ghostTop), top + BOARD, stage.height - bottom - size)
      const x = camera.x(YARD.plinth + 0.1)
      pen.globalAlpha = FAINT
      pen.strokeStyle = '#fff'
      pen.lineWidth = 3
      line(pen, 0, y, stage.width, y)
      line(pen, x, y, x, y - size * 2)
      polygon(pen, '#fff', [0, -size * 2, size * 1.5, -size * 1.5, 0, -size], x, y)
      pen.globalAlpha = 1
      letter(
        pen,
        `${((towerTop(ghost) * YARD.ell) / METRE).toFixed(1)} m`,
        x + size * 1.4,
        y - size * 0.5,
        size * 0.85,
      )
    },

    /** Draws falls left and garland under the score, with the next crate below. */
    board({ unit, zoom }: Camera, yard: Yard, neatAge: number): void {
      const { left, top } = stage.safe
      stamp(pen, sparesSprite(bake, yard.spare), left + 56, top + 17)
      // A full garland stays for a moment before the next one begins.
      const lit = yard.streak && neatAge < 1 ? ((yard.streak - 1) % YARD.bloom) + 1 : yard.streak % YARD.bloom
      stamp(pen, garlandSprite(bake, lit), left + 60, top + 56)
      // The newest blossom opens on top of its sprite.
      const [across, down] = blossomAt(lit - 1)
      if (lit && neatAge < 0.5)
        stamp(
          pen,
          flowerSprite(bake, toneOf(lit - 1)),
          left + 60 + across,
          top + 56 + down,
          wobble(neatAge * 2),
        )
      stamp(pen, nextSprite(bake, comingOf(yard), unit / zoom, stage.look), left + 52, top + 118)
    },
  }
}

/** A plate with the next crate. */
export function nextSprite(bake: Bake, kind: CrateKind, unit: number, look: string): Sprite {
  return bake(`next-${kind}`, 80, 80, (pen) => {
    pen.fillStyle = 'rgba(42,20,88,.62)'
    pen.beginPath()
    pen.roundRect(-38, -38, 76, 76, 14)
    pen.fill()
    letter(pen, 'NEXT', 0, -25, 12, { outline: 0 })
    const { wide, high } = shapeOf(kind)
    stamp(pen, crateSprite(bake, kind, unit, look), 0, 9, Math.min(58 / (wide * unit), 42 / (high * unit)))
  })
}

/** A crate for each fall left, a cross for each one used. */
export const sparesSprite = (bake: Bake, spares: number): Sprite =>
  bake(`spares${spares}`, 96, 32, (pen) => {
    for (let i = 0; i < YARD.spare; i++) paintSpare(pen, (i - 1) * 30, i < spares)
  })

function paintSpare(pen: Pen, x: number, whole: boolean): void {
  pen.globalAlpha = whole ? 1 : 0.75
  pen.fillStyle = whole ? '#7a4516' : 'rgba(42,20,88,.55)'
  pen.beginPath()
  pen.roundRect(x - 11, -11, 22, 22, 5)
  pen.fill()
  pen.strokeStyle = whole ? '#ffcf8a' : '#fff'
  pen.lineWidth = whole ? 4 : 2.5
  pen.beginPath()
  if (whole) {
    pen.roundRect(x - 8, -8, 16, 16, 3)
    pen.moveTo(x - 7, 7)
    pen.lineTo(x + 7, -7)
  } else {
    pen.moveTo(x - 6, -6)
    pen.lineTo(x + 6, 6)
    pen.moveTo(x + 6, -6)
    pen.lineTo(x - 6, 6)
  }
  pen.stroke()
}

/** Position of the nth blossom: a pink row for ivy, and a golden row below for full bloom. */
const blossomAt = (n: number) => [((n % YARD.garland) - 1.5) * 24, n < YARD.garland ? -10 : 12] as const
const toneOf = (n: number) => (n < YARD.garland ? '#ff9fd0' : '#ffcc1f')

/** A blossom for each neat landing in a row. */
export const garlandSprite = (bake: Bake, lit: number): Sprite =>
  bake(`garland${lit}`, 104, 48, (pen) => {
    for (let i = 0; i < YARD.bloom; i++)
      stamp(pen, flowerSprite(bake, i < lit ? toneOf(i) : ''), ...blossomAt(i))
  })

/** Without a colour, a closed bud. */
const flowerSprite = (bake: Bake, colour: string): Sprite =>
  bake(`flower${colour}`, 24, 24, (pen) => {
    const size = 4.4
    pen.fillStyle = colour || 'rgba(42,20,88,.45)'
    pen.strokeStyle = '#fff'
    pen.lineWidth = 1.5
    pen.beginPath()
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TAU - TAU / 4
      const [x, y] = [Math.cos(angle) * size, Math.sin(angle) * size]
      pen.moveTo(x + size * 0.8, y)
      pen.arc(x, y, size * 0.8, 0, TAU)
    }
    pen.stroke()
    pen.fill()
    blot(pen, colour ? '#fff6b8' : 'rgba(255,255,255,.5)', 0, 0, size * 0.7)
  })
