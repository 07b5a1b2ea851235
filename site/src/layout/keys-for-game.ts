/** Decides which keys pressed on a game's page are meant for the game. */

export interface Press {
  readonly code: string
  /** With Ctrl, Alt, Shift or Meta, which is meant for the browser. */
  readonly modified: boolean
  /** Key repeat, which continues what the first press began, such as scrolling. */
  readonly repeated: boolean
  /** Whether the focus is on a control that handles keys itself: a link, a button, a field. */
  readonly onControl: boolean
}

export interface FrameOnScreen {
  /** Whether the game has loaded, or is about to. */
  readonly awaited: boolean
  /** The edges of the frame in the window, in CSS pixels from its top. */
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

/** At least half of the frame is visible or, if it is taller than the window, it fills half of the window. */
function isInSight({ top, bottom, windowHeight }: FrameOnScreen): boolean {
  const visible = Math.min(bottom, windowHeight) - Math.max(top, 0)
  return visible >= Math.min(bottom - top, windowHeight) / 2
}
