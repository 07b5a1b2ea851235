import type { Settings } from '../config.ts'

/** A visitor sees the frame that starts an animation up to this much later. */
const UNSEEN_MS = 40

/** Durations of the loading bar as custom properties for `delayed-page.css`. */
export const loadingDelays = ({ pageDelayMs, gameDelayMs }: Settings) =>
  `:root{--page-delay:${pageDelayMs + UNSEEN_MS}ms;--game-delay:${gameDelayMs + UNSEEN_MS}ms}`
