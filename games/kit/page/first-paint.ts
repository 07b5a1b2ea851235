/**
 * Imported first, so that everything else in a game's file waits until the card in it has been painted. A hidden frame
 * is not painted at all, and has nothing to wait for; in a worker nothing is painted.
 */
import { isPreloaded, loadTypeface } from '../paint/typeface.ts'

/** Milliseconds. */
const PATIENCE = 100

const wait = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

export const hasPage = 'document' in globalThis

/** None if it does not come. */
export const typeface = hasPage ? loadTypeface() : Promise.resolve(undefined)

// Usually the card has been painted while the rest of the file was on its way.
if (hasPage && !('painted' in document.body.dataset)) {
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await Promise.race([painted, wait(PATIENCE)])
}

/** Milliseconds since navigation: everything that a game consists of is run from here on. */
export const scriptBegan = performance.now()

/** Where the typeface is about to come it is waited for: what is lettered without it must be painted twice. */
export const timeToDraw = () => Promise.race([typeface, isPreloaded() ? wait(PATIENCE) : undefined])
