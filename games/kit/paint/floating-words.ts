/** Types floating words, such as '+1' and 'Perfect!'. */
import type { Box } from '../view.ts'
import type { Lettering } from './lettering.ts'
import type { Pen } from './pen.ts'

/**
 * From least to most important. Scores at the same place are added up, and of a multiplier only the last is shown. Titles
 * ('Golden flight!') and medals are shown one after another, a medal or record once. Calm hides scores, multipliers and
 * medals.
 */
export type FloatKind = 'score' | 'times' | 'word' | 'title' | 'medal'

export interface Float extends Lettering {
  readonly text: string
  /** The place where the word would appear if nothing else were there. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** By default '+1' is a score, '×2' a multiplier, 'Gold!' a medal, and everything else a word. */
  readonly kind?: FloatKind
}

/** A pen; nothing in a game that shows its words as elements. */
export type WordSurface = { globalAlpha: number } | void

/** Draws a rendered word with its centre at x, y; a pen has its opacity already. An opacity of 0 is the last call. */
export type DrawWord<Surface extends WordSurface> = (
  surface: Surface,
  x: number,
  y: number,
  scale: number,
  opacity: number,
) => void

/** Renders a word once, because drawing text in every frame is slow. Undefined: it is not ready yet. */
export type RenderWord<Surface extends WordSurface> = (float: Float) => DrawWord<Surface> | undefined

export interface Floats<Surface extends WordSurface = Pen> {
  add(float: Float): void
  /** Draws the words, off these boxes of the figure that is steered. */
  draw(surface: Surface, delta: number, figure?: readonly Box[]): void
  /** Ends all words, for a new round. */
  clear(): void
  /** Whether any word is visible or waits. */
  readonly isMoving: boolean
}

/** The part of a stage that words depend on. */
export interface WordStage {
  readonly width: number
  readonly height: number
  readonly safe: { readonly top: number; readonly bottom: number }
  /** Nothing is counted in sight: no points, multipliers, medals and records. */
  readonly calm: boolean
  /** Receives the boxes of all words after each picture. Only tests listen. */
  readonly wordsDrawn?: ((words: readonly WordBox[]) => void) | undefined
}

/** A visible word and its place. */
export interface WordBox extends Box {
  readonly text: string
}

export type CreateWords = <Surface extends WordSurface>(
  stage: WordStage,
  render: RenderWord<Surface>,
  most?: number,
) => Floats<Surface>
