/**
 * Delays the game's script until the opening card has been painted. Must be imported first. Hidden frames, which are not
 * painted, wait only briefly; workers do not wait.
 */
import { isPreloaded, loadTypeface } from '../paint/typeface.ts'

const LONGEST_WAIT_MS = 100

const wait = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

export const hasPage = 'document' in globalThis

/** Undefined if the typeface does not load. */
export const typeface = hasPage ? loadTypeface() : Promise.resolve(undefined)

// Usually the card is painted while the rest of the file is still loading.
if (hasPage && !('painted' in document.body.dataset)) {
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await Promise.race([painted, wait(LONGEST_WAIT_MS)])
}

/** When the game's own code started, in ms since navigation. */
export const scriptBegan = performance.now()

/** Waits briefly for a preloaded typeface: text painted without it must be painted again. */
export const timeToDraw = () => Promise.race([typeface, isPreloaded() ? wait(LONGEST_WAIT_MS) : undefined])
