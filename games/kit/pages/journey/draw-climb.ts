/** Paints the best and the last rounds of a game without levels as a skyline, a tree or a tube. */
import { dab, dots, downwards, polygon, ring, strokePath } from '../../paint/brush.ts'
import {
  BLUE,
  BROWN,
  GREEN,
  ORANGE,
  PINK,
  RED,
  TEAL,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../paint/palette.ts'
import { scatter } from '../../paint/scatter.ts'
import type { Pen } from '../../paint/sprite.ts'
import type { Place } from '../../place.ts'
import { BUILD } from './buildings.ts'
import { heightOf, SHOWN_ROUNDS, type Climb } from './climb.ts'

export interface Size {
  readonly width: number
  readonly height: number
  /** The part on the left where the rounds are; the names of the marks are beside it. */
  readonly field: number
}

/** CSS pixels below the foot of everything. */
const GROUND = 26
/** Above everything: the player's figure may be there. */
const AIR = 56
const SKY = ['#2a1b6b', '#5a3fb0', '#7fb8f0', '#c9ecff'] as const
const TONES: readonly Tone[] = [BLUE, PINK, TEAL, ORANGE, VIOLET, RED]
const BEST = YELLOW
/** The part of the field that the best round has to itself, with room for the player's figure. */
const bestRoom = (field: number) => Math.max(56, field * 0.24)

/** Where a value is in the picture, from its top. */
export function risenTo(climb: Climb, height: number): (value: number) => number {
  const part = heightOf(climb)
  return (value) => height - GROUND - part(value) * (height - GROUND - AIR)
}

/** The middle of the best round, where the player's figure is. */
export const bestAt = (scene: Place['scene'], { field }: Size): number =>
  scene === 'tree' || scene === 'tube' ? field * 0.5 : bestRoom(field) / 2

function drawSky(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = downwards(pen, 0, height, SKY)
  pen.fillRect(0, 0, width, height)
  for (let n = 0; n < 24; n++)
    dots(pen, '#ffffffb3', [scatter(n) * width, scatter(n, 1) * height * 0.4, 0.6 + scatter(n, 2) * 1.4])
  pen.fillStyle = '#ffffff8c'
  for (let n = 0; n < 5; n++) {
    const [x, y] = [scatter(n, 4) * width, height * (0.42 + scatter(n, 5) * 0.4)]
    dab(pen, x, y, 26, 7)
    dab(pen, x + 14, y - 6, 16, 8)
  }
}

function drawGround(pen: Pen, { width, height }: Size): void {
  pen.fillStyle = GREEN.deep
  pen.fillRect(0, height - GROUND, width, GROUND)
  pen.fillStyle = GREEN.true
  pen.fillRect(0, height - GROUND + 3, width, GROUND)
  for (let x = 8; x < width; x += 17) strokePath(pen, `M${x} ${height - 9}l3-6 3 6`, GREEN.deep, 2)
}

/** A line at each mark: whole if it has been reached, dashed if not. */
function drawMarks(pen: Pen, { width }: Size, climb: Climb, yOf: (value: number) => number): void {
  for (const { from } of climb.marks) {
    const isReached = from <= climb.best
    if (!isReached) pen.setLineDash([7, 7])
    strokePath(pen, `M0 ${yOf(from)}H${width}`, isReached ? '#fff3a0' : '#ffffffcc', isReached ? 2 : 1.5)
    pen.setLineDash([])
  }
}

function flag(pen: Pen, x: number, y: number): void {
  strokePath(pen, `M${x} ${y}v-20`, '#fff', 2.5)
  polygon(pen, RED.true, [x + 1, y - 20, x + 15, y - 15, x + 1, y - 10])
}

function drawRows(
  pen: Pen,
  scene: keyof typeof BUILD,
  size: Size,
  { best, recent }: Climb,
  yOf: (value: number) => number,
): void {
  const foot = size.height - GROUND + 4
  const column = (x: number, wide: number, value: number, tone: Tone) => {
    const high = Math.max(8, foot - yOf(value))
    pen.save()
    pen.translate(x, foot)
    BUILD[scene](pen, wide, high, tone)
    pen.restore()
    return foot - high
  }
  const begin = bestRoom(size.field)
  const each = (size.field - begin) / SHOWN_ROUNDS
  for (const [i, value] of recent.entries()) {
    const x = begin + each * (SHOWN_ROUNDS - recent.length + i + 0.5)
    const top = column(x, Math.min(34, each * 0.86), value, TONES[i % TONES.length] ?? BLUE)
    // The latest round.
    if (i === recent.length - 1) flag(pen, x, top)
  }
  if (best > 0) column(bestAt(scene, size), Math.min(46, begin * 0.8), best, BEST)
}

function drawTree(
  pen: Pen,
  size: Size,
  { recent, best, marks }: Climb,
  yOf: (value: number) => number,
): void {
  const [x, foot] = [size.field * 0.5, size.height - GROUND + 6]
  const top = 4
  polygon(pen, BROWN.deep, [x - 17, foot, x - 6, top, x + 6, top, x + 17, foot])
  polygon(pen, BROWN.true, [x - 13, foot, x - 4, top, x + 1, top, x + 7, foot])
  const nest = (at: number, y: number, size: number, isBest: boolean) => {
    if (isBest) ring(pen, '#fff3a0', at, y, size + 7, 3)
    dots(
      pen,
      '#fff6e0',
      [at - size * 0.3, y - size * 0.3, size * 0.34],
      [at + size * 0.3, y - size * 0.3, size * 0.34],
    )
    pen.fillStyle = BROWN.deep
    dab(pen, at, y + size * 0.2, size, size * 0.5)
    strokePath(pen, `M${at - size} ${y + size * 0.1}q${size} ${size * 0.7} ${size * 2} 0`, '#e0b070', 2.5)
  }
  for (const [i, { from }] of marks.entries()) {
    const side = i % 2 ? 1 : -1
    const y = yOf(from)
    strokePath(pen, `M${x} ${y + 14}q${side * 24}-4 ${side * 40}-18`, BROWN.deep, 6)
    dots(pen, GREEN.deep, [x + side * 44, y - 8, 15], [x + side * 58, y, 12])
    dots(pen, GREEN.true, [x + side * 43, y - 10, 12], [x + side * 57, y - 2, 9])
  }
  for (const [i, value] of recent.entries()) {
    const side = i % 2 ? 1 : -1
    nest(x + side * (20 + (i % 3) * 16), yOf(value), 10, false)
  }
  if (best > 0) nest(x, yOf(best), 17, true)
}

function drawTube(
  pen: Pen,
  size: Size,
  { recent, best, marks }: Climb,
  yOf: (value: number) => number,
): void {
  const x = size.field * 0.5
  const foot = size.height - GROUND
  const wide = (y: number) => size.field * (0.14 + 0.3 * Math.max(0, y / foot))
  const gate = (y: number, colour: string, width: number) => {
    pen.beginPath()
    pen.ellipse(x, y, wide(y), wide(y) * 0.3, 0, 0, Math.PI * 2)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
  polygon(pen, '#1b1050cc', [x - wide(foot), foot, x - wide(0), 0, x + wide(0), 0, x + wide(foot), foot])
  for (let y = foot; y > 0; y -= 22) gate(y, '#7d5cf580', 3)
  for (const { from } of marks)
    gate(yOf(from), from <= best ? YELLOW.true : '#ffffffb3', from <= best ? 6 : 3)
  for (const [i, value] of recent.entries()) {
    const y = yOf(value)
    dots(pen, '#1b1050', [x + (scatter(i, 3) - 0.5) * wide(y), y, 9])
    dots(pen, (TONES[i % TONES.length] ?? BLUE).true, [x + (scatter(i, 3) - 0.5) * wide(y), y, 7])
  }
  if (best > 0) gate(yOf(best), '#fff', 5)
}

export function drawClimb(pen: Pen, { scene }: Place, size: Size, climb: Climb): void {
  const yOf = risenTo(climb, size.height)
  drawSky(pen, size)
  drawMarks(pen, size, climb, yOf)
  if (scene === 'tube') drawTube(pen, size, climb, yOf)
  drawGround(pen, size)
  if (scene === 'tree') drawTree(pen, size, climb, yOf)
  else if (scene !== 'tube') drawRows(pen, scene, size, climb, yOf)
}
