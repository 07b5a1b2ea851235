/** The shell's own keys and pad buttons. A game that lists one of them among its keys takes it over, except Esc. */
import type { Tool } from '../shell/hud.ts'
import type { Question } from '../announce/announcer.ts'

export type Shortcut = Tool | Question

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

/** Keys that start the game from its opening: those that a player would try. */
export const STARTS = /^(Arrow|Key|Digit|Numpad|Space|Enter|Backspace)/
