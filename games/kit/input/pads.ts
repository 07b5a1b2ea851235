/** Gamepads as the game's own file knows them. What they do is watched from the album's file. */
import type { CardHolder } from '../shell/card.ts'
import type { Gesture } from '../view.ts'
import type { Shortcut } from './shortcuts.ts'

/** What a pad acts upon: the card that is shown, the game's own buttons, and what else input leads to. */
export interface PadHost {
  readonly cards: CardHolder
  readonly own: readonly string[]
  gesture(gesture: Gesture): void
  shortcut(shortcut: Shortcut): void
  awake(): void
}

export interface Pad {
  readonly x: number
  readonly y: number
  poll(delta: number): void
}

export type WatchPad = (host: PadHost) => Pad

/** Whether there is one now, which changes what the opening tells. */
export const hasPad = (): boolean => listPads().length > 0

/** A frame without the permission may not ask at all. */
export function listPads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null)
  } catch {
    return []
  }
}
