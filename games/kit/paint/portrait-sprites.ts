/** Creates a sprite cache for the portrait of a look, apart from the cache of the look in use. */
import { UNLIMITED_BUDGET } from './paint-budget.ts'
import { sprites, type Bake } from './sprite.ts'

/** `ratio` is the number of canvas pixels in a unit of the drawing; portraits have two in a CSS pixel. */
export const portraitSprites = (size: number, ratio = 2): Bake =>
  sprites({ width: size, height: size, ratio, spriteVersion: 0, paintBudget: UNLIMITED_BUDGET })
