/** Game state: the current day and totals of the round. */

export const PATTERNS = ['stripes', 'zigzags', 'spots', 'stars', 'checks', 'hearts'] as const
/** Index into PATTERNS. */
export type Pattern = number

/** A rotten egg belongs in no basket; a twin splits into two eggs at the first gate. */
export const FORMS = ['plain', 'golden', 'rotten', 'twin'] as const
type EggForm = (typeof FORMS)[number]

/**
 * The rules of days, as announced, in the order of their first days; twins come at noon of the fox's first day. In a gold
 * rush nests fill twice as fast with gold, in fog the hen does not show her next egg.
 */
export const TWISTS = ['a fox', 'rotten eggs', 'fog', 'gold rush', 'twins'] as const
export type Twist = (typeof TWISTS)[number]

/** An egg that the hen thinks of and has yet to lay. */
export interface Thought {
  readonly kind: Pattern
  /** Pattern of a twin's right half; otherwise the same as `kind`. */
  readonly other: Pattern
  readonly form: EggForm
}

export interface Egg extends Thought {
  readonly id: number
  /** Place in the tree that it rolls towards. */
  readonly place: number
  /** Distance rolled, in units. */
  readonly at: number
}

export interface Gate {
  readonly place: number
  /** 0 sends eggs to the left, 1 to the right. */
  readonly way: 0 | 1
}

export interface Basket {
  readonly place: number
  readonly kind: Pattern
  /** Eggs in it. */
  readonly held: number
}

export interface Day {
  readonly tick: number
  /** In order of growth. */
  readonly gates: readonly Gate[]
  readonly baskets: readonly Basket[]
  /** Rolling eggs, foremost first; the halves of a twin side by side. */
  readonly eggs: readonly Egg[]
  readonly laid: number
  /** The next egg, shown in the hen's thought bubble. */
  readonly next: Thought
  /** Patterns to deal after it. */
  readonly bag: readonly Pattern[]
  /** Distance that the last egg must roll before the next is laid, in units. */
  readonly space: number
  /** Batches completed today, and eggs left to lay in this one. */
  readonly lots: number
  readonly lot: number
  /** Nights so far. */
  readonly nights: number
  /** Twists of today; at night, of tomorrow. */
  readonly twists: readonly Twist[]
  /** Place of the fox, or 0; and eggs until the next one comes. */
  readonly fox: number
  readonly prowl: number
  /** Number of changes to the farm so far. */
  readonly changes: number
  /** Ticks left of the hen's pause, and of hit stop. */
  readonly rest: number
  readonly stop: number
  /** Correct eggs since the last broken one. */
  readonly row: number
  /** Longest such row. */
  readonly longest: number
  readonly points: number
  readonly broken: number
  /** Eggs broken and brought home today; at night, on the day just ended. */
  readonly slips: number
  readonly today: number
  /** Totals: eggs brought home, golden ones among them, rotten eggs thrown out, foxes shooed, foxes fed a rotten egg. */
  readonly home: number
  readonly golds: number
  readonly thrown: number
  readonly shooed: number
  readonly fed: number
  readonly flips: number
  readonly cursor: number
}
