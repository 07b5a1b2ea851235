/** Creates a stage in Node whose pictures nobody sees. */
import { UNLIMITED_BUDGET } from '../games/kit/paint/paint-budget.ts'
import type { Stage } from '../games/kit/paint/stage.ts'
import { createWords } from '../games/kit/play/words.ts'
import { NOBODY_SEES } from './nobody-sees.ts'

export const blankStage = (width: number, height: number): Stage => ({
  canvas: NOBODY_SEES as HTMLCanvasElement,
  pen: NOBODY_SEES as CanvasRenderingContext2D,
  width,
  height,
  ratio: 1,
  safe: { top: 60, right: 8, bottom: 20, left: 8 },
  look: '',
  strong: false,
  calm: false,
  createWords,
  layoutVersion: 1,
  spriteVersion: 1,
  prePaint: () => {},
  paintBudget: UNLIMITED_BUDGET,
  scenery: (draw) => draw(),
})
