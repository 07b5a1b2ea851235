/** Maps keys to gestures, and tracks held direction keys. */
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

/** The gesture of a key press during play. A game's own keys take precedence. */
export function keyGesture(code: string, repeat: boolean, own: readonly string[] = []): Gesture | undefined {
  if (own.includes(code)) return { kind: 'key', code }
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
