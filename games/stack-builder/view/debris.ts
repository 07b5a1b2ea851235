/** Animates the pieces that fall off the tower and the rings of light that spread from it. */
import { clamp, easeOut } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Cut, Slab } from '../rules/slab.ts'
import type { Colours } from './colours.ts'
import { LAWN, middleOf, plate, spread, type Lens } from './lens.ts'
import { drawStorey, type StoreyFinish } from './storey.ts'

interface Piece extends Cut {
  readonly colours: Colours
  high: number
  drift: number
  fall: number
  turn: number
  spin: number
  age: number
  bounces: number
}

interface Ring {
  readonly slab: Slab
  readonly high: number
  readonly strength: number
  age: number
}

/** Storeys per second². */
const GRAVITY = 42
/** Lifetime of a ring, in seconds. */
const RING = 0.6
const PIECE: StoreyFinish = { gloss: true, windows: false }

export interface Debris {
  drop(cut: Cut, high: number, colours: Colours): void
  ring(slab: Slab, high: number, strength: number): void
  move(delta: number): void
  /** Draws the pieces on the far side (before the tower) or near side (after it). Skips those far below `bottom`. */
  drawPieces(lens: Lens, far: boolean, bottom: number): void
  drawRings(lens: Lens, still: boolean): void
  clear(): void
}

export function createDebris(pen: Pen): Debris {
  let pieces: Piece[] = []
  let rings: Ring[] = []
  return {
    drop(cut, high, colours) {
      const { slab, axis, way } = cut
      // Small pieces fly higher and spin faster than large ones.
      const light = 1 - clamp((slab.w * slab.d) / 1e6)
      pieces.push({
        ...cut,
        colours,
        high,
        drift: 0,
        fall: -2 * light,
        turn: 0,
        spin: (axis ? -way : way) * (0.9 + 2.2 * light),
        age: 0,
        bounces: 0,
      })
    },
    ring: (slab, high, strength) => void rings.push({ slab, high, strength, age: 0 }),
    move(delta) {
      for (const piece of pieces) {
        piece.age += delta
        piece.fall += GRAVITY * delta
        piece.high -= piece.fall * delta
        piece.drift += delta * 420
        piece.turn += piece.spin * delta * clamp(piece.age * 6)
        if (piece.high > LAWN || piece.fall < 0) continue
        piece.high = LAWN
        piece.fall *= -0.32
        piece.spin *= 0.4
        piece.bounces++
      }
      for (const ring of rings) ring.age += delta
      pieces = pieces.filter(({ age, bounces }) => age <= 3 && bounces <= 3)
      rings = rings.filter(({ age }) => age <= RING)
    },
    drawPieces(lens, far, bottom) {
      for (const { slab, colours, axis, way, high, drift, turn } of pieces) {
        if (way < 0 !== far) continue
        const by = way * drift
        const moved = axis ? { ...slab, z: slab.z + by } : { ...slab, x: slab.x + by }
        const at = middleOf(lens, moved, high + 0.5)
        if (at.y > bottom + 1000 * lens.unit) continue
        pen.save()
        pen.translate(at.x, at.y)
        pen.rotate(turn)
        drawStorey(pen, { ...lens, x: lens.x - at.x, y: lens.y - at.y }, moved, high, colours, PIECE)
        pen.restore()
      }
    },
    drawRings(lens, still) {
      pen.strokeStyle = pen.fillStyle = '#fff'
      pen.lineJoin = 'miter'
      for (const { slab, high, strength, age } of rings) {
        const t = age / RING
        if (t < 0.4) {
          pen.globalAlpha = 0.55 * (1 - t / 0.4)
          plate(pen, lens, slab, high)
          pen.fill()
        }
        for (let i = 0; i < strength; i++) {
          const own = clamp(t * 1.3 - i * 0.14)
          if (own <= 0) continue
          pen.globalAlpha = (1 - own) * 0.95
          pen.lineWidth = lens.unit * (34 - 24 * own)
          plate(pen, lens, spread(slab, still ? 60 : easeOut(own) * (240 + strength * 50)), high)
          pen.stroke()
        }
      }
      pen.globalAlpha = 1
    },
    clear() {
      pieces = []
      rings = []
    },
  }
}
