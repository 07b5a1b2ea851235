/** Starts drawing: the first picture as soon as possible, then as the loop's pace demands. */
import { timeToDraw, typeface } from '../page/first-paint.ts'
import type { GameParts } from './game-parts.ts'

/** A game without an animation frame by then is in an iframe that is not visible yet. */
const HIDDEN_AFTER_MS = 100
const RELETTER_EVERY_MS = 100

export async function startDrawing<State, Action>(
  { stage, view, frames, shell, loop }: GameParts<State, Action>,
  resize: () => void,
  startupMs: number,
): Promise<void> {
  const { paintBudget } = stage
  const isPlaying = () => shell.cards.shown === undefined

  /**
   * Draws the first picture in tasks instead of animation frames, which a hidden iframe may not get, so that the game is
   * there as soon as the host page shows it. Such a frame may not know its size either.
   */
  function drawHidden(): void {
    if (frames.time > 0) return
    resize()
    frames.pass(0)
    frames.draw(0)
    if (paintBudget.isForegroundIncomplete) setTimeout(drawHidden)
  }

  /** Repaints in a typeface that arrived late, once the first picture is complete and no round is being played. */
  function reletter(face: FontFace): void {
    if (paintBudget.isIncomplete || isPlaying()) return void setTimeout(reletter, RELETTER_EVERY_MS, face)
    document.fonts.add(face)
    stage.renew()
    view.resize?.()
    loop.wake()
  }

  const face = await timeToDraw()
  if (face) document.fonts.add(face)
  paintBudget.reportStartup(startupMs)
  loop.start()
  setTimeout(drawHidden, HIDDEN_AFTER_MS)
  const late = face ? undefined : await typeface
  if (late) reletter(late)
}
