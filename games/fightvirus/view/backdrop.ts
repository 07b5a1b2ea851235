/** Draws the bloodstream: distant light, rays, cells at three depths, walls. It changes with the waves. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { print, sheets } from './sheet.ts'
import { paintCell, paintInside, paintWall, vesselAt, vesselOf } from './vessel.ts'

/** Ticks of the crossfade between vessels. */
const FADE = 110

/** Cells from far to near: count, size, units per second, opacity. */
const DEPTHS = [
  [9, 20, 26, 0.4],
  [8, 36, 46, 0.55],
  [5, 64, 78, 0.55],
] as const

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
  const rays = raysPath()

  /** Frame-sized and unrotated: drawing an image pixel for pixel is far faster than rotating it. */
  function drawInside(number: number, lying: boolean, long: number, across: number): void {
    const { width, height } = stage
    const sheet = bake(`inside${number}`, width, height, (pen) => {
      turnAlong(pen, lying)
      paintInside(pen, vesselAt(number), long, across)
    })
    print(pen, sheet, width / 2, height / 2)
  }

  function drawRays(flow: number, long: number, across: number): void {
    const reach = long + across
    pen.save()
    pen.translate(long * 0.2, across / 2)
    pen.rotate(flow * 0.03)
    pen.scale(reach, reach)
    pen.fillStyle = 'rgba(255,255,255,.05)'
    pen.fill(rays)
    pen.restore()
  }

  function drawCells(number: number, { flow, unit }: Current, long: number, across: number): void {
    const alpha = pen.globalAlpha
    for (const [layer, [count, size, speed, opacity]] of DEPTHS.entries()) {
      const r = unit * size
      const sheet = bake(`cell${number}/${layer}`, r * 2.4, r * 2.4, (pen) =>
        paintCell(pen, r, vesselAt(number).cell),
      )
      pen.globalAlpha = alpha * opacity
      const run = long + r * 3
      for (let i = 0; i < count; i++) {
        const x = ((flow * speed * unit + (i + layer * 0.37) * (run / count)) % run) - r * 1.5
        const y = across * ((i * 0.618 + layer * 0.29) % 1)
        print(pen, sheet, x, y, 1, 0.72 + 0.2 * Math.sin(flow * 0.7 + i), flow * 0.3 * (i % 2 ? 1 : -1) + i)
      }
    }
  }

  function drawWalls(number: number, { flow, unit, bank }: Current, long: number, across: number): void {
    const tile = Math.round(420 * unit)
    const thick = Math.ceil(bank + 30 * unit)
    const sheet = bake(`wall${number}`, tile, thick, (pen) =>
      paintWall(pen, vesselAt(number), tile, thick, unit),
    )
    // The pattern repeats, so one wide print covers the whole wall.
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
      const { wave, age, flow, lying } = current
      const { width, height } = stage
      const [long, across] = lying ? [width, height] : [height, width]
      const [now, before] = [vesselOf(wave), vesselOf(Math.max(1, wave - 1))]
      const faded = now === before || age < 0 ? 1 : clamp(age / FADE)
      pen.save()
      if (faded < 1) drawInside(before, lying, long, across)
      pen.globalAlpha = faded
      drawInside(now, lying, long, across)
      pen.globalAlpha = 1
      pen.translate(width, 0)
      turnAlong(pen, lying)
      drawRays(still ? 0 : flow, long, across)
      // The old cells fade out, then the new ones fade in.
      pen.globalAlpha = Math.abs(faded * 2 - 1)
      drawCells(faded < 0.5 ? before : now, current, long, across)
      pen.globalAlpha = 1
      if (faded < 1) drawWalls(before, current, long, across)
      pen.globalAlpha = faded
      drawWalls(now, current, long, across)
      pen.restore()
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
