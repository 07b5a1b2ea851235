/** What a game's view.ts makes: the picture, and what the player's gestures mean. */
import type { Sound } from './sound/voices.ts'
import type { Way } from './rules/ways.ts'

/** How a view makes itself heard when only the view has changed: a piece is lifted, a cursor moves, a move is refused. */
export interface Voice {
  play(...sounds: readonly Sound[]): void
  /** What has just happened and no change of the state tells: a refusal, a piece that is lifted. Said once. */
  news(text: string): void
}

/** May hold a drag in progress, a cursor or a WebGL scene, never the truth. */
export interface View<State, Action> {
  /** A round begins, or one from an earlier visit goes on: forget the round before it. `time` is as in the frame. */
  begin?(state: State, time: number): void
  /** Paint the whole frame, in CSS pixels. */
  draw(frame: Frame<State, Action>): void
  /** What the player means by this gesture, if anything. */
  read(gesture: Gesture, state: State): Action | undefined
  /** What the held keys, stick or finger mean; asked before every tick of a real-time game. */
  steer?(held: Held, state: State): Action | undefined
  /** Sounds follow from what changed, so the rules never mention them. */
  hear?(before: State, after: State): readonly Sound[]
  /**
   * What only the view knows and keeps true, for the live region: what is under the cursor, then where that is, then what
   * is held. '7, no mark. Row 3, column 1.' It is asked for only where keys or a pad are used.
   */
  say?(state: State): string
  /** Set off what the change deserves: bursts, floating numbers, a shake. */
  see?(before: State, after: State): void
  /** True while the last move is still being shown: a round that it ended is summed up only after that. */
  busy?(): boolean
  /** How tense the round is, from 0 (calm) to 1: the music follows it. Asked about once a second; without it 0.3. */
  tension?(state: State): number
  /** The stage has another size, pixel ratio or look. */
  resize?(): void
  /**
   * Draws a sample of a look, for the card on which it is chosen, into a square of `size` around the origin. Whatever is
   * drawn of it is drawn as in the game, whichever look the game has on at the moment.
   */
  portrait?(pen: CanvasRenderingContext2D, size: number, look: string): void
}

export interface Frame<State, Action> {
  /** Two neighbouring states. After a restart both are the opening position. */
  readonly before: State
  readonly state: State
  /** Seconds since `state` arrived; a real-time game mixes the two by `Math.min(1, since * 60)`. */
  readonly since: number
  /** Seconds that have been drawn since the page opened: for what lives by itself, under overlays too. */
  readonly time: number
  /** Seconds since the frame before. */
  readonly delta: number
  /** The visitor wants no shake, parallax or flashes. */
  readonly still: boolean
  /** Whether the round is under way, rather than under an overlay. */
  readonly playing: boolean
  /** A move to draw attention to, while the player has a hint. */
  readonly hint: Action | undefined
  /** The best score before this round, for a mark in the world where it would be passed. None in a game with levels. */
  readonly best: number | undefined
  /** Another go at this very round, as it stood at this moment: draw it faintly. Only in real time. */
  readonly ghost: State | undefined
}

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * What pointer, keys and gamepad have in common. A pointer that goes down is a `press` at once, and then
 * either a `tap` or a drag. Positions are CSS pixels on the canvas.
 */
export type Gesture =
  | { readonly kind: 'press' | 'tap' | 'hover'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'drag'
      readonly phase: 'start' | 'move' | 'end' | 'cancel'
      readonly from: Point
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'direction'; readonly way: Way; readonly repeat: boolean }
  /** Space, Enter or the pad's A; Backspace or the pad's B. */
  | { readonly kind: 'confirm' | 'back' }
  | { readonly kind: 'key'; readonly code: string }
  | { readonly kind: 'wheel'; readonly by: number }

export interface Held {
  /** −1 to 1: arrows or WASD, d-pad, left stick. */
  readonly x: number
  readonly y: number
  /** Where the pointer is, while it is down. */
  readonly pointer: Point | undefined
}
