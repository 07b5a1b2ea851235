/** Names keys, maps them to gestures, and tracks held direction keys. */
import type { Gesture } from '../view.ts'
import type { Way } from '../rules/ways.ts'

const DIRECTIONS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyW: 'up',
  KeyS: 'down',
  KeyA: 'left',
  KeyD: 'right',
}

/** As in `KeyboardEvent`; `key` is empty if only the position is known. */
export type Key = Pick<KeyboardEvent, 'code' | 'key'>

/**
 * The code of the key that has this letter on an English keyboard: players press the letter that a text names, wherever
 * their keyboard has it. Keys without a Latin letter keep their position, except those that print a sign instead of one.
 */
export function nameOf({ code, key }: Key): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  return code.startsWith('Key') && /^[!-~]$/.test(key) ? '' : code
}

/** The gesture of a key press during play: letters of the game by name, directions by position. */
export function keyGesture(key: Key, repeat: boolean, own: readonly string[] = []): Gesture | undefined {
  const { code } = key
  const name = nameOf(key)
  if (own.includes(name)) return { kind: 'key', code: name }
  const way = DIRECTIONS[code]
  if (way) return { kind: 'direction', way, repeat }
  if (repeat) return undefined
  if (code === 'Space' || code === 'Enter' || code === 'NumpadEnter') return { kind: 'confirm' }
  if (code === 'Backspace') return { kind: 'back' }
  return undefined
}

export const wayOf = (code: string): Way | undefined => DIRECTIONS[code]

/** Tracks the held direction keys as an axis. */
export function heldWays() {
  const down = new Set<string>()
  const holds = (way: Way) => [...down].some((code) => DIRECTIONS[code] === way)
  return {
    press: (code: string) => void (DIRECTIONS[code] && down.add(code)),
    release: (code: string) => void down.delete(code),
    clear: () => down.clear(),
    get x() {
      return Number(holds('right')) - Number(holds('left'))
    },
    get y() {
      return Number(holds('down')) - Number(holds('up'))
    },
  }
}
