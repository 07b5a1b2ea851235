/** Draws pots with their flowers: in bud, in bloom or wilted, sinking into pits and hopping after a win. */
import { breath, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { flowerOf } from '../words/flowers.ts'
import { drawBloom, drawBud, drawLeaves, drawWilted, FLOWER_ART } from './flowers.ts'
import type { Palette } from './looks.ts'
import { drawMark, drawPot, drawShadow, FOOT, RIM } from './pots.ts'
import type { HouseFrame, ElementTransitions } from './transitions.ts'
import type { UnitSprite } from './units.ts'

export interface PotPlant extends Point {
  readonly number: number
  /** It can never get home. */
  readonly isGone: boolean
  /** How far it has sunk into a pit, from 0 to 1. */
  readonly sunk: number
}

/** The first `owned` pots have a bed reserved for them. */
export function createPotPlants(pen: Pen, sprite: UnitSprite, unit: number, owned: number, palette: Palette) {
  /** Draws the flower from the rim at x = 0. */
  function drawFlower({ number, isGone }: PotPlant, opened: number, rim: number, sway: number): void {
    const grow = (key: string, draw: (pen: Pen) => void, size: number, turn = sway) => {
      const plant = sprite(key, 100, 120, draw)
      stamp(pen, plant, Math.sin(turn) * 12 * unit * size, rim, size, size, turn)
    }
    const flower = flowerOf(number)
    const art = FLOWER_ART[flower]
    grow('leaves', (to) => drawLeaves(to, palette), 1, sway * 0.5)
    if (isGone) grow(`wilted ${flower}`, (to) => drawWilted(to, art), 1)
    else if (opened < 0.5) grow(`bud ${flower}`, (to) => drawBud(to, art), 1 - opened * 0.8)
    else
      grow(
        `bloom ${flower}`,
        (to) => drawBloom(to, art, palette.strong),
        mix(0.5, 1, overshoot((opened - 0.5) * 2, 2.4)),
      )
    // A pot with a reserved bed shows its flower until it gets there.
    if (number < owned && !isGone && opened < 0.5)
      stamp(
        pen,
        sprite(`bloom ${flower}`, 100, 120, (to) => drawBloom(to, art, palette.strong)),
        30 * unit,
        -10 * unit,
        0.5,
      )
  }

  return ({ time, still }: HouseFrame, pot: PotPlant, shown: ElementTransitions): void => {
    const { x, y, number, isGone, sunk } = pot
    const { cheer } = shown
    const opened = shown.opened[number] ?? 0
    const mood = isGone ? 'sad' : opened > 0.5 ? 'glad' : 'calm'
    const joy = cheer > 0 && !still ? hop((cheer * 2 + number * 0.3) % 1) * 9 * unit : 0
    const sway = still ? 0 : Math.sin(time * 1.4 + number * 2) * 0.05
    pen.save()
    pen.translate(x, y + sunk * 12 * unit)
    pen.scale(1 - sunk * 0.4, 1 - sunk * 0.6)
    const body = sprite(`pot ${mood}`, 90, 90, (to) => drawPot(to, mood, palette))
    stamp(pen, sprite('shadow', 84, 40, drawShadow), 0, (FOOT - 2) * unit)
    stamp(pen, body, 0, -joy)
    drawFlower(pot, opened, -joy + (RIM - 1) * unit, sway)
    if (isGone)
      stamp(
        pen,
        sprite('mark', 36, 36, drawMark),
        -30 * unit,
        -34 * unit,
        1 + 0.08 * breath(still ? 0 : time, 1.4),
      )
    pen.restore()
  }
}
