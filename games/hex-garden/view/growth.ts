/** What grows in the bed: tiles that drop in, and full lines that open into blossoms and fly off. */
import { clamp, easeOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import type { Particles } from '../../kit/paint/particles.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Planting, State } from '../rules.ts'
import { CELLS, LINES, middleOf, SIDE } from '../rules/bed.ts'
import { FLOWERS } from '../rules/pieces.ts'
import type { Bloom, Change } from './change.ts'
import { lookOf } from './flowers.ts'
import { cellSpot, type Layout } from './layout.ts'
import { GOLD } from './signs.ts'
import type { Tiles } from './tiles.ts'

/** Seconds. */
const SOWING = 0.26
const OPENING = 0.24
const FLYING = 0.6
const SMILE_WAVE = 0.09
/** In the opening each direction is shown in turn: how long, and from cell to cell. */
const SHOWN = 2.6
const SHOW_STEP = 0.09

/** The longest line of each direction; of the level ones, one that the title does not hide. */
const LESSON = [LINES[SIDE + 1], ...LINES.filter(({ length }) => length === SIDE * 2 - 1).slice(1)]

function fromMiddle(cell: number): number {
  const { across, down } = middleOf(CELLS[cell] ?? { q: 0, r: 0 })
  return Math.hypot(across, down)
}

interface Opened extends Bloom {
  readonly at: number
  burst: boolean
}

export function openGrowth(pen: Pen, tiles: Tiles, bits: Particles) {
  const sown = new Map<number, number>()
  let blooms: Opened[] = []

  function drawTiles(
    { state, time, still }: Frame<State, Planting>,
    layout: Layout,
    eager: ReadonlySet<number>,
    over: number,
  ): void {
    const { size } = layout
    // Asked for once in a frame: sixty tiles share seven pictures.
    const resting = FLOWERS.map((_, flower) => tiles.tile(size, flower))
    for (const [cell, flower] of state.bed.entries()) {
      const rest = resting[flower]
      if (!rest) continue
      const { x, y } = cellSpot(layout, cell)
      const age = (time - (sown.get(cell) ?? -SOWING)) / SOWING
      // At the end a smile spreads from the middle to the edge: the garden is as full as can be.
      const smiles = over > 0 && over > 0.25 + fromMiddle(cell) * SMILE_WAVE
      const isEager = eager.has(cell)
      const mood: Mood | undefined = smiles ? 'glad' : isEager ? 'wow' : undefined
      const grow = mix(1.3, 1, overshoot(age))
      const lift = still ? 0 : (1 - easeOut(age)) * size * 0.5
      const jump = isEager && !still ? hop((time * 1.6 + cell * 0.13) % 1) * size * 0.1 : 0
      stamp(pen, mood ? tiles.tile(size, flower, mood) : rest, x, y - lift - jump, grow)
      if (isEager) stamp(pen, tiles.outline(size, GOLD), x, y - size * 0.1 - jump)
    }
  }

  function drawBloom({ time, still }: Frame<State, Planting>, layout: Layout, bloom: Opened): void {
    const { size } = layout
    const age = time - bloom.at
    const { x, y } = cellSpot(layout, bloom.cell)
    if (age < 0) return stamp(pen, tiles.tile(size, bloom.flower, 'glad'), x, y)
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
      const { light, true: body } = lookOf(bloom.flower).tone
      bits.burst({ x, y, count: 7, colours: [light, body, '#fff'], size: size * 0.26, speed: size * 7 })
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

    see({ sown: fresh, blooms: opened }: Change, now: number): void {
      for (const cell of fresh) sown.set(cell, now)
      blooms = [
        ...blooms.filter(({ at }) => at <= now),
        ...opened.map((bloom) => ({ ...bloom, at: now + bloom.after, burst: false })),
      ]
    },

    /** `eager` cells are about to bloom. `over` is for how many seconds the round has been over; below 0 in play. */
    draw(frame: Frame<State, Planting>, layout: Layout, eager: ReadonlySet<number>, over: number): void {
      drawTiles(frame, layout, eager, over)
      for (const bloom of blooms) drawBloom(frame, layout, bloom)
      const isOver = ({ at }: Opened) => frame.time - at > OPENING + FLYING
      if (blooms.some(isOver)) blooms = blooms.filter((bloom) => !isOver(bloom))
    },

    /** What the game is about, without a word: the three directions bloom one after the other. */
    drawLesson({ time, still }: Frame<State, Planting>, layout: Layout): void {
      const { size } = layout
      const turn = Math.floor(time / SHOWN)
      const line = LESSON[turn % LESSON.length] ?? []
      const age = still ? SHOWN / 2 : time % SHOWN
      for (const [i, cell] of line.entries()) {
        const { x, y } = cellSpot(layout, cell)
        const come = overshoot((age - i * SHOW_STEP) * 4)
        const go = clamp((SHOWN - age - 0.3 + i * 0.02) * 4)
        if (age < i * SHOW_STEP || go === 0) continue
        const flower = (turn * 2 + (i % 2)) % FLOWERS.length
        const nod = still ? 0 : Math.sin(time * 2.4 + i) * 0.14
        stamp(pen, tiles.tile(size, flower), x, y, come * go)
        stamp(pen, tiles.blossom(size, flower), x, y - size * 0.1, come * go * 0.86, undefined, nod)
      }
    },
  }
}
