/** Draws the shelf with three pieces: dealt one by one, the chosen one framed, those without room dimmed and sad. */
import type { Room } from '../../kit/board/room.ts'
import { whole } from '../../kit/paint/backdrop.ts'
import { downwards } from '../../kit/paint/brush.ts'
import { breath, clamp, easeOut, mix, overshoot } from '../../kit/paint/easing.ts'
import { box } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import { castShadow } from '../../kit/paint/shadow.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame, Point } from '../../kit/view.ts'
import type { Planting, State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { hasRoom, PIECES } from '../rules/pieces.ts'
import { slotSpot, waitingSize, type Layout } from './layout.ts'
import { GOLD } from './preview.ts'
import type { TileSprites } from './tiles.ts'

/** Durations in seconds. */
const RETURNING = 0.2
const REFUSING = 0.36
/** For all three pieces together. */
const DEALING = 0.5

export function createTray(pen: Pen, tiles: TileSprites) {
  let dealtAt = 0
  let refusedAt = -REFUSING
  /** Slots whose piece has room somewhere. Updated on changes, not every frame. */
  let rooms: readonly boolean[] = []
  let returning: { readonly slot: number; readonly from: Point; readonly at: number } | undefined

  function lookForRoom({ bed, hand }: State): void {
    rooms = hand.map((piece) => piece !== NONE && hasRoom(bed, piece))
  }

  function drawFrame(slot: Room, time: number, size: number): void {
    traceSlot(pen, slot, size)
    pen.fillStyle = 'rgba(255,226,122,.16)'
    pen.fill()
    pen.strokeStyle = GOLD
    pen.globalAlpha = 0.7 + 0.3 * breath(time, 1.4)
    pen.lineWidth = Math.max(2, size * 0.16)
    pen.stroke()
    pen.globalAlpha = 1
  }

  function drawWaiting(
    { state, time, still }: Frame<State, Planting>,
    layout: Layout,
    slot: number,
    isChosen: boolean,
  ): void {
    const piece = state.hand[slot] ?? NONE
    const room = rooms[slot] ?? false
    let size = waitingSize(layout, PIECES[piece]?.cells ?? [])
    let { x, y } = slotSpot(layout, slot)
    const coming = overshoot((time - dealtAt - slot * 0.08) * 3.4)
    const refused = time - refusedAt
    if (!still) {
      y += (1 - coming) * size * 3
      if (isChosen) y -= Math.abs(Math.sin(time * 3)) * size * 0.25
      if (isChosen && refused < REFUSING) x += Math.sin(refused * 50) * size * 0.3
    }
    if (returning?.slot === slot) {
      const back = easeOut((time - returning.at) / RETURNING)
      x = mix(returning.from.x, x, back)
      y = mix(returning.from.y, y, back)
      if (back < 0.5) size = layout.size
    }
    pen.globalAlpha = clamp(coming) * (room ? 1 : 0.6)
    tiles.piece(piece, size, { x, y }, room ? undefined : 'sad', state.gifts[slot])
    pen.globalAlpha = 1
  }

  return {
    begin(state: State, time: number): void {
      dealtAt = time
      lookForRoom(state)
    },
    see: lookForRoom,
    /** Schedules the arrival of new pieces. */
    deal: (at: number) => void (dealtAt = at),
    refuse: (at: number) => void (refusedAt = at),
    giveBack: (slot: number, from: Point, at: number) => void (returning = { slot, from, at }),

    /** Whether a piece comes, returns or is refused. */
    isMoving: (now: number) =>
      now < Math.max(dealtAt + DEALING, refusedAt + REFUSING, (returning?.at ?? -RETURNING) + RETURNING),

    drawShelf({ slots, small }: Layout): void {
      const { x, y, width, height } = around(slots)
      const { bake, palette } = tiles.wardrobe
      const shelf = bake('shelf', width + small * 4, height + small * 4, (to) =>
        drawShelf(to, palette.shelf, slots, small),
      )
      stamp(pen, shelf, x + width / 2, y + height / 2)
    },

    /** `chosen` is the slot of the current piece; `away` means that the player is dragging it, so its slot is empty. */
    draw(frame: Frame<State, Planting>, layout: Layout, chosen: number | undefined, away: boolean): void {
      for (const [slot, piece] of frame.state.hand.entries()) {
        const place = layout.slots[slot]
        if (piece === NONE || !place) continue
        const isChosen = slot === chosen
        if (isChosen) drawFrame(place, frame.time, layout.small)
        if (!isChosen || !away) drawWaiting(frame, layout, slot, isChosen)
      }
    },

    drawEnd({ slots, size }: Layout, over: number): void {
      if (over < 0.3) return
      const { x, y, width } = around(slots)
      const high = Math.min(size, width / 9) * overshoot((over - 0.3) * 3)
      letter(pen, 'No room left', x + width / 2, y + 2, high, { fill: GOLD })
    },
  }
}

/** The bounding box of all slots. */
function around(slots: readonly Room[]): Room {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return { x: 0, y: 0, width: 0, height: 0 }
  const { x, y } = first
  return { x, y, width: last.x + last.width - x, height: last.y + last.height - y }
}

/** Draws a shelf with a hollow for each piece, centred on the origin. */
function drawShelf(pen: Pen, tone: Tone, slots: readonly Room[], size: number): void {
  const { x, y, width, height } = around(slots)
  const plank = box(width, height, size * 0.8)
  const shadow = { colour: 'rgba(4,30,50,.5)', blur: size * 0.8, fall: size * 0.22 }
  castShadow(pen, whole(width, height), shadow, (to) => to.fill(plank))
  pen.save()
  pen.translate(0, size * 0.22)
  pen.fillStyle = tone.deep
  pen.fill(plank)
  pen.restore()
  pen.fillStyle = downwards(pen, -height / 2, height / 2, [tone.light, tone.true])
  pen.fill(plank)
  pen.strokeStyle = 'rgba(190,235,255,.55)'
  pen.lineWidth = Math.max(1.5, size * 0.08)
  pen.stroke(plank)
  pen.fillStyle = 'rgba(2,30,52,.38)'
  pen.translate(-x - width / 2, -y - height / 2)
  for (const slot of slots) {
    traceSlot(pen, slot, size)
    pen.fill()
  }
}

function traceSlot(pen: Pen, { x, y, width, height }: Room, size: number): void {
  const inset = size * 0.24
  pen.beginPath()
  pen.roundRect(x + inset, y + inset, width - inset * 2, height - inset * 2, size * 0.62)
}
