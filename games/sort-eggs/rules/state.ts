/** What a day is made of. */
import type { Gate } from './tree.ts'

export const KINDS = ['stripes', 'zigzags', 'spots', 'stars', 'checks', 'hearts'] as const
/** A pattern, by its number in KINDS. */
export type Kind = number

export interface Egg {
  readonly id: number
  readonly kind: Kind
  readonly golden: boolean
  /** The place in the tree that it rolls to. */
  readonly place: number
  /** Units of way behind it. */
  readonly at: number
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
  /** On their way, the foremost first. */
  readonly eggs: readonly Egg[]
  readonly laid: number
  /** The next egg, of which the hen is thinking. */
  readonly next: Pick<Egg, 'kind' | 'golden'>
  /** Patterns that come after it. */
  readonly bag: readonly Kind[]
  /** Units of way that the last egg must have behind it before the next is laid. */
  readonly space: number
  /** Eggs still to be laid before something changes. */
  readonly lot: number
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
  readonly flips: number
  readonly cursor: number
}

/** Flip the gate at this place. */
export type Flip = { readonly flip: number }
