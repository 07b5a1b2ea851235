/** Draws the bloodstream: distant light, rays, cells at three depths, walls. It changes with the waves. */
import { clamp } from '../../kit/paint/easing.ts'
import { createLayer, quantised } from '../../kit/paint/layer.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { copy, print, sheets, type BakeSheet, type PatternSheet } from './sheet.ts'
import { paintCell, paintInside, paintWall, vesselAt, vesselOf } from './vessel.ts'

/** Ticks of the crossfade between vessels. */
const FADE = 110

/** Cells from far to near: count, size, units per second, opacity. */
const DEPTHS = [
  [9, 20, 26, 0.4],
  [8, 36, 46, 0.55],
  [5, 64, 78, 0.55],
] as const
/** Painted poses of a tumbling cell: rotating it in every frame takes ten times as long. */
const POSES = 20
/** Seconds of flow in which a cell goes through its poses, and radians by which it rocks. */
const TUMBLE = 11
const ROCK = 0.6

interface Current {
  readonly wave: number
  readonly age: number
  /** Seconds of flow. */
  readonly flow: number
  readonly lying: boolean
  readonly unit: number
  /** Distance from the edge of the frame to the field, across the stream. */
  readonly bank: number
}

export function createBackdrop(stage: Stage) {
  const { pen } = stage
  const bake = sheets(stage)
  const drawLayer = createLayer(stage)
  const rays = raysPath()
  /** Cells of the last two vessels; those of all vessels would take too much memory. */
  let cells = new Map<number, BakeSheet>()

  function cellsOf(number: number): BakeSheet {
    const sheet = cells.get(number) ?? sheets(stage)
    if (!cells.has(number)) cells = new Map([...[...cells].slice(-1), [number, sheet]])
    return sheet
  }

  /** Copies a sheet unrotated and to whole pixels, which is far faster, to a point along and across the stream. */
  function copyTo({ lying }: Current, sheet: PatternSheet, along: number, across: number, cell = 0): void {
    const { width, ratio } = stage
    const [x, y] = lying ? [width - along, across] : [width - across, along]
    const snap = (at: number) => Math.round(at * ratio) / ratio
    copy(pen, sheet, ratio, snap(x - sheet.width / 2), snap(y - sheet.height / 2), cell)
  }

  function drawInside(pen: Pen, number: number, lying: boolean, long: number, across: number): void {
    const { width, height } = stage
    const sheet = bake(`inside${number}`, width, height, (pen) => {
      turnAlong(pen, lying)
      paintInside(pen, vesselAt(number), long, across)
    })
    print(pen, sheet, width / 2, height / 2)
  }

  function drawRays(flow: number, lying: boolean, long: number, across: number): void {
    const reach = long + across
    pen.save()
    pen.translate(stage.width, 0)
    turnAlong(pen, lying)
    pen.translate(long * 0.2, across / 2)
    pen.rotate(flow * 0.03)
    pen.scale(reach, reach)
    pen.fillStyle = 'rgba(255,255,255,.05)'
    pen.fill(rays)
    pen.restore()
  }

  function drawCells(number: number, current: Current, long: number, across: number): void {
    const { flow, unit, lying } = current
    const alpha = pen.globalAlpha
    for (const [layer, [count, size, speed, opacity]] of DEPTHS.entries()) {
      const r = unit * size
      const paint = (pen: Pen, pose: number) => {
        const turn = (pose / POSES) * Math.PI * 2
        turnAlong(pen, lying)
        pen.rotate(Math.sin(turn) * ROCK)
        pen.scale(1, 0.72 + 0.2 * Math.cos(turn))
        paintCell(pen, r, vesselAt(number).cell)
      }
      const sheet = cellsOf(number)(`cell${layer}`, r * 2.1, r * 2.1, paint, POSES)
      pen.globalAlpha = alpha * opacity
      const run = long + r * 3
      for (let i = 0; i < count; i++) {
        const x = ((flow * speed * unit + (i + layer * 0.37) * (run / count)) % run) - r * 1.5
        const y = across * ((i * 0.618 + layer * 0.29) % 1)
        copyTo(current, sheet, x, y, Math.floor((flow / TUMBLE + i * 0.618) * POSES) % POSES)
      }
    }
  }

  function drawWalls(number: number, current: Current, long: number, across: number): void {
    const { flow, unit, bank, lying } = current
    const tile = Math.round(420 * unit)
    const thick = Math.ceil(bank + 30 * unit)
    for (const side of [0, 1]) {
      const [width, height] = lying ? [tile, thick] : [thick, tile]
      const sheet = bake(`wall${number}/${side}`, width, height, (pen) => {
        turnAlong(pen, lying)
        if (!side) pen.scale(1, -1)
        paintWall(pen, vesselAt(number), tile, thick, unit)
      })
      const along = ((flow * 62 + side * 170) * unit) % tile
      for (let x = along - tile / 2; x < long + tile / 2; x += tile)
        copyTo(current, sheet, x, side ? across - thick / 2 : thick / 2)
    }
  }

  return {
    draw(current: Current, still: boolean): void {
      const { wave, age, flow, lying } = current
      const { width, height } = stage
      const [long, across] = lying ? [width, height] : [height, width]
      const [now, before] = [vesselOf(wave), vesselOf(Math.max(1, wave - 1))]
      const faded = now === before || age < 0 ? 1 : quantised(clamp(age / FADE))
      drawLayer(`${before} ${now} ${faded}`, (pen) => {
        if (faded < 1) drawInside(pen, before, lying, long, across)
        pen.globalAlpha = faded
        drawInside(pen, now, lying, long, across)
        pen.globalAlpha = 1
      })
      drawRays(still ? 0 : flow, lying, long, across)
      // The old cells fade out, then the new ones fade in.
      pen.globalAlpha = Math.abs(faded * 2 - 1)
      drawCells(faded < 0.5 ? before : now, current, long, across)
      pen.globalAlpha = 1
      if (faded < 1) drawWalls(before, current, long, across)
      pen.globalAlpha = faded
      drawWalls(now, current, long, across)
      pen.globalAlpha = 1
    },
  }
}

/** Rotates the pen so that the stream flows along x in both orientations. */
function turnAlong(pen: Pen, lying: boolean): void {
  if (lying) pen.scale(-1, 1)
  else pen.rotate(Math.PI / 2)
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
