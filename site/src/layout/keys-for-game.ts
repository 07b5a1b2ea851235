/** Which keys that are pressed on a game's page are meant for its game. */

export interface Press {
  readonly code: string
  /** With Ctrl, Alt, Shift or Meta it is meant for the browser. */
  readonly modified: boolean
  /** Held down since before: what it began goes on, such as scrolling. */
  readonly repeated: boolean
  /** Whether the focus is on something that answers keys itself: a link, a button, a field. */
  readonly onControl: boolean
}

export interface FrameOnScreen {
  /** Whether the game is there, or about to come. */
  readonly awaited: boolean
  /** Where the frame begins and ends in the window, in CSS pixels from its top. */
  readonly top: number
  readonly bottom: number
  readonly windowHeight: number
}

const KEYS: ReadonlySet<string> = new Set([
  'Space',
  'Enter',
  'NumpadEnter',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
])

export const isForGame = (press: Press, frame: FrameOnScreen) =>
  KEYS.has(press.code) &&
  !press.modified &&
  !press.repeated &&
  !press.onControl &&
  frame.awaited &&
  isInSight(frame)

/** At least half of what could be seen of it: it may be taller than the window. */
function isInSight({ top, bottom, windowHeight }: FrameOnScreen): boolean {
  const seen = Math.min(bottom, windowHeight) - Math.max(top, 0)
  return seen >= Math.min(bottom - top, windowHeight) / 2
}
