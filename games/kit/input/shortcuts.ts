/** Maps keys and pad buttons to the shell's shortcuts. A game may take over any of them except Esc. */
import type { Tool } from '../shell/hud.ts'
import type { SpokenQuestion } from '../announce/announcer.ts'

export type Shortcut = Tool | SpokenQuestion

export const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  Escape: 'pause',
  KeyP: 'pause',
  KeyM: 'sound',
  KeyU: 'undo',
  KeyZ: 'undo',
  KeyH: 'hint',
  KeyR: 'restart',
  KeyO: 'where',
  KeyL: 'last',
  KeyT: 'task',
  KeyV: 'board',
  PadX: 'undo',
  PadY: 'hint',
}

/** Keys that start the game from the opening card. */
export const STARTS = /^(Arrow|Key|Digit|Numpad|Space|Enter|Backspace)/
