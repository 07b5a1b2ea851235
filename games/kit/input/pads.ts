/** Detects gamepads. The driver that reads them is deferred: see deferred/pad.ts. */
import type { CardHolder } from '../shell/card.ts'
import type { KeyChanges } from './key-changes.ts'
import type { Gesture } from '../view.ts'
import type { Shortcut } from './shortcuts.ts'

/** The targets of a gamepad: cards, the game's own buttons, gestures and shortcuts. */
export interface PadHost {
  readonly cards: CardHolder
  readonly own: readonly string[]
  gesture(gesture: Gesture): void
  shortcut(shortcut: Shortcut): void
  awake(): void
  changes(): KeyChanges
}

export interface Pad {
  readonly x: number
  readonly y: number
  poll(delta: number): void
}

export type WatchPad = (host: PadHost) => Pad

export const hasPad = (): boolean => listPads().length > 0

/** Empty in a frame without the gamepad permission, where the call throws. */
export function listPads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null)
  } catch {
    return []
  }
}
