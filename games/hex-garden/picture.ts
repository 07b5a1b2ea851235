/** Paints one frame: the meadow, the bed and what grows in it, the piece in mind, the tray, the bee. */
import { breath, clamp, easeOut, hop, mix, overshoot } from '../kit/easing.ts'
import { floats } from '../kit/floats.ts'
import type { Frame, Point } from '../kit/game.ts'
import { CONFETTI } from '../kit/palette.ts'
import { particles } from '../kit/particles.ts'
import { sprites, stamp } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import type { Mood } from '../kit/glossy.ts'
import { openBee } from './bee.ts'
import { CELLS } from './bed.ts'
import { hasRoom, NONE } from './deal.ts'
import { drawBlossom, drawTile, hexagon, lookOf } from './flowers.ts'
import { happening, type Bloom } from './happenings.ts'
import { cellSpot, CORNER, extent, slotSpot, spot, type Layout } from './layout.ts'
import { flowerOf, footprint, PIECES } from './pieces.ts'
import { drawBed, drawMeadow, drawTray } from './plot.ts'
import { rules, type Planting, type State } from './rules.ts'

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
/** Seconds. */
const SOWING = 0.26
const OPENING = 0.24
const FLYING = 0.6
const RETURNING = 0.2
const CHEERS = ['', '', 'Double bloom!', 'Triple bloom!', 'Quadruple bloom!'] as const

export function openPicture(stage: Stage) {
  const { pen } = stage
  const bits = particles(300)
  const words = floats()
  const bee = openBee()
  let bake = sprites(stage)
  let layout: Layout | undefined
  let now = 0
  /** When each cell was sown, and what is blooming. */
  const sown = new Map<number, number>()
  let blooms: (Bloom & { readonly at: number; burst: boolean })[] = []
  let dealtAt = 0
  let over: number | undefined
  let refusedAt = -1
  let returning: { readonly slot: number; readonly from: Point; readonly at: number } | undefined

  const tile = (size: number, flower: number, mood?: Mood) =>
    bake(`tile${size}${flower}${mood ?? ''}`, size * 2.2, size * 2.4, (to) =>
      drawTile(to, size, flower, mood),
    )

  function drawPiece(piece: number, size: number, middle: Point, mood?: Mood): void {
    const cells = PIECES[piece]?.cells ?? []
    const { middle: off } = extent(cells)
    const handle = { x: middle.x - off.x * size, y: middle.y - off.y * size }
    const sprite = tile(size, flowerOf(piece), mood)
    for (const hex of cells.toSorted((a, b) => a.r - b.r)) {
      const { x, y } = spot(hex, size, handle)
      stamp(pen, sprite, x, y)
    }
  }

  function drawGround({ slots, size, small, bed }: Layout, time: number, still: boolean): void {
    const { width, height } = stage
    const ground = layout as Layout
    stamp(
      pen,
      bake(
        'meadow',
        width,
        height,
        (to) => drawMeadow(to, width, height, ground),
        Math.min(stage.ratio, 1.5),
      ),
      width / 2,
      height / 2,
    )
    // Pollen in the light.
    pen.fillStyle = '#fff6c0'
    for (let i = 0; i < 16; i++) {
      const t = still ? i : time * 0.05 + i * 1.7
      pen.globalAlpha = still ? 0.35 : 0.15 + 0.5 * breath(time + i, 3.3)
      const x = width * (0.5 + 0.5 * Math.sin(t * 1.7 + i * 2.1))
      const y = height * ((1.1 + Math.sin(i * 5.3) * 0.4 - (still ? i * 0.07 : time * 0.012 + i * 0.07)) % 1)
      pen.fillRect(x, (y + height) % height, 2.5, 2.5)
    }
    pen.globalAlpha = 1
    stamp(
      pen,
      bake('bed', size * CORNER * 2.3, size * CORNER * 2.3, (to) => drawBed(to, size)),
      bed.x,
      bed.y,
    )
    const [first, last] = [slots[0], slots.at(-1)]
    if (!first || !last) return
    const [wide, high] = [last.x + last.width - first.x, last.y + last.height - first.y]
    stamp(
      pen,
      bake('tray', wide + small * 4, high + small * 4, (to) => drawTray(to, slots, small)),
      first.x + wide / 2,
      first.y + high / 2,
    )
  }

  /** A band of light along each line that is about to bloom. */
  function drawPromise(lines: readonly (readonly number[])[], time: number, at: Layout): void {
    pen.lineCap = 'round'
    pen.strokeStyle = GOLD
    pen.lineWidth = at.size * 1.9
    pen.globalAlpha = 0.3 + 0.25 * breath(time, 0.8)
    for (const line of lines) {
      const [from, to] = [cellSpot(at, line[0] ?? 0), cellSpot(at, line.at(-1) ?? 0)]
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
      pen.stroke()
    }
    pen.globalAlpha = 1
  }

  function drawCells({ state, time, still }: Frame<State, Planting>, attention: Attention, at: Layout): void {
    const eager = new Set(attention.ghost?.lines.flat())
    for (const [cell, flower] of state.bed.entries()) {
      if (flower === NONE) continue
      const { x, y } = cellSpot(at, cell)
      const age = (time - (sown.get(cell) ?? -9)) / SOWING
      // At the end joy runs from the middle to the rim: the garden is as full as can be.
      const smiles =
        over !== undefined &&
        time - over > 0.25 + (Math.abs(CELLS[cell]?.r ?? 0) + Math.abs(CELLS[cell]?.q ?? 0)) * 0.07
      const mood: Mood | undefined = smiles ? 'glad' : eager.has(cell) ? 'wow' : undefined
      const grow = age < 1 ? mix(1.3, 1, overshoot(age)) : 1
      const lift = age < 1 && !still ? (1 - easeOut(age)) * at.size * 0.5 : 0
      const jump = eager.has(cell) && !still ? hop((time * 1.6 + cell * 0.13) % 1) * at.size * 0.1 : 0
      stamp(pen, tile(at.size, flower, mood), x, y - lift - jump, grow, grow)
    }
  }

  function drawGhost({ state, time }: Frame<State, Planting>, attention: Attention, at: Layout): void {
    const { ghost, slot, framed } = attention
    const piece = state.hand[slot] ?? NONE
    if (!ghost || piece === NONE) return
    const outline = bake('outline', at.size * 2.4, at.size * 2.4, (to) => {
      to.strokeStyle = '#fff'
      to.lineWidth = at.size * 0.14
      to.stroke(hexagon(at.size * 0.88))
    })
    for (const cell of footprint(piece, ghost.cell) ?? []) {
      const { x, y } = cellSpot(at, cell)
      pen.globalAlpha = ghost.fits ? (framed ? 0.78 : 0.6) : 0.4
      stamp(pen, tile(at.size, flowerOf(piece), ghost.lines.length > 0 ? 'wow' : undefined), x, y)
      pen.globalAlpha = ghost.fits ? 0.65 + 0.35 * breath(time, 0.9) : 0.9
      if (ghost.fits) stamp(pen, outline, x, y - at.size * 0.1)
      else if (state.bed[cell] !== NONE) drawCross(x, y, at.size * 0.34)
    }
    pen.globalAlpha = 1
    if (!framed) return
    const { x, y } = cellSpot(at, ghost.cell)
    pen.strokeStyle = GOLD
    pen.lineWidth = Math.max(2.5, at.size * 0.14)
    pen.save()
    pen.translate(x, y - at.size * 0.1)
    pen.stroke(hexagon(at.size * (1 + 0.06 * breath(time, 0.9))))
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
      pen.moveTo(x - reach, y - reach)
      pen.lineTo(x + reach, y + reach)
      pen.moveTo(x + reach, y - reach)
      pen.lineTo(x - reach, y + reach)
      pen.stroke()
    }
  }

  function drawBlooms(time: number, still: boolean, at: Layout): void {
    for (const bloom of blooms) {
      const age = time - bloom.at
      const { x, y } = cellSpot(at, bloom.cell)
      if (age < 0) {
        stamp(pen, tile(at.size, bloom.flower, 'glad'), x, y)
        continue
      }
      const flower = bake(`blossom${bloom.flower}`, at.size * 3, at.size * 3, (to) =>
        drawBlossom(to, at.size * 1.1, bloom.flower),
      )
      if (age < OPENING) {
        const t = age / OPENING
        pen.globalAlpha = 1 - t
        stamp(pen, tile(at.size, bloom.flower), x, y, 1 + t * 0.2)
        pen.globalAlpha = 1
        stamp(pen, flower, x, y, mix(0.3, 1.15, overshoot(t)), undefined, still ? 0 : (1 - t) * -1.2)
        continue
      }
      if (!bloom.burst) {
        bloom.burst = true
        const { tone } = lookOf(bloom.flower)
        bits.burst({
          x,
          y,
          count: 7,
          colours: [tone.light, tone.true, '#fff'],
          size: at.size * 0.26,
          speed: at.size * 7,
        })
      }
      const t = (age - OPENING) / FLYING
      pen.globalAlpha = clamp(2 - t * 2)
      const sway = Math.sin(bloom.cell * 7 + t * 4)
      const rise = still ? 0 : t * t * at.size * 4
      stamp(
        pen,
        flower,
        x + sway * t * at.size * 0.6,
        y - rise,
        mix(1.15, 0.5, t),
        undefined,
        still ? 0 : sway * t,
      )
    }
    pen.globalAlpha = 1
    if (blooms.some((bloom) => time - bloom.at > OPENING + FLYING))
      blooms = blooms.filter((bloom) => time - bloom.at <= OPENING + FLYING)
  }

  function drawHand(
    { state, time, still, playing }: Frame<State, Planting>,
    attention: Attention,
    at: Layout,
  ): void {
    for (const [slot, piece] of state.hand.entries()) {
      const place = at.slots[slot]
      if (piece === NONE || !place) continue
      const isChosen = playing && slot === attention.slot
      if (isChosen) drawChosen(place, time, at.small)
      if (isChosen && attention.carried) continue
      const room = hasRoom(state.bed, piece)
      const coming = overshoot((time - dealtAt - slot * 0.08) * 3.4)
      let { x, y } = slotSpot(at, slot)
      let size = at.small
      if (!still) {
        y += (1 - coming) * at.small * 3
        if (isChosen) y -= Math.abs(Math.sin(time * 3)) * at.small * 0.25
        if (isChosen && time - refusedAt < 0.36) x += Math.sin((time - refusedAt) * 50) * at.small * 0.3
      }
      const back = returning?.slot === slot ? easeOut((time - returning.at) / RETURNING) : 1
      if (back < 1 && returning) {
        x = mix(returning.from.x, x, back)
        y = mix(returning.from.y, y, back)
        size = back < 0.5 ? at.size : at.small
      }
      pen.globalAlpha = clamp(coming) * (room ? 1 : 0.55)
      drawPiece(piece, size, { x, y }, room ? undefined : 'sad')
    }
    pen.globalAlpha = 1
  }

  function drawChosen({ x, y, width, height }: Layout['slots'][number], time: number, size: number): void {
    const inset = size * 0.24
    pen.beginPath()
    pen.roundRect(x + inset, y + inset, width - inset * 2, height - inset * 2, size * 0.62)
    pen.fillStyle = 'rgba(255,226,122,.16)'
    pen.fill()
    pen.strokeStyle = GOLD
    pen.globalAlpha = 0.7 + 0.3 * breath(time, 1.4)
    pen.lineWidth = Math.max(2, size * 0.16)
    pen.stroke()
    pen.globalAlpha = 1
  }

  return {
    draw(frame: Frame<State, Planting>, at: Layout, attention: Attention): void {
      const { state, time, delta, still } = frame
      now = time
      if (at !== layout) {
        layout = at
        bake = sprites(stage)
      }
      const lost = rules.outcome(state) !== 'playing'
      if (!lost) over = undefined
      else over ??= time
      drawGround(at, time, still)
      if (attention.ghost) drawPromise(attention.ghost.lines, still ? 0 : time, at)
      drawCells(frame, attention, at)
      drawGhost(frame, attention, at)
      drawBlooms(time, still, at)
      drawHand(frame, attention, at)
      const carried = state.hand[attention.slot] ?? NONE
      if (attention.carried && carried !== NONE) drawPiece(carried, at.size, attention.carried)
      const home = { x: at.bed.x + at.size * 6.95, y: at.bed.y - at.size * 5.6 }
      const mood = lost ? 'calm' : attention.ghost?.lines.length ? 'wow' : 'glad'
      bee.draw(pen, bake, Math.round(at.size * 1.05), home, time, still, mood)
      bits.draw(pen, delta, still)
      words.draw(pen, delta)
    },

    /** A round begins, or is taken up: nothing moves but the pieces that are dealt. */
    begin(): void {
      sown.clear()
      blooms = []
      dealtAt = now
      over = undefined
    },

    see(before: State, after: State): void {
      if (!layout) return
      const { sown: fresh, dug, blooms: opened, lines, dealt } = happening(before, after)
      for (const cell of fresh) sown.set(cell, now)
      blooms = [
        ...blooms.filter(({ at }) => at <= now),
        ...opened.map((bloom) => ({ ...bloom, at: now + bloom.after, burst: false })),
      ]
      if (dealt) dealtAt = now + (lines.length ? 0.5 : 0.12)
      for (const cell of dug)
        bits.burst({
          ...cellSpot(layout, cell),
          count: 3,
          colours: ['#a8693a', '#6b3d1c'],
          size: 4,
          speed: 70,
        })
      for (const cell of opened.length ? [] : fresh)
        bits.burst({
          ...cellSpot(layout, cell),
          count: 2,
          colours: ['#c98c58', '#8a5530'],
          size: 4,
          speed: 90,
          life: 0.45,
        })
      if (lines.length === 0) return
      const { bed, size } = layout
      words.add({
        text: `+${after.score - before.score}`,
        x: bed.x,
        y: bed.y,
        size: size * (1.7 + lines.length * 0.35),
        fill: GOLD,
      })
      const cheer = CHEERS[lines.length] ?? 'A sea of flowers!'
      if (cheer) words.add({ text: cheer, x: bed.x, y: bed.y - size * 2.2, size: size * 1.5 })
      if (lines.length > 1)
        bits.burst({ ...bed, count: 40, colours: CONFETTI, speed: size * 14, size: size * 0.3, life: 1 })
      bee.visit(
        lines
          .flatMap((line) => [line[0] ?? 0, line.at(-1) ?? 0])
          .map((cell) => cellSpot(layout as Layout, cell)),
      )
    },

    refuse: () => void (refusedAt = now),
    /** The finger let go where the piece does not fit. */
    giveBack: (slot: number, from: Point) => void (returning = { slot, from, at: now }),
  }
}
