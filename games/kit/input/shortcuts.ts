/** Maps keys, by the letter printed on them, and pad buttons to the shell's shortcuts. A game may take over any but Esc. */

/** The round buttons. */
export type Tool = 'undo' | 'hint' | 'restart' | 'sound' | 'pause'

/** The questions that a key answers at any time. */
const QUESTIONS = ['where', 'last', 'task', 'board'] as const

export type SpokenQuestion = (typeof QUESTIONS)[number]

export const isQuestion = (word: string): word is SpokenQuestion =>
  QUESTIONS.some((question) => question === word)

export type Shortcut = Tool | SpokenQuestion

type ByKey = Readonly<Record<string, Shortcut>>

export const SHORTCUTS: ByKey = {
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

/** Those that do something in a game. All other letters are free for directions. */
export const shortcutsOf = (tools: readonly Tool[], hasWords: boolean, own: readonly string[]): ByKey =>
  Object.fromEntries(
    Object.entries(SHORTCUTS).filter(
      ([key, shortcut]) => !own.includes(key) && (isQuestion(shortcut) ? hasWords : tools.includes(shortcut)),
    ),
  )

/** The names of a shortcut's keys, as in `aria-keyshortcuts`. */
export const keysOf = (shortcut: Shortcut): string[] =>
  Object.keys(SHORTCUTS)
    .filter((key) => SHORTCUTS[key] === shortcut && !key.startsWith('Pad'))
    .map((key) => key.replace('Key', ''))

/** Keys that start the game from the opening card. */
export const STARTS = /^(Arrow|Key|Digit|Numpad|Space|Enter|Backspace)/
