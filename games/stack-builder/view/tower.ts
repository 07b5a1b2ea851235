/** Draws the tower, with the shudder that runs down it after each landing. */
import { blot } from '../../kit/paint/brush.ts'
import { clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import { sprites, stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { FOUNDATION, isUncut, type Slab } from '../rules/slab.ts'
import { topOf, type BuildingSite } from '../rules.ts'
import type { TowerView } from './camera.ts'
import { STONE, type Walls } from './colours.ts'
import type { FallingPart } from './fall.ts'
import { FLAT, LAWN, plate, project, spread, STOREY, type Lens } from './lens.ts'
import { drawStorey } from './storey.ts'

/** Storeys of the house below the foundation. */
const HOUSE = 2

interface TowerState {
  readonly site: BuildingSite
  /** Slabs that have landed: the last may still be falling. */
  readonly count: number
  /** Seconds since the last landing, and the slab that landed. */
  readonly landed: number
  readonly last: FallingPart | undefined
}

/** Displacement of a storey after a landing, in storeys; `below` counts from the top. */
export function dip(landed: number, weight: number, below: number): number {
  if (landed > 0.9) return 0
  return weight * Math.exp(-landed * 7) * Math.cos(landed * 24 - below * 0.7) * 0.62 ** below
}

/** Storeys per block, storeys that a landing shakes, and seconds until a landing has settled. */
const BLOCK = 4
const FELT = 6
const CALM = 0.25
/** Centre of a block in storeys above its foot, and the height of its sprite in grains. */
const MIDDLE = BLOCK / 2
const DEEP = BLOCK * STOREY + 1030

interface Tower {
  /** Starts a round: drops all baked blocks. */
  begin(): void
  draw(eye: TowerView, state: TowerState): void
}

/** Bakes settled storeys in blocks, so that a tower of any height draws only a few storeys per frame. */
export function createTower(stage: Stage, walls: Walls): Tower {
  const { pen } = stage
  let bake = sprites(stage)
  let settled = 0

  /** Block −1 is the house below the first storey. */
  function block(n: number, site: BuildingSite, unit: number): Sprite {
    const wide = (n < 0 ? 3000 : 2080) * unit
    return bake(`${n}`, wide, DEEP * unit, (pen) => {
      const lens = { x: 0, y: (MIDDLE + n * BLOCK) * STOREY * unit, unit }
      if (n < 0) return drawFoot(pen, lens, walls)
      for (let i = n * BLOCK; i < (n + 1) * BLOCK; i++)
        drawLaid(pen, lens, walls, site, i, site.tower[i] ?? FOUNDATION, i)
    })
  }

  return {
    begin() {
      bake = sprites(stage)
      settled = 0
    },
    draw(eye, { site, count, landed, last }) {
      const { unit, zoom, rise } = eye
      const lowest = Math.floor(eye.storey - (stage.height - eye.focus) / rise - 3)
      if (landed > CALM) settled = Math.max(0, Math.floor((count - FELT) / BLOCK))
      for (let n = Math.max(-1, Math.floor(lowest / BLOCK)); n < settled; n++)
        stamp(pen, block(n, site, unit / zoom), eye.x, eye.y - (MIDDLE + n * BLOCK) * rise, zoom)
      for (let i = Math.max(lowest, settled * BLOCK); i < count; i++) {
        const slab = site.tower[i] ?? FOUNDATION
        const below = count - 1 - i
        const isNew = last?.streak && below < last.thick && count === site.tower.length
        const shown = isNew ? widening(topOf(last.from), slab, landed) : slab
        const weight = last?.streak ? 0.14 : 0.24
        drawLaid(pen, eye, walls, site, i, shown, i - dip(landed, weight, below), below === 0)
      }
    },
  }
}

function drawLaid(
  pen: Pen,
  lens: Lens,
  walls: Walls,
  { tower, makes }: BuildingSite,
  storey: number,
  slab: Slab,
  high: number,
  top = false,
): void {
  drawStorey(pen, lens, slab, high, walls(storey, makes[storey]), {
    lit: isUncut(tower, storey),
    gloss: top,
  })
}

function widening(from: Slab, to: Slab, landed: number): Slab {
  const t = overshoot(clamp(landed / 0.32), 2.4)
  return {
    x: mix(from.x, to.x, t),
    z: mix(from.z, to.z, t),
    w: mix(from.w, to.w, t),
    d: mix(from.d, to.d, t),
  }
}

function drawFoot(pen: Pen, lens: Lens, walls: Walls): void {
  pen.fillStyle = 'rgba(10,60,30,.24)'
  plate(pen, lens, { ...spread(FOUNDATION, 110), w: 1460 }, LAWN)
  pen.fill()
  drawStorey(pen, lens, spread(FOUNDATION, 80), LAWN, STONE, { thick: -LAWN - HOUSE, windows: false })
  for (let high = -HOUSE; high < 0; high++)
    drawStorey(pen, lens, FOUNDATION, high, walls(high), { lit: true })
  drawDoor(pen, lens)
}

/** Draws the door in the middle of the wall that faces the path. */
function drawDoor(pen: Pen, lens: Lens): void {
  const { unit } = lens
  const deep = STOREY * unit
  const at = project(lens, 0, FOUNDATION.z + FOUNDATION.d, 1 - HOUSE)
  pen.transform(1, FLAT, 0, 1, at.x, at.y)
  const wide = 124 * unit
  pen.strokeStyle = '#fff'
  pen.lineWidth = 32 * unit
  pen.fillStyle = '#b5432e'
  pen.beginPath()
  pen.roundRect(-wide / 2, deep * 0.24, wide, deep * 0.76, [wide * 0.6, wide * 0.6, 0, 0])
  pen.stroke()
  pen.fill()
  blot(pen, '#ffd766', wide * 0.24, deep * 0.66, wide * 0.09)
}
