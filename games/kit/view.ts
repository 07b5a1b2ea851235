/** Types a game's view, which draws the state and turns gestures into actions. */
import type { Sound } from './sound/voices.ts'
import type { Way } from './rules/ways.ts'

/** Sound and speech for changes of the view alone: a piece is lifted, the cursor moves, a move is refused. */
export interface ViewFeedback {
  play(...sounds: readonly Sound[]): void
  /** Announces, once, an event that does not change the state: a refused move, a lifted piece. */
  news(text: string): void
  /** Directs a peak of the round, or its end. Call it in `see`, or when the picture shows the change. */
  moment(moment: Moment): void
}

/**
 * What makes a peak felt. All parts are optional, and the kit limits each. With reduced motion only `shade` and `quiet`
 * remain. Rules are unaffected: ticks wait, and none is added or left out.
 */
export interface Moment {
  /** Hit-stop in seconds, at most 0.15: ticks wait and the picture stays, while effects go on. */
  readonly hold?: number
  /** Lights up the whole picture in this colour, at most every 0.4 seconds. */
  readonly flash?: string
  /** Shades the edges in this colour for a second. */
  readonly shade?: string
  /** Magnifies the picture, at most 1.12 times, around a point; by default around the middle. */
  readonly zoom?: number
  readonly at?: Point
  /** Pushes the picture by so many CSS pixels, at most 16. It swings back. */
  readonly kick?: Point
  /** Speed of time until the end card, from 0.2 to 1. Only once the round is decided. */
  readonly slow?: number
  /** Seconds without music, at most 1.5. A fanfare waits for their end. */
  readonly quiet?: number
}

/** May hold a drag, a cursor or a WebGL scene, but never game state. */
export interface View<State, Action> {
  /** Starts or resumes a round: discard everything of the previous one. `time` is as in `Frame`. */
  begin?(state: State, time: number): void
  /** Draws the whole frame, in CSS pixels. */
  draw(frame: Frame<State, Action>): void
  /** Turns a gesture into an action, if it means one. */
  read(gesture: Gesture, state: State): Action | undefined
  /** Turns held keys, stick or finger into an action. Real time only, before every tick. */
  steer?(held: Held, state: State): Action | undefined
  /** The sounds of a change. */
  hear?(before: State, after: State): readonly Sound[]
  /**
   * Describes for the live region what is under the cursor, where that is, and what is held: '7, no mark. Row 3,
   * column 1.' Called only while keys or a pad are in use.
   */
  say?(state: State): string
  /** Triggers the visual effects of a change: bursts, floating numbers, a shake. */
  see?(before: State, after: State): void
  /**
   * Whether the picture is moving, or about to, apart from idle motion. Asked after every picture. Without this function
   * every frame of play is drawn: see "Drawing on demand" in README.md.
   */
  isMoving?(): boolean
  /** True while the last move is still being animated. The end of the round waits for it. */
  busy?(): boolean
  /** The view celebrates medals with words of its own, so the shell only announces them. */
  readonly showsMedals?: true
  /** Tension from 0 (calm) to 1, which the music follows. Called about once a second. Default: 0.3. */
  tension?(state: State): number
  /** Receives `late`, the drawing that the game's score.ts keeps for after the first picture. */
  furnish?(late: unknown): void
  /** Receives the names of two people who share this device: see `GameFile.sharedLevels`. Empty for those without one. */
  name?(names: readonly string[]): void
  /** The stage's size, pixel ratio or look has changed. */
  resize?(): void
  /**
   * Draws a preview of a look, for the card that offers it, into a square of `size` around the origin. It must not
   * depend on the look that is currently active.
   */
  portrait?(pen: CanvasRenderingContext2D, size: number, look: string): void
  /** Where a place of lessons.ts is on the screen. Required with lessons. */
  spot?(place: number, state: State): ElementSpot
  /** The boxes of the figure that is steered, as it was last drawn. No floating word may cover it. */
  figure?(): readonly Box[]
}

/** A rectangle of the picture, in CSS pixels, from its left top corner. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The centre and the diameter of an element, in CSS pixels. */
export interface ElementSpot extends Point {
  readonly size: number
  /** If it is much higher than wide. */
  readonly height?: number
}

export interface Frame<State, Action> {
  /** Two consecutive states. After a restart both are the opening position. */
  readonly before: State
  readonly state: State
  /** Seconds since `state` arrived. A real-time game interpolates by `Math.min(1, since * 60)`. */
  readonly since: number
  /** Seconds of drawing since the page opened. Does not advance while nothing is drawn, so idle motion never jumps. */
  readonly time: number
  /** Seconds since the previous picture; at most 1/60 after a rest. */
  readonly delta: number
  /** Reduced motion: no shake, parallax or flashes. */
  readonly still: boolean
  /** False while an overlay covers the round. */
  readonly playing: boolean
  /** The hinted move, while a hint is shown. */
  readonly hint: Action | undefined
  /** The best score before this round, for a marker in the scene. Undefined in a game with levels. */
  readonly best: number | undefined
  /** The state of a recorded attempt at this round, at the same tick: draw it faintly. Real time only. */
  readonly ghost: State | undefined
}

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Input from any device. A pointer that goes down is a `press` at once, and then either a `tap` or a drag. Positions
 * are CSS pixels on the canvas.
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
  /** Position of the pointer while it is down. */
  readonly pointer: Point | undefined
}
