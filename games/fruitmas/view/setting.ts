/** Caches the layout and sprites of a level at the current frame size. */
import { perSize } from '../../kit/board/per-size.ts'
import { sprites, type Bake, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Point } from '../../kit/view.ts'
import { levelOf, type Level } from '../rules/levels.ts'
import { arrange, type Layout } from './layout.ts'
import { paletteOf, type Palette } from './looks.ts'
import { bulbsOf } from './tree.ts'

export interface Setting {
  readonly level: Level
  readonly layout: Layout
  readonly bulbs: readonly Point[]
  readonly palette: Palette
  /** Scenery is large and numbers are many, so both are cached for one level only. */
  readonly bake: Bake
  /** Sprites of pieces and frost by index: a lookup by name takes as long as drawing one. */
  readonly hung: Sprite[]
}

/** Keyed by level number. */
export const createSettings = (stage: Stage) =>
  perSize(stage, (number: number): Setting => {
    const level = levelOf(number)
    return {
      level,
      layout: arrange(stage, level.open),
      bulbs: bulbsOf(level.open),
      palette: paletteOf(stage.look),
      bake: sprites(stage),
      hung: [],
    }
  })
