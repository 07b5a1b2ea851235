/** The three pieces that wait: dealt one after the other, the chosen one framed, those without room dimmed and sad. */
import { breath, clamp, easeOut, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Point } from '../../kit/view.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { hasRoom, NONE } from '../rules/deal.ts'
import type { Scene } from './growth.ts'
import { slotSpot, waitingSize, type Layout } from './layout.ts'
import { PIECES } from '../rules/pieces.ts'
import type { State } from '../rules.ts'
import type { Tiles } from './tiles.ts'

const GOLD = '#ffe27a'
/** Seconds. */
const RETURNING = 0.2
const REFUSING = 0.36

export function openTray(pen: Pen, tiles: Tiles) {
  let dealtAt = 0
  let refusedAt = -REFUSING
  let known: State | undefined
  /** Which places hold a piece that has room somewhere; worked out once for each state. */
  let rooms: readonly boolean[] = []
  let returning: { readonly slot: number; readonly from: Point; readonly at: number } | undefined

  function drawFrame({ x, y, width, height }: Layout['slots'][number], time: number, size: number): void {
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

  function drawOne(piece: number, slot: number, isChosen: boolean, room: boolean, scene: Scene): void {
    const { time, still, layout } = scene
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
    tiles.piece(piece, size, { x, y }, room ? undefined : 'sad')
    pen.globalAlpha = 1
  }

  return {
    /** `chosen` is the place of the piece in mind; while it is `away` in the player's hand, its place is empty. */
    draw(scene: Scene, state: State, chosen: number | undefined, away: boolean): void {
      const { layout, time } = scene
      const { bed, hand } = state
      if (state !== known) rooms = hand.map((piece) => piece !== NONE && hasRoom(bed, piece))
      known = state
      for (const [slot, piece] of hand.entries()) {
        const place = layout.slots[slot]
        if (piece === NONE || !place) continue
        const isChosen = slot === chosen
        if (isChosen) drawFrame(place, time, layout.small)
        if (!isChosen || !away) drawOne(piece, slot, isChosen, rooms[slot] ?? false, scene)
      }
    },

    drawEnd({ layout }: Scene, over: number): void {
      const { slots, size } = layout
      const [first, last] = [slots[0], slots.at(-1)]
      if (!first || !last || over < 0.3) return
      const x = (first.x + last.x + last.width) / 2
      const fits = (last.x + last.width - first.x) / 9
      letter(pen, 'No room left', x, first.y + 2, Math.min(size, fits) * overshoot((over - 0.3) * 3), {
        fill: GOLD,
      })
    },

    deal: (at: number) => void (dealtAt = at),
    refuse: (at: number) => void (refusedAt = at),
    giveBack: (slot: number, from: Point, at: number) => void (returning = { slot, from, at }),
  }
}
