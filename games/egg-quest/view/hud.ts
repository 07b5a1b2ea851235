/** Below the score, on a plate of their own: the eggs that are left, who watches over them, and the chain. */
import { downwards, fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { isFever } from '../rules/chain.ts'
import { CHAIN, TREE } from '../rules/curve.ts'
import type { Climb } from '../rules.ts'
import { drawHen } from './birds.ts'
import { drawEgg } from './egg.ts'
import { paletteOf, SHELL, type Palette } from './looks.ts'

/** In CSS pixels: from egg to egg, from bead to bead, and how high the plate is. */
const EGG = 25
const BEAD = 9.4
const HIGH = 52

const FLAME = 'M0-130Q90-30 80 40C66 110-66 110-80 40Q-84-10-44-50Q-34-10-10-8Q-30-80 0-130'

export function drawHud(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  { eggs, combo, watched, sat, waiting }: Climb,
  left: number,
  top: number,
  /** Seconds since an egg was won, and for what lives. */
  won: number,
  time: number,
): void {
  const shown = Math.max(TREE.eggs, eggs)
  const wide = (shown + 1) * EGG + 6
  const plate = bake(`plate${wide}`, wide + 4, HIGH + 4, (pen) => {
    pen.beginPath()
    pen.roundRect(-wide / 2, -HIGH / 2, wide, HIGH, 14)
    pen.fillStyle = downwards(pen, -HIGH / 2, HIGH / 2, ['#241a5ccc', '#0e0a2ccc'])
    pen.fill()
    pen.strokeStyle = '#ffffff59'
    pen.stroke()
  })
  stamp(pen, plate, left + wide / 2, top + HIGH / 2)
  for (let i = 0; i < shown; i++) {
    const whole = i < eggs
    pen.globalAlpha = whole ? 1 : 0.45
    const pop = i === eggs - 1 ? Math.exp(-won * 3) * Math.sin(won * 14) : 0
    drawEgg(pen, bake, i < TREE.eggs ? palette : paletteOf('golden'), {
      x: left + 16 + i * EGG,
      y: top + 32,
      size: 10,
      stretch: pop * 0.5,
      mood: whole ? 'hopeful' : 'dizzy',
      cracked: !whole,
    })
  }
  // Mother hen sits at the end of the row while she watches; otherwise there is only her shape.
  pen.globalAlpha = watched ? 1 : 0.22
  const hop = watched ? Math.max(0, Math.sin(time * 3)) * 2 : 0
  drawHen(pen, bake, { x: left + wide - 16, y: top + 33 - hop, size: 9, blink: !watched })
  pen.globalAlpha = 1
  drawBeads(pen, left + wide / 2 - BEAD * 4.5, top + HIGH - 10, combo, waiting ? 0 : sat, time)
}

/** As many beads as it takes to a golden egg; the last one that is lit goes out while the egg sits about. */
function drawBeads(pen: Pen, x: number, y: number, combo: number, sat: number, time: number): void {
  const lit = combo ? ((combo - 1) % CHAIN.golden) + 1 : 0
  const isHot = isFever({ combo })
  for (let i = 1; i <= CHAIN.golden; i++) {
    const on = i <= lit
    const warm = i === lit ? 1 - clamp((sat - CHAIN.warm / 2) / (CHAIN.warm / 2)) * 0.6 : 1
    const beat = isHot && on ? 1 + 0.12 * Math.sin(time * 9 + i) : 1
    const r = (on ? 3.9 : 2.5) * warm * beat
    const shape = i === CHAIN.fever ? FLAME : i === CHAIN.golden ? SHELL : undefined
    pen.translate(x + (i - 1) * BEAD, y)
    const colour = on ? (isHot ? '#ff9a2a' : '#ffd84a') : '#ffffff8c'
    if (shape) {
      const path = pathOf(shape, r * 1.25)
      fillPath(pen, path, on ? colour : '#ffffff40')
      strokePath(pen, path, on ? '#fff3b0' : '#ffffffb0', 0.9)
    } else strokePath(pen, 'M0 0h.1', colour, r * 2)
    pen.translate(-x - (i - 1) * BEAD, -y)
  }
}
