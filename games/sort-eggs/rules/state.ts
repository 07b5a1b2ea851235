/** What a day is made of, and what it has of the days before. */

export const KINDS = ['stripes', 'zigzags', 'spots', 'stars', 'checks', 'hearts'] as const
/** A pattern, by its number in KINDS. */
export type Kind = number

/** A rotten egg belongs into no basket; a twin falls into two eggs at the first gate. */
export const FORMS = ['plain', 'golden', 'rotten', 'twin'] as const
export type Form = (typeof FORMS)[number]

/** What days have of their own, as it is said, in the order in which it is met. */
export const TWISTS = ['rotten eggs', 'twins', 'a fox'] as const
export type Twist = (typeof TWISTS)[number]

/** An egg as the hen thinks of it. */
export interface Thought {
  readonly kind: Kind
  /** Of a twin, the pattern of the half that lives on the right; of any other egg its own. */
  readonly other: Kind
  readonly form: Form
}

export interface Egg extends Thought {
  readonly id: number
  /** The place in the tree that it rolls to. */
  readonly place: number
  /** Units of way behind it. */
  readonly at: number
}

export interface Gate {
  readonly place: number
  /** 0 sends eggs to the left, 1 to the right. */
  readonly way: 0 | 1
}

export interface Basket {
  readonly place: number
  readonly kind: Kind
  /** Eggs in it. */
  readonly held: number
}

export interface Day {
  readonly tick: number
  /** In the order in which they grew. */
  readonly gates: readonly Gate[]
  readonly baskets: readonly Basket[]
  /** On their way, the foremost first; the halves of a twin side by side. */
  readonly eggs: readonly Egg[]
  readonly laid: number
  /** The next egg, of which the hen is thinking. */
  readonly next: Thought
  /** Patterns that come after it. */
  readonly bag: readonly Kind[]
  /** Units of way that the last egg must have behind it before the next is laid. */
  readonly space: number
  /** Lots behind us today, and eggs still to be laid in this one. */
  readonly lots: number
  readonly lot: number
  /** Nights behind us. */
  readonly nights: number
  /** What today has of its own; at night, what tomorrow has. */
  readonly twists: readonly Twist[]
  /** The end at which a fox sits, or 0; and how many eggs are laid before the next one comes. */
  readonly fox: number
  readonly prowl: number
  /** How often something has changed. */
  readonly changes: number
  /** Ticks for which the hen rests, and for which everything stops. */
  readonly rest: number
  readonly stop: number
  /** Right eggs since the last broken one. */
  readonly row: number
  /** The most that row has been. */
  readonly longest: number
  readonly points: number
  readonly broken: number
  /** Eggs that were broken and brought home today. At night, those of the day that has ended. */
  readonly slips: number
  readonly today: number
  /** Eggs brought home, and golden ones among them; rotten ones thrown out; foxes sent away, and fed a rotten one. */
  readonly home: number
  readonly golds: number
  readonly thrown: number
  readonly shooed: number
  readonly fed: number
  readonly flips: number
  readonly cursor: number
}
