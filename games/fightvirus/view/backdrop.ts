/** The bloodstream: light far ahead, rays, cells that drift by in three depths, walls. It changes with the waves. */
import { glow } from '../../kit/paint/backdrop.ts'
import { dab } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { BLUE, ORANGE, RED, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { print, sheets } from './prints.ts'
import { isBossWave, lapOf } from '../rules/waves.ts'

interface Vessel {
  /** From the light ahead to the dark behind. */
  readonly deep: readonly [string, string, string]
  readonly cell: Tone
}

const VESSELS: readonly Vessel[] = [
  { deep: ['#e8437f', '#a31555', '#4d0630'], cell: RED },
  { deep: ['#4a7df0', '#2440a8', '#0c1550'], cell: BLUE },
  { deep: ['#2bb9a8', '#0b6b78', '#05304a'], cell: TEAL },
  { deep: ['#f0903a', '#b2452a', '#571434'], cell: ORANGE },
  { deep: ['#a55be0', '#5a2499', '#260a52'], cell: VIOLET },
]
/** Where a boss waits it is dark. */
const LAIR: Vessel = {
  deep: ['#8c1f5c', '#3d0a3e', '#12041f'],
  cell: RED,
}

/** The vessel of a wave, as a place in the list; bosses have their own. */
export const vesselOf = (wave: number) =>
  isBossWave(wave) ? -1 : (2 * lapOf(wave) + Math.floor(((wave - 1) % 5) / 2)) % VESSELS.length

const vessel = (place: number) => VESSELS[place] ?? LAIR

/** Ticks in which one vessel turns into the next. */
const TURNS = 110

/** Cells far away, nearer, near: how many, how large, units a second, how clear. */
const DEPTHS = [
  [9, 20, 26, 0.4],
  [8, 36, 46, 0.55],
  [5, 64, 78, 0.55],
] as const

export interface Current {
  readonly wave: number
  readonly age: number
  /** Seconds that the stream has flowed. */
  readonly flow: number
  readonly lying: boolean
  readonly unit: number
  /** Across the frame, from its edge to the field's. */
  readonly bank: number
}

export function openScenery(stage: Stage) {
  const { pen } = stage
  const bake = sheets(stage)
  let rays: Path2D | undefined

  /** The pen turned so that the stream flows along x from 0; it is drawn once for both ways the field may lie. */
  function along(lying: boolean): [number, number] {
    const { width, height } = stage
    pen.translate(width, 0)
    if (lying) pen.scale(-1, 1)
    else pen.rotate(Math.PI / 2)
    return lying ? [width, height] : [height, width]
  }

  function drawDeep(place: number, long: number, across: number): void {
    const sheet = bake(
      `deep${place}`,
      long,
      across,
      (pen) => paintDeep(pen, vessel(place), long, across),
      1,
      0.5,
    )
    // A little over the edges, which are blended with those on the other side.
    print(pen, sheet, long / 2, across / 2, 1.01)
  }

  function drawCells(place: number, { flow, unit }: Current, long: number, across: number): void {
    const alpha = pen.globalAlpha
    for (const [layer, [count, size, speed, faint]] of DEPTHS.entries()) {
      const r = unit * size
      const sheet = bake(`cell${place}/${layer}`, r * 2.4, r * 2.4, (pen) =>
        paintCell(pen, r, vessel(place).cell),
      )
      pen.globalAlpha = alpha * faint
      const run = long + r * 3
      for (let i = 0; i < count; i++) {
        const x = ((flow * speed * unit + (i + layer * 0.37) * (run / count)) % run) - r * 1.5
        const y = across * ((i * 0.618 + layer * 0.29) % 1)
        print(pen, sheet, x, y, 1, 0.72 + 0.2 * Math.sin(flow * 0.7 + i), flow * 0.3 * (i % 2 ? 1 : -1) + i)
      }
    }
  }

  function drawWalls(place: number, { flow, unit, bank }: Current, long: number, across: number): void {
    const tile = Math.round(420 * unit)
    const thick = Math.ceil(bank + 30 * unit)
    const sheet = bake(`wall${place}`, tile, thick, (pen) => paintWall(pen, tile, thick, unit, vessel(place)))
    // The pattern goes on and on, so one print is a whole wall.
    const wall = { ...sheet, width: long * 3 }
    for (const side of [0, 1])
      print(
        pen,
        wall,
        ((flow * 62 + side * 170) * unit) % tile,
        side ? across - thick / 2 : thick / 2,
        1,
        side ? 1 : -1,
      )
  }

  return {
    draw(current: Current, still: boolean): void {
      const { wave, age, flow } = current
      const [now, before] = [vesselOf(wave), vesselOf(Math.max(1, wave - 1))]
      const turned = now === before || age < 0 ? 1 : clamp(age / TURNS)
      pen.save()
      const [long, across] = along(current.lying)
      if (turned < 1) drawDeep(before, long, across)
      pen.globalAlpha = turned
      drawDeep(now, long, across)
      pen.globalAlpha = 1
      rays ??= raysPath()
      pen.save()
      pen.translate(long * 0.2, across / 2)
      pen.rotate(still ? 0 : flow * 0.03)
      const reach = long + across
      pen.scale(reach, reach)
      pen.fillStyle = 'rgba(255,255,255,.05)'
      pen.fill(rays)
      pen.restore()
      // One kind of cells drifts out of sight, then the other into it.
      pen.globalAlpha = Math.abs(turned * 2 - 1)
      drawCells(turned < 0.5 ? before : now, current, long, across)
      pen.globalAlpha = 1
      if (turned < 1) drawWalls(before, current, long, across)
      pen.globalAlpha = turned
      drawWalls(now, current, long, across)
      pen.restore()
    },
  }
}

function raysPath(): Path2D {
  const path = new Path2D()
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2
    path.moveTo(0, 0)
    path.lineTo(Math.cos(angle - 0.1), Math.sin(angle - 0.1))
    path.lineTo(Math.cos(angle + 0.1), Math.sin(angle + 0.1))
  }
  return path
}

function paintDeep(pen: Pen, { deep }: Vessel, long: number, across: number): void {
  const [x, reach] = [-long * 0.3, Math.max(long * 0.85, across)]
  const fill = pen.createRadialGradient(x, 0, 0, x, 0, reach)
  for (const [i, colour] of deep.entries()) fill.addColorStop([0, 0.45, 1][i] ?? 1, colour)
  pen.fillStyle = fill
  pen.fillRect(-long / 2, -across / 2, long, across)
  glow(pen, x, 0, Math.min(long, across) * 0.6, '255,220,220', 0.3)
}

export function paintCell(pen: Pen, r: number, tone: Tone): void {
  const body = pen.createRadialGradient(-r * 0.3, -r * 0.4, r * 0.1, 0, 0, r * 1.1)
  body.addColorStop(0, tone.light)
  body.addColorStop(0.5, tone.true)
  body.addColorStop(1, tone.deep)
  pen.fillStyle = body
  dab(pen, 0, 0, r)
  const dimple = pen.createRadialGradient(0, r * 0.08, r * 0.05, 0, 0, r * 0.6)
  dimple.addColorStop(0, tone.deep)
  dimple.addColorStop(1, 'transparent')
  pen.fillStyle = dimple
  pen.fillRect(-r, -r, r * 2, r * 2)
  pen.strokeStyle = 'rgba(255,255,255,.25)'
  pen.lineWidth = r * 0.09
  pen.beginPath()
  pen.arc(0, 0, r * 0.82, 3.5, 5.2)
  pen.stroke()
}

/** The wall at the foot of a tile: two rows of swollen cells, each with a pore, and solid behind them. */
function paintWall(pen: Pen, tile: number, thick: number, unit: number, { cell }: Vessel): void {
  for (const [colour, top, count] of [
    [cell.deep, 18, 7],
    ['#000', 25, 10],
  ] as const) {
    const [wide, y] = [tile / count, top * unit - thick / 2]
    pen.globalAlpha = 0.65
    pen.fillStyle = colour
    pen.beginPath()
    pen.rect(-tile / 2, y, tile, thick)
    for (let i = 0; i <= count; i++) {
      const swollen = (8 + (((i % count) * 3) % 7)) * unit
      pen.ellipse(i * wide - tile / 2, y, wide * 0.56, swollen, 0, Math.PI, 0)
    }
    pen.fill()
  }
}

/** A veil over everything: cold while it is slow, red for a moment after a hit. */
export function drawVeil(pen: Pen, { width, height }: Stage, rgb: string, strength: number): void {
  if (strength <= 0) return
  pen.fillStyle = `rgba(${rgb},${strength})`
  pen.fillRect(0, 0, width, height)
}
