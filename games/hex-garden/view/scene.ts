/** Paints one frame: the meadow, the bed and what grows in it, the piece in mind, the tray, the bee. */
import { breath } from '../../kit/paint/easing.ts'
import { floats } from '../../kit/paint/floats.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles } from '../../kit/paint/particles.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { drawBee, openBee } from './bee.ts'
import { NONE } from '../rules/deal.ts'
import { hexagon } from './flowers.ts'
import { openGrowth, type Scene } from './growth.ts'
import { happening } from './effects.ts'
import { cellSpot, CORNER, type Layout } from './layout.ts'
import { flowerOf, footprint } from '../rules/pieces.ts'
import { drawBed, drawMeadow, drawTray } from './backdrop.ts'
import { rules, type Planting, type State } from '../rules.ts'
import { openTiles } from './tiles.ts'
import { openTray } from './tray.ts'

/** What the player is about to do. */
export interface Attention {
  readonly slot: number
  /** Where the piece in mind would be planted, whether it fits, and the lines that would bloom. */
  readonly ghost:
    | { readonly cell: number; readonly fits: boolean; readonly lines: readonly (readonly number[])[] }
    | undefined
  /** The keyboard's ghost is framed, so that it is found at a glance. */
  readonly framed: boolean
  /** A piece on its way with the finger: where its middle is. */
  readonly carried: Point | undefined
}

const GOLD = '#ffe27a'
const POLLEN = 16
const FAR_BEES = 3
const CHEERS = ['', '', 'Double bloom!', 'Triple bloom!', 'Quadruple bloom!'] as const
const SOIL = ['#c98c58', '#8a5530'] as const

export function openPicture(stage: Stage) {
  const { pen } = stage
  const bits = particles(300)
  const words = floats(stage)
  const bee = openBee()
  const tiles = openTiles(stage)
  const growth = openGrowth(pen, tiles, bits)
  const tray = openTray(pen, tiles)
  let layout: Layout | undefined
  let now = 0
  /** When the round ended. */
  let ended: number | undefined
  /** While a line blooms, the next piece in mind keeps out of its way until the player moves it. */
  let blooming: { readonly until: number; ghost?: Attention['ghost'] } | undefined

  function isInTheWay(time: number, ghost: Attention['ghost']): boolean {
    if (!blooming) return false
    blooming.ghost ??= ghost
    if (time > blooming.until || blooming.ghost !== ghost) blooming = undefined
    return blooming !== undefined
  }

  function drawGround({ time, still, layout }: Scene): void {
    const { width, height, ratio } = stage
    const { slots, size, small, bed } = layout
    const { bake } = tiles
    const soft = Math.min(ratio, 1.5)
    const meadow = bake('meadow', width, height, (to) => drawMeadow(to, width, height, layout), soft)
    stamp(pen, meadow, width / 2, height / 2)
    pen.fillStyle = '#fff6c0'
    for (let i = 0; i < POLLEN; i++) {
      const t = still ? i : time * 0.05 + i * 1.7
      pen.globalAlpha = still ? 0.35 : 0.15 + 0.5 * breath(time + i, 3.3)
      const up = (still ? 0 : time * 0.012) + i * 0.617
      pen.fillRect(width * (0.5 + 0.5 * Math.sin(t * 1.7 + i * 2.1)), height * (1 - (up % 1)), 2.5, 2.5)
    }
    pen.globalAlpha = 1
    for (let i = 0; i < FAR_BEES; i++) {
      const t = (still ? 0 : time * 0.11) + i * 2.6
      const x = width * (0.5 + 0.47 * Math.sin(t + i))
      const y = height * (0.32 + 0.13 * i) + Math.sin(t * 7) * 16
      drawBee(pen, bake, Math.round(size * 0.42), { x, y }, still ? 0 : time + i, 0.1 * Math.sin(t * 7))
    }
    const wide = size * CORNER * 2.3
    stamp(
      pen,
      bake('bed', wide, wide, (to) => drawBed(to, size)),
      bed.x,
      bed.y,
    )
    const [first, last] = [slots[0], slots.at(-1)]
    if (!first || !last) return
    const [across, down] = [last.x + last.width - first.x, last.y + last.height - first.y]
    const shelf = bake('tray', across + small * 4, down + small * 4, (to) => drawTray(to, slots, small))
    stamp(pen, shelf, first.x + across / 2, first.y + down / 2)
  }

  function drawGhost(
    { time, layout }: Scene,
    { bed, hand }: State,
    { ghost, slot, framed }: Attention,
  ): void {
    const piece = hand[slot] ?? NONE
    if (!ghost || piece === NONE) return
    const { size } = layout
    const tile = tiles.tile(size, flowerOf(piece), ghost.lines.length > 0 ? 'wow' : undefined)
    for (const cell of footprint(piece, ghost.cell) ?? []) {
      const { x, y } = cellSpot(layout, cell)
      pen.globalAlpha = ghost.fits ? (framed ? 0.85 : 0.65) : 0.4
      stamp(pen, tile, x, y)
      pen.globalAlpha = ghost.fits ? 0.65 + 0.35 * breath(time, 0.9) : 0.9
      if (ghost.fits) stamp(pen, tiles.outline(size, '#fff'), x, y - size * 0.1)
      else if (bed[cell] !== NONE) drawCross(x, y, size * 0.34)
    }
    pen.globalAlpha = 1
    if (!framed) return
    const { x, y } = cellSpot(layout, ghost.cell)
    pen.strokeStyle = GOLD
    pen.lineWidth = Math.max(2.5, size * 0.14)
    pen.save()
    pen.translate(x, y - size * 0.1)
    pen.stroke(hexagon(size * (1 + 0.06 * breath(time, 0.9))))
    pen.restore()
  }

  function drawCross(x: number, y: number, reach: number): void {
    pen.lineCap = 'round'
    for (const [width, colour] of [
      [0.75, '#5a0d1e'],
      [0.4, '#ff8a9a'],
    ] as const) {
      pen.lineWidth = reach * width
      pen.strokeStyle = colour
      pen.beginPath()
      for (const side of [-1, 1]) {
        pen.moveTo(x - reach * side, y - reach)
        pen.lineTo(x + reach * side, y + reach)
      }
      pen.stroke()
    }
  }

  return {
    draw(frame: Frame<State, Planting>, at: Layout, attention: Attention): void {
      const { state, time, delta, still, playing } = frame
      const scene = { time, still, layout: at }
      const { carried, ghost, slot } = attention
      now = time
      layout = at
      const isOver = rules.outcome(state) !== 'playing'
      ended = isOver ? (ended ?? time) : undefined
      const over = ended === undefined ? -1 : time - ended
      drawGround(scene)
      if (!playing && state.planted === 0) growth.drawLesson(scene)
      growth.draw(scene, state.bed, new Set(ghost?.lines.flat()), over)
      if (!isInTheWay(time, ghost)) drawGhost(scene, state, attention)
      tray.draw(scene, state, playing ? slot : undefined, carried !== undefined)
      if (isOver) tray.drawEnd(scene, over)
      const piece = state.hand[slot] ?? NONE
      if (carried && piece !== NONE) tiles.piece(piece, at.size, carried)
      const home = { x: at.bed.x + at.size * 6.95, y: at.bed.y - at.size * 5.6 }
      const mood = ghost?.lines.length ? 'wow' : 'glad'
      bee.draw(pen, tiles.bake, Math.round(at.size * 1.05), home, time, still, mood)
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },

    /** A round begins, or is taken up: nothing moves but the pieces that are dealt. */
    begin(): void {
      growth.clear()
      tray.deal(now)
    },

    see(before: State, after: State): void {
      if (!layout) return
      const at = layout
      const { bed, size } = at
      const change = happening(before, after)
      const { sown, dug, blooms, lines, dealt } = change
      growth.see(change, now)
      if (dealt) tray.deal(now + (lines.length ? 0.5 : 0.12))
      for (const cell of [...dug, ...(blooms.length ? [] : sown)])
        bits.burst({ ...cellSpot(at, cell), count: 2, colours: SOIL, size: 4, speed: 90, life: 0.45 })
      blooming = undefined
      if (lines.length === 0) return
      blooming = { until: now + Math.max(...blooms.map((bloom) => bloom.after)) + 0.4 }
      words.add({
        text: `+${after.score - before.score}`,
        ...bed,
        size: size * (1.5 + lines.length * 0.2),
        fill: GOLD,
      })
      const cheer = CHEERS[lines.length] ?? 'A sea of flowers!'
      words.add({ text: cheer, x: bed.x, y: bed.y - size * 2, size: size * 1.25 })
      if (lines.length > 1)
        bits.burst({ ...bed, count: 40, colours: CONFETTI, speed: size * 14, size: size * 0.3, life: 1 })
      bee.visit(lines.flatMap((line) => [line[0] ?? 0, line.at(-1) ?? 0]).map((cell) => cellSpot(at, cell)))
    },

    refuse: () => tray.refuse(now),
    /** The finger let go where the piece does not fit. */
    giveBack: (slot: number, from: Point) => tray.giveBack(slot, from, now),
  }
}
