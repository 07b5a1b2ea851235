/** Paints one leg of the journey: the ground, the path and what is beside it. Each leg is painted once. */
import { downwards, shaded, strokePath } from '../../paint/brush.ts'
import { GREEN, ORANGE, PINK, RED, VIOLET, YELLOW } from '../../paint/palette.ts'
import { scatter } from '../../paint/scatter.ts'
import { mixColours } from '../../paint/mix-colours.ts'
import type { Pen } from '../../paint/sprite.ts'
import type { Parcel } from './gifts.ts'
import { DRAW, drawParcel, drawShine } from './motifs.ts'
import { LEG, swayAt } from './road.ts'
import type { Scene } from './scenes.ts'

/** Sizes in CSS pixels. */
export interface Frame {
  /** Whether the path leads to the right instead of up. */
  readonly isWide: boolean
  /** Across the path. */
  readonly breadth: number
  /** From one station to the next. */
  readonly step: number
  /** How far the path sways to either side. */
  readonly sway: number
  /** Diameter of a station. */
  readonly station: number
}

export interface Leg {
  /** Its first level. */
  readonly level: number
  readonly scene: Scene
  /** The scenery before it, which it blends from. */
  readonly before: Scene
  /** The level up to which the path has been walked. */
  readonly walked: number
  /** The colour of the game, in six digits. */
  readonly tint: string
  parcelAt(level: number): Parcel | undefined
  /** Whether the station has a sign, so that nothing else fits beside it. */
  hasSign(level: number): boolean
}

const TONES = [RED, PINK, VIOLET, YELLOW, ORANGE]
/** Share of the game's own colour in the ground. */
const TINT = 0.16
/** The least room for something beside the path. */
const LEAST_ROOM = 46
const toneOf = (n: number) => TONES[Math.floor(scatter(n, 7) * TONES.length)] ?? GREEN

/** Where a point of the path is in the picture of a leg; fractions of levels are between stations. */
export function pointOf(frame: Frame, first: number, level: number): readonly [x: number, y: number] {
  const along = (level - first + 0.5) * frame.step
  const across = frame.breadth / 2 + swayAt(level) * frame.sway
  return frame.isWide ? [along, across] : [across, LEG * frame.step - along]
}

/** The side of the path with more room: −1 or 1. */
export const roomierSide = (level: number): number => (swayAt(level) > 0 ? -1 : 1)

/** The room on that side of a station. */
export const roomBeside = ({ breadth, sway, station }: Frame, level: number): number =>
  breadth / 2 + Math.abs(swayAt(level)) * sway - station / 2

const wayOf = (frame: Frame, leg: number, from: number, to: number): string => {
  const points: string[] = []
  for (let level = from; level < to; level += 1 / 6) points.push(pointOf(frame, leg, level).join(' '))
  points.push(pointOf(frame, leg, to).join(' '))
  return `M${points.join('L')}`
}

function drawGround(pen: Pen, { isWide, breadth, step }: Frame, { scene, before, tint }: Leg): void {
  const length = LEG * step
  const tinted = (colours: readonly string[]) => mixColours(colours, [tint, tint], TINT)
  const [far = '', near = ''] = tinted(scene.ground)
  const [, old = ''] = tinted(before.ground)
  const [from, to] = isWide ? [old, far] : [far, old]
  // The light falls from the side, so that neighbouring legs join without an edge.
  pen.fillStyle = isWide
    ? downwards(pen, 0, breadth, [far, near])
    : shaded(pen, [0, 0], [breadth, 0], [far, near])
  // A pixel more, because the pictures of legs overlap by one.
  const [wide, high] = isWide ? [length + 1, breadth] : [breadth, length + 1]
  pen.fillRect(0, 0, wide, high)
  if (before === scene) return
  pen.fillStyle = isWide
    ? shaded(pen, [0, 0], [length * 0.4, 0], [from, `${asClear(to)}`])
    : downwards(pen, length * 0.6, length, [asClear(from), to])
  pen.fillRect(0, 0, wide, high)
}

/** The same colour, transparent: 'transparent' would fade through grey. */
const asClear = (colour: string) => colour.replace('rgb(', 'rgba(').replace(')', ',0)')

function drawPath(pen: Pen, frame: Frame, { level, scene, walked }: Leg): void {
  const [from, to] = [level - 1, level + LEG]
  const wide = frame.station * 0.52
  const way = wayOf(frame, level, from, to)
  strokePath(pen, way, '#2a145855', wide + 8)
  strokePath(pen, way, scene.path, wide)
  const reached = Math.min(to, walked)
  if (reached > from) strokePath(pen, wayOf(frame, level, from, reached), '#ffc52e', wide * 0.34)
  if (reached < to) {
    pen.setLineDash([2, 12])
    strokePath(pen, wayOf(frame, level, Math.max(from, reached), to), '#8a6a3a', wide * 0.26)
    pen.setLineDash([])
  }
}

/** Draws with the origin beside a station, so far from its middle. */
function beside(pen: Pen, frame: Frame, leg: number, level: number, off: number, draw: () => void): void {
  const [x, y] = pointOf(frame, leg, level)
  pen.save()
  if (frame.isWide) pen.translate(x, y + off)
  else pen.translate(x + off, y)
  draw()
  pen.restore()
}

function drawScenery(pen: Pen, frame: Frame, leg: Leg, level: number): void {
  const { isWide, breadth, station } = frame
  const middle = breadth / 2 + swayAt(level) * frame.sway
  for (const side of [-1, 1]) {
    const room = (side < 0 ? middle : breadth - middle) - station / 2 - 8
    const isTaken = side === roomierSide(level) && (leg.hasSign(level) || leg.parcelAt(level) !== undefined)
    if (room < LEAST_ROOM || isTaken) continue
    const part = scatter(level, side + 3)
    const off = station / 2 + 26 + part * Math.max(0, room - 52)
    const which = Math.floor(scatter(level, side + 11) * leg.scene.motifs.length)
    const motif = leg.scene.motifs[which] ?? leg.scene.motifs[0]
    beside(pen, frame, leg.level, level + (scatter(level, side + 5) - 0.5) * 0.5, 0, () => {
      const sway = middle - (breadth / 2 + swayAt(level) * frame.sway)
      if (isWide) pen.translate(0, sway + side * off + 14)
      else pen.translate(sway + side * off, 14)
      const size = 0.8 + part * 0.35
      pen.scale(size, size)
      DRAW[motif](pen, toneOf(level * 2 + side))
    })
  }
}

function drawGift(pen: Pen, frame: Frame, leg: Leg, level: number): void {
  const parcel = leg.parcelAt(level)
  if (!parcel || leg.hasSign(level)) return
  const off = roomierSide(level) * (frame.station / 2 + 30)
  beside(pen, frame, leg.level, level, off, () => {
    pen.translate(0, 18)
    if (parcel === 'closed') return drawParcel(pen, toneOf(level))
    if (parcel === 'golden') drawShine(pen)
    pen.scale(1.15, 1.15)
    DRAW[leg.scene.motifs[0]](pen, parcel === 'golden' ? YELLOW : PINK)
  })
}

export function drawLeg(pen: Pen, frame: Frame, leg: Leg): void {
  drawGround(pen, frame, leg)
  drawPath(pen, frame, leg)
  const levels = Array.from({ length: LEG }, (_, i) => leg.level + i)
  // From far to near: what is lower in the picture covers what is higher.
  for (const level of frame.isWide ? levels : levels.toReversed()) {
    drawScenery(pen, frame, leg, level)
    drawGift(pen, frame, leg, level)
  }
}
