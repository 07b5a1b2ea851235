/** Gamepads as the game's own file knows them. What they do is watched from the album's file. */
import type { Way } from '../rules/ways.ts'

export type PadButton = 'confirm' | 'back' | 'start' | 'PadX' | 'PadY' | 'PadL' | 'PadR'

export interface PadEvents {
  button(name: PadButton): void
  direction(way: Way, repeat: boolean): void
}

export interface Pad {
  readonly x: number
  readonly y: number
  poll(delta: number): void
}

export type WatchPad = (events: PadEvents) => Pad

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
