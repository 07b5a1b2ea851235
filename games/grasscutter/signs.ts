/** What asks for attention: the ways that are open, the slide under the mouse, the hint. */
import { breath } from '../kit/easing.ts'
import type { Point, Way } from '../kit/game.ts'
import type { Pen } from '../kit/sprite.ts'
import { TURNS } from './layout.ts'

const GOLD = '#ffe14d'
const EDGE = '#14521a'

function chevron(pen: Pen, at: Point, size: number, way: Way, fill: string): void {
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(TURNS[way])
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  pen.moveTo(-size * 0.4, -size)
  pen.lineTo(size * 0.6, 0)
  pen.lineTo(-size * 0.4, size)
  pen.strokeStyle = EDGE
  pen.lineWidth = size * 0.95
  pen.stroke()
  pen.strokeStyle = fill
  pen.lineWidth = size * 0.5
  pen.stroke()
  pen.restore()
}

/** A small arrow beside the mower for a way that is open. */
export function drawWay(pen: Pen, mower: Point, way: Way, tile: number, time: number, chosen: boolean): void {
  const reach = tile * (0.72 + 0.05 * breath(time, 1.2))
  const at = {
    x: mower.x + Math.cos(TURNS[way]) * reach,
    y: mower.y + Math.sin(TURNS[way]) * reach,
  }
  chevron(pen, at, tile * (chosen ? 0.15 : 0.1), way, chosen ? GOLD : 'rgba(255,255,255,.95)')
}

/** Dots to where a slide would end. */
export function drawCourse(pen: Pen, stops: readonly Point[], tile: number): void {
  for (const [i, { x, y }] of stops.entries()) {
    const isEnd = i === stops.length - 1
    pen.fillStyle = 'rgba(255,255,255,.85)'
    pen.strokeStyle = 'rgba(20,82,26,.7)'
    pen.lineWidth = tile * 0.04
    pen.beginPath()
    pen.arc(x, y, tile * (isEnd ? 0.2 : 0.07), 0, Math.PI * 2)
    if (isEnd) pen.stroke()
    else pen.fill()
  }
}

/** The hint runs along its slide, over and over. */
export function drawHint(pen: Pen, mower: Point, end: Point, way: Way, tile: number, time: number): void {
  const tiles = Math.round((Math.abs(end.x - mower.x) + Math.abs(end.y - mower.y)) / tile)
  for (let i = 0; i < tiles; i++) {
    const share = (i + 1) / tiles
    const glow = breath(time - share * 0.5, 1)
    pen.globalAlpha = 0.55 + 0.45 * glow
    const at = { x: mower.x + (end.x - mower.x) * share, y: mower.y + (end.y - mower.y) * share }
    chevron(pen, at, tile * (0.14 + 0.05 * glow), way, GOLD)
  }
  pen.globalAlpha = 1
}
