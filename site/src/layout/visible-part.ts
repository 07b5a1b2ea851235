/** Computes which part of a game's frame is visible. The game centres its cards there: see `games/kit/shell/fit.ts`. */
import type { Hidden } from '../../../games/kit/messages.ts'

/** The minimum height for a card, in CSS pixels. */
const MIN_CARD_HEIGHT = 200

/** The hidden heights above and below, for a frame of which `top` to `bottom` is visible. */
export function hiddenParts(height: number, top: number, bottom: number): Hidden {
  const above = Math.max(0, Math.round(top))
  const below = Math.max(0, Math.round(height - bottom))
  if (height - above - below >= MIN_CARD_HEIGHT || height <= MIN_CARD_HEIGHT) return { above, below }
  // Lets the card extend into the larger hidden part.
  const spare = MIN_CARD_HEIGHT - (height - above - below)
  return above > below
    ? { above: Math.max(0, above - spare), below }
    : { above, below: Math.max(0, below - spare) }
}

export function hiddenOf(frame: Element): Hidden {
  const { top, height } = frame.getBoundingClientRect()
  return hiddenParts(height, -top, innerHeight - top)
}

/**
 * Names the frame by its hidden height, so that the game's file can read it before the first paint. Only an empty frame
 * can be named, before the game has loaded; the name stays.
 */
export function nameByVisiblePart(frame: HTMLIFrameElement): void {
  const empty = frame.contentDocument?.defaultView
  if (empty) empty.name = String(Math.round(frame.getBoundingClientRect().bottom - innerHeight))
}
