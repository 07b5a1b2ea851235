/**
 * The cards stand in the part of the frame that is on the screen: the page around may be scrolled, or its window lower
 * than the frame. A frame cannot ask its page, and observes itself only after it was painted: the page says what is out
 * of sight, above and below, in CSS pixels. What was so when the frame was made is its name, which is there before the
 * first paint: a card that moved up only then would jump.
 */
import type { Hidden } from '../messages.ts'

/** Put into the file as it is written here, see tools/page.ts, so it must not use anything outside of itself. */
export function fitByName(): void {
  document.documentElement.style.setProperty('--below', `${Math.max(0, Number(window.name) || 0)}px`)
}

export function fit({ above, below }: Hidden): void {
  const { style } = document.documentElement
  style.setProperty('--above', `${above}px`)
  style.setProperty('--below', `${below}px`)
}
