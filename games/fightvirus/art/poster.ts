/** Draws the card and the preview: the defender fires at a large drifter, with more viruses on both sides. */
import { UNLIMITED_BUDGET } from '../../kit/paint/paint-budget.ts'
import type { Poster } from '../../kit/art/sheet.ts'
import { drawDefender } from '../view/defender.ts'
import { paletteOf } from '../view/looks.ts'
import { SHOT_REACH, strokeShots } from '../view/missiles.ts'
import { print, sheets } from '../view/sheet.ts'
import { FIRST_VESSEL, lightIn, paintCell } from '../view/vessel.ts'
import { drawVirus, createVirusSprites } from '../view/virus.ts'

/** Position of the light. */
const AHEAD = { x: 240, y: 110 }
/** Drifting cells: x, y, radius, opacity. */
const CELLS = [
  [28, 52, 34, 0.5],
  [462, 40, 38, 0.5],
  [18, 262, 42, 0.6],
  [470, 268, 44, 0.6],
  [-72, 150, 50, 0.6],
  [556, 150, 46, 0.6],
] as const
const VIRUSES = [
  { kind: 'weaver', x: 84, y: 118, r: 44, strength: 8 },
  { kind: 'diver', x: 398, y: 120, r: 44, strength: 5 },
  { kind: 'spitter', x: -50, y: 66, r: 32, strength: 6 },
  { kind: 'spitter', x: 534, y: 64, r: 32, strength: 9 },
  { kind: 'drifter', x: 240, y: 90, r: 64, strength: 24 },
] as const

export const poster: Poster = ({ pen, left, right, rays, sparkle, title }) => {
  const bake = sheets({ pen, ratio: pen.getTransform().a, spriteVersion: 0, paintBudget: UNLIMITED_BUDGET })
  pen.fillStyle = lightIn(FIRST_VESSEL, pen, AHEAD.x, AHEAD.y, 360)
  pen.fillRect(left, 0, right - left, 360)
  rays(AHEAD.x, AHEAD.y, '#ffffff10')
  for (const [x, y, r, opacity] of CELLS) {
    const cell = bake(`cell${r}`, r * 2.4, r * 2.4, (to) => paintCell(to, r, FIRST_VESSEL.cell))
    pen.globalAlpha = opacity
    print(pen, cell, x, y, 1, 0.8, 0.5)
  }
  pen.globalAlpha = 1
  for (const { kind, x, y, r, strength } of VIRUSES)
    drawVirus(
      { pen, scenery: (draw) => draw() },
      bake,
      createVirusSprites(bake, kind, r),
      strength,
      'grim',
      x,
      y,
      1,
      0,
    )
  const palette = paletteOf('')
  const unit = 1.3
  const half = SHOT_REACH * unit
  pen.beginPath()
  for (const [x, y] of [
    [216, 170],
    [240, 160],
    [264, 170],
  ] as const) {
    pen.moveTo(x, y - half)
    pen.lineTo(x, y + half)
  }
  strokeShots(pen, unit, palette.shot)
  drawDefender(pen, bake, palette, {
    x: 240,
    y: 236,
    size: 40,
    turn: 0,
    lean: 0,
    recoil: 0,
    stretch: 0,
    mood: 'glad',
    shield: false,
    barrels: 3,
    swell: 1,
    surge: 0,
    time: 0,
  })
  sparkle([142, 44, 13], [338, 42, 12], [130, 214, 11], [346, 216, 12])
  title('FightVirus', { size: 74, fill: ['#efffa0', '#b4ea2a', '#4fae10'], edge: '#3a0424' })
}
