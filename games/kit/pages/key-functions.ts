/** Lists the functions that keys and pad buttons have, in a game and in all games. */
import type { Game, KeyName } from '../game.ts'
import { SHORTCUTS, type Shortcut, type Tool } from '../input/shortcuts.ts'
import { toolsOf } from '../round/tools.ts'
import { capital } from '../words.ts'

/** Keys, or pad buttons, of one function. */
export interface Binding {
  /** The standard key that stands for the function: see `KeyChanges`. */
  readonly code: string
  readonly defaults: readonly string[]
}

export interface KeyFunction {
  readonly name: string
  readonly keys: Binding
  readonly pad: Binding
}

const isPad = (name: string) => name.startsWith('Pad')

/** `first` is the key that stands for a function without a pad button of its own. */
function functionOf(name: string, all: readonly string[]): KeyFunction {
  const [keys, pad] = [all.filter((key) => !isPad(key)), all.filter(isPad)]
  const code = keys[0] ?? ''
  return { name, keys: { code, defaults: keys }, pad: { code: pad[0] ?? code, defaults: pad } }
}

const MOVES: readonly KeyFunction[] = [
  functionOf('Up', ['ArrowUp', '@KeyW', 'PadUp']),
  functionOf('Down', ['ArrowDown', '@KeyS', 'PadDown']),
  functionOf('Left', ['ArrowLeft', '@KeyA', 'PadLeft']),
  functionOf('Right', ['ArrowRight', '@KeyD', 'PadRight']),
  functionOf('Choose', ['Space', 'Enter', 'NumpadEnter', 'PadA']),
  functionOf('Step back', ['Backspace', 'PadB']),
]

const TOOLS: readonly Tool[] = ['undo', 'hint', 'restart', 'sound', 'pause']

/** The questions of the games in turns, with the name of each answer. */
const QUESTIONS: readonly (readonly [Shortcut, string])[] = [
  ['where', 'Say where you are'],
  ['last', 'Say the last change'],
  ['task', 'Say what to do'],
  ['board', 'Read the board, line by line'],
]

/** Esc always pauses, so it is not among the keys that can be changed. */
const keysFor = (shortcut: Shortcut) => [
  ...Object.keys(SHORTCUTS).filter((key) => SHORTCUTS[key] === shortcut && key !== 'Escape'),
  ...(shortcut === 'pause' ? ['PadStart', 'PadSelect'] : []),
]

const shortcutFunction = (shortcut: Shortcut, name = capital(shortcut)) => functionOf(name, keysFor(shortcut))

/** The functions that most games have. */
export const SHARED: readonly KeyFunction[] = [
  ...MOVES,
  ...TOOLS.map((tool) => shortcutFunction(tool)),
  ...QUESTIONS.map(([question, name]) => shortcutFunction(question, name)),
]

/** The functions of a game. Its own take their keys from the others. */
export function functionsOf<State, Action>(
  game: Game<State, Action>,
  names: readonly KeyName[] = [],
): KeyFunction[] {
  const own = game.keys ?? []
  const free = (all: readonly string[]) => all.filter((key) => !own.includes(key))
  const shortcuts = [
    ...toolsOf(game).map((tool) => [tool, capital(tool)] as const),
    ...(game.words ? QUESTIONS : []),
  ]
  return [
    ...MOVES,
    ...names.map(({ name, keys }) => functionOf(name, keys)),
    ...shortcuts
      .map(([shortcut, name]) => functionOf(name, free(keysFor(shortcut))))
      .filter(({ keys }) => keys.code),
  ]
}

/** Letters, digits and shoulder buttons that some games use themselves, so that they cannot be taken in all games. */
export const OWN_IN_SOME_GAMES: readonly string[] = [
  'KeyB',
  'KeyE',
  'KeyK',
  'KeyN',
  'KeyQ',
  'KeyX',
  'Digit1',
  'Digit2',
  'Digit3',
  'Numpad1',
  'Numpad2',
  'Numpad3',
  'PadL',
  'PadR',
]
