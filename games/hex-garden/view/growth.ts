/** Draws the plants of the bed: tiles drop in, and full lines open into blossoms and fly off. */
import { clamp, easeOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Planting, State } from '../rules.ts'
import { CELLS, middleOf } from '../rules/bed.ts'
import { BEE, CAN } from '../rules/pieces.ts'
import type { Changes, CellBloom } from './changes.ts'
import { KINDS, speciesOf } from './flowers.ts'
import { cellSpot, type Layout } from './layout.ts'
import { GOLD } from './preview.ts'
import type { TileSprites } from './tiles.ts'

/** Durations in seconds. */
const SOWING = 0.26
const OPENING = 0.24
const FLYING = 0.6
const SMILE_WAVE = 0.09
/** Seconds between two flowers of the swarm. */
const GIVING = 0.09

function fromMiddle(cell: number): number {
  const { across, down } = middleOf(CELLS[cell] ?? { q: 0, r: 0 })
  return Math.hypot(across, down)
}

interface OpenedBloom extends CellBloom {
  readonly at: number
  burst: boolean
}

export function createGrowth(pen: Pen, tiles: TileSprites, bits: Particles) {
  const sown = new Map<number, number>()
  let blooms: OpenedBloom[] = []

  function drawTiles(
    { state, time, still }: Frame<State, Planting>,
    layout: Layout,
    eager: ReadonlySet<number>,
    over: number,
  ): void {
    const { size } = layout
    // Looked up once per frame, because sixty tiles share these sprites.
    const resting = KINDS.map((_, kind) => (state.bed.includes(kind) ? tiles.tile(size, kind) : undefined))
    for (const [cell, flower] of state.bed.entries()) {
      const rest = resting[flower]
      if (!rest) continue
      const { x, y } = cellSpot(layout, cell)
      const age = (time - (sown.get(cell) ?? -SOWING)) / SOWING
      // At the end of a round a smile spreads from the middle to the edge.
      const smiles = over > 0 && over > 0.25 + fromMiddle(cell) * SMILE_WAVE
      const isEager = eager.has(cell)
      const mood: Mood | undefined = flower >= BEE ? undefined : smiles ? 'glad' : isEager ? 'wow' : undefined
      const grow = mix(1.3, 1, overshoot(age))
      const lift = still ? 0 : (1 - easeOut(age)) * size * 0.5
      const jump = isEager && !still ? hop((time * 1.6 + cell * 0.13) % 1) * size * 0.1 : 0
      stamp(pen, mood ? tiles.tile(size, flower, mood) : rest, x, y - lift - jump, grow)
      if (isEager) stamp(pen, tiles.outline(size, GOLD), x, y - size * 0.1 - jump)
    }
  }

  function drawBloom({ time, still }: Frame<State, Planting>, layout: Layout, bloom: OpenedBloom): void {
    const { size } = layout
    const age = time - bloom.at
    const { x, y } = cellSpot(layout, bloom.cell)
    if (age < 0) {
      const grown = (time - (sown.get(bloom.cell) ?? -SOWING)) / SOWING
      const lift = still ? 0 : (1 - easeOut(grown)) * size
      if (grown > 0) stamp(pen, tiles.tile(size, bloom.flower, 'glad'), x, y - lift, overshoot(grown))
      return
    }
    const blossom = tiles.blossom(size, bloom.flower)
    if (age < OPENING) {
      const t = age / OPENING
      pen.globalAlpha = 1 - t
      stamp(pen, tiles.tile(size, bloom.flower), x, y, 1 + t * 0.2)
      pen.globalAlpha = 1
      const turn = still ? 0 : (t - 1) * 1.2
      return stamp(pen, blossom, x, y, mix(0.3, 1.15, overshoot(t)), undefined, turn)
    }
    if (!bloom.burst) {
      bloom.burst = true
      const { light, true: body } = speciesOf(bloom.flower).tone
      const isCan = bloom.flower === CAN
      const burst = { x, y, colours: [light, body, '#fff'], size: size * 0.26, speed: size * 7 }
      bits.burst(isCan ? { ...burst, count: 40, shape: 'dot', speed: size * 16 } : { ...burst, count: 7 })
    }
    const t = (age - OPENING) / FLYING
    const sway = still ? 0 : Math.sin(bloom.cell * 7 + t * 4) * t
    pen.globalAlpha = clamp(2 - t * 2)
    const rise = still ? 0 : t * t * size * 4
    stamp(pen, blossom, x + sway * size * 0.6, y - rise, mix(1.15, 0.5, t), undefined, sway)
    pen.globalAlpha = 1
  }

  return {
    begin(): void {
      sown.clear()
      blooms = []
    },

    see({ sown: fresh, blooms: opened, filled }: Changes, now: number): void {
      for (const cell of fresh) sown.set(cell, now)
      for (const [i, cell] of filled.entries()) sown.set(cell, now + 0.3 + (i % 6) * GIVING)
      blooms = [
        ...blooms.filter(({ at }) => at <= now),
        ...opened.map((bloom) => ({ ...bloom, at: now + bloom.after, burst: false })),
      ]
    },

    /** Whether a tile drops in or a blossom flies off, or will. */
    isMoving: (now: number) => blooms.length > 0 || [...sown.values()].some((at) => now < at + SOWING),

    /** `eager` cells are about to bloom. `over` is the time since the round ended, in seconds; negative during play. */
    draw(frame: Frame<State, Planting>, layout: Layout, eager: ReadonlySet<number>, over: number): void {
      drawTiles(frame, layout, eager, over)
      for (const bloom of blooms) drawBloom(frame, layout, bloom)
      const isOver = ({ at }: OpenedBloom) => frame.time - at > OPENING + FLYING
      if (blooms.some(isOver)) blooms = blooms.filter((bloom) => !isOver(bloom))
    },
  }
}
