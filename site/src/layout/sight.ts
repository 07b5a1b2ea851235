/** Which part of a game's frame is on the screen: the game's cards stand in it, see `games/kit/shell/fit.ts`. */
import type { Hidden } from '../../../games/kit/messages.ts'

/** A card is not squeezed into less, in CSS pixels. */
const LEAST = 200

/** What is out of sight above and below, of a frame of this height of which `top` to `bottom` is seen. */
export function hiddenParts(height: number, top: number, bottom: number): Hidden {
  const above = Math.max(0, Math.round(top))
  const below = Math.max(0, Math.round(height - bottom))
  if (height - above - below >= LEAST || height <= LEAST) return { above, below }
  // The rest of the card is out of sight: at the end that is, too.
  const spare = LEAST - (height - above - below)
  return above > below
    ? { above: Math.max(0, above - spare), below }
    : { above, below: Math.max(0, below - spare) }
}

export function hiddenOf(frame: Element): Hidden {
  const { top, height } = frame.getBoundingClientRect()
  return hiddenParts(height, -top, innerHeight - top)
}

/**
 * So that the game's file knows it before it is painted. Only an empty frame may be named, as long as the game is on its
 * way; the name stays.
 */
export function nameBySight(frame: HTMLIFrameElement): void {
  const empty = frame.contentDocument?.defaultView
  if (empty) empty.name = String(Math.round(frame.getBoundingClientRect().bottom - innerHeight))
}
