/** Draws the plate below the score: eggs left, Mother hen, and the chain. */
import { fillPath, pathOf } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { feverAt, isFever } from '../rules/chain.ts'
import { CHAIN, TREE } from '../rules/curve.ts'
import type { Climb } from '../rules.ts'
import { at } from './at.ts'
import { drawHen } from './birds.ts'
import { drawEgg } from './egg.ts'
import { paletteOf, SHELL, type Palette } from './looks.ts'

/** Distances between eggs and between beads, and the height of the plate, in CSS pixels. */
const EGG = 25
const BEAD = 9.4
const HIGH = 52

const FLAME = 'M0-130Q90-30 80 40C66 110-66 110-80 40Q-84-10-44-50Q-34-10-10-8Q-30-80 0-130'

export function drawHud(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  climb: Climb,
  left: number,
  top: number,
  time: number,
): void {
  const { eggs, watched, sat, waiting } = climb
  const shown = Math.max(TREE.eggs, eggs)
  const wide = (shown + 1) * EGG + 6
  const plate = bake(`plate${wide}`, wide + 4, HIGH + 4, (pen) => {
    pen.beginPath()
    pen.roundRect(-wide / 2, -HIGH / 2, wide, HIGH, 14)
    pen.fillStyle = '#160f40cc'
    pen.fill()
    pen.strokeStyle = '#ffffff59'
    pen.stroke()
  })
  stamp(pen, plate, left + wide / 2, top + HIGH / 2)
  for (let i = 0; i < shown; i++) {
    const remains = i < eggs
    pen.globalAlpha = remains ? 1 : 0.45
    drawEgg(pen, bake, i < TREE.eggs ? palette : paletteOf('golden'), {
      x: left + 16 + i * EGG,
      y: top + 32,
      size: 10,
      mood: remains ? 'hopeful' : 'dizzy',
      cracked: !remains,
    })
  }
  // Mother hen is faded unless she is on watch.
  pen.globalAlpha = watched ? 1 : 0.22
  const hop = watched ? Math.max(0, Math.sin(time * 3)) * 2 : 0
  drawHen(pen, bake, { x: left + wide - 16, y: top + 33 - hop, size: 9, blink: !watched })
  pen.globalAlpha = 1
  drawBeads(pen, left + wide / 2 - BEAD * 5.5, top + HIGH - 10, climb, waiting ? 0 : sat, time)
}

/** Draws one bead per link up to a golden egg, a flame for the fever. The last lit bead fades while the egg sits. */
function drawBeads(pen: Pen, x: number, y: number, climb: Climb, sat: number, time: number): void {
  const { combo } = climb
  const lit = combo ? ((combo - 1) % CHAIN.golden) + 1 : 0
  const isHot = isFever(climb)
  const flame = feverAt(climb)
  for (let i = 1; i <= CHAIN.golden; i++) {
    const on = i <= lit
    const warm = i === lit ? 1 - clamp((2 * sat) / CHAIN.warm - 1) * 0.6 : 1
    const beat = isHot && on ? 1 + 0.14 * Math.sin(time * 9 + i) : 1
    const r = (on ? 4.2 : 2.8) * warm * beat + (i % CHAIN.fever && i !== flame ? 0 : 1)
    at(pen, x + i * BEAD, y, () =>
      fillPath(
        pen,
        pathOf(i === flame ? FLAME : SHELL, r),
        on ? (isHot ? '#ff9a2a' : '#ffd84a') : '#ffffff8c',
      ),
    )
  }
}
