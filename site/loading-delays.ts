import type { Settings } from '../config.ts'

/** An animation starts with the frame that first draws it, but a visitor sees that frame up to this much later. */
const UNSEEN_MS = 40

/** How long the loading bar shows: 500 ms, or 1000 ms for a game, unless set otherwise. `delayed-page.css` uses it. */
export const loadingDelays = ({ pageDelayMs, gameDelayMs }: Settings) =>
  `:root{--page-delay:${pageDelayMs + UNSEEN_MS}ms;--game-delay:${gameDelayMs + UNSEEN_MS}ms}`
