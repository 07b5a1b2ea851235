/** Draws a frame: glasshouse, floor, then pots, planters and gardener row by row, then overlays. */
import { breath, clamp, mix } from '../../kit/paint/easing.ts'
import { sprites, stamp } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Point } from '../../kit/view.ts'
import { ownedIn, type House } from '../rules/house.ts'
import { drawGlasshouse } from './backdrop.ts'
import { createEffects } from './effects.ts'
import { createHero } from './hero.ts'
import { middleOf, type Layout } from './layout.ts'
import { drawButterflies, drawLight } from './ambience.ts'
import { paletteOf } from './looks.ts'
import { createPotPlants, type PotPlant } from './pot-plants.ts'
import { drawSigns } from './signs.ts'
import { createTiles } from './tiles.ts'
import { createTransitions, type HouseFrame, type ElementTransitions } from './transitions.ts'
import type { Travel } from './travel.ts'
import { bakeInUnits, UNITS, type UnitSprite } from './units.ts'
import { createUprights } from './uprights.ts'

/** Recreated for every new house or frame size. */
export function createScene(stage: Stage, travel: Travel, layout: Layout, house: House) {
  const { pen } = stage
  const { cell: tile } = layout
  const bake = sprites(stage)
  const sprite: UnitSprite = (key, wide, high, draw) => bakeInUnits(bake, tile, key, wide, high, draw)
  const palette = { ...paletteOf(stage.look), strong: stage.strong }
  const effects = createEffects(stage, layout, house)
  const advance = createTransitions(house, travel, effects)
  const tiles = createTiles(pen, bake, layout, house, palette)
  const drawUprights = createUprights(pen, sprite, layout, house, palette)
  const drawPotPlant = createPotPlants(pen, sprite, tile / UNITS, ownedIn(house), palette)
  const drawHero = createHero(pen, bake, tile, palette)

  let isMoving = false

  const rowAt = (y: number) => Math.round((y - layout.y) / tile - 0.5)

  const between = ({ from, to, share }: { from: number; to: number; share: number }): Point => {
    const [a, b] = [middleOf(layout, Math.abs(from)), middleOf(layout, Math.abs(to))]
    return { x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) }
  }

  /** The pots to draw, in the order of their numbers. Pots at rest in pits are part of the floor. */
  const plantsOf = (places: readonly number[], gone: readonly number[]): PotPlant[] =>
    places
      .map((_, number) => {
        const moving = travel.pot(number)
        const sunk = moving.to < 0 ? clamp(moving.share * 3 - 2) : 0
        return { number, isGone: gone.includes(number), sunk, ...between(moving) }
      })
      .filter(({ number }) => (places[number] ?? 0) > 0)

  function drawRows(frame: HouseFrame, shown: ElementTransitions, gone: readonly number[]): void {
    const { ajar } = shown
    const { pose } = travel
    const at = between(pose)
    const places = frame.state.pots.map((_, number) => travel.placeOf(number))
    const plants = plantsOf(places, gone)
    for (let row = 0; row < layout.rows; row++) {
      tiles.planters(row)
      drawUprights(row, false, places, ajar)
      const here = plants.filter(({ y }) => rowAt(y) === row).sort((a, b) => a.y - b.y)
      const isHeroHere = rowAt(at.y) === row
      // Draw the gardener behind pots pushed towards the viewer, in front of pots pushed away.
      for (const pot of here) if (!isHeroHere || pot.y <= at.y) drawPotPlant(frame, pot, shown)
      if (isHeroHere) drawHero(frame, at, pose, shown, gone.length > 0)
      for (const pot of here) if (isHeroHere && pot.y > at.y) drawPotPlant(frame, pot, shown)
      drawUprights(row, true, places, ajar)
    }
  }

  return {
    layout,
    /** Whether the last frame showed a move or an effect. */
    get isMoving() {
      return isMoving
    },
    /** `gone` are the pots that can never get home. */
    draw(frame: HouseFrame, picked: number | undefined, gone: readonly number[]): void {
      const { state, time, still, delta, playing, hint } = frame
      const { width, height } = stage
      const shown = advance(frame)
      stage.scenery(() => {
        const glasshouse = bake('glasshouse', width, height, (to) =>
          drawGlasshouse(to, width, height, palette),
        )
        stamp(pen, glasshouse, width / 2, height / 2)
      })
      tiles.floor()
      // Pots wilt only after the animation of the fatal push.
      drawRows(frame, shown, travel.arrived ? gone : [])
      if (playing && travel.arrived) {
        const push = typeof hint === 'object' && 'pot' in hint ? hint : undefined
        drawSigns(pen, layout, state, push, picked, still ? 0.5 : breath(time, 1.1))
      }
      effects.draw(delta, still)
      isMoving = shown.isMoving || effects.isMoving
      stage.scenery(() => {
        drawLight(stage, bake, still ? 0 : time)
        drawButterflies(stage, still ? 4 : time)
      })
    },
  }
}
