/**
 * Fits cards into the visible part of the frame, which the host page may have scrolled partly out of view. A frame cannot
 * observe this before its first paint, so the host page reports the hidden height above and below, in CSS pixels. The
 * initial value is the frame's name, which is known before the first paint, so that the card does not jump.
 */
import type { Hidden } from '../messages.ts'

/** Inlined into the page on its own (tools/page.ts), so it must not use anything outside its body. */
export function fitByName(): void {
  document.documentElement.style.setProperty('--below', `${Math.max(0, Number(window.name) || 0)}px`)
}

export function fit({ above, below }: Hidden): void {
  const { style } = document.documentElement
  style.setProperty('--above', `${above}px`)
  style.setProperty('--below', `${below}px`)
}
