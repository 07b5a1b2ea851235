/** Describes one frame for the painters, and answers their questions about it. */
import type { State } from '../rules.ts'
import type { Animations } from './animations.ts'
import { isOver, landsAt, type Hop } from './hopping.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'

export interface BoardFrame {
  readonly state: State
  readonly layout: Layout
  readonly animations: Animations
  /** Seconds on the page's clock. */
  readonly now: number
  readonly still: boolean
  readonly palette: Palette
}

export interface Whereabouts {
  /** The current hop, landing included. */
  readonly hop: Hop | undefined
  readonly at: number
}

/** Locates the hopper: in the current hop, in the last one, or at rest. */
export function whereabouts({ state, animations, now }: BoardFrame): Whereabouts {
  const hop = animations.hops.find((each) => landsAt(each) > now) ?? animations.hops.at(-1)
  return hop && !isOver(hop, now) ? { hop, at: hop.to } : { hop: undefined, at: state.at }
}

/** Whether a key or carrot is on its tile, in flight, or used up. */
export function phaseOf({ state, animations, now }: BoardFrame, bit: number): 'lies' | 'flies' | 'done' {
  if (((state.memory >> bit) & 1) === 0) return 'lies'
  const timing = animations.pickups.find((pickup) => pickup.bit === bit)
  if (!timing || now >= timing.opened) return 'done'
  return now < timing.taken ? 'lies' : 'flies'
}

export const isGateClosed = (frame: BoardFrame, kind: number): boolean => phaseOf(frame, kind) !== 'done'

/** Whether a cell still has a closed gate. */
export const isShut = (frame: BoardFrame, cell: number): boolean =>
  frame.state.board.locks.some(({ gates }, kind) => gates.includes(cell) && isGateClosed(frame, kind))

/** How much a hedge or gate still shakes after blocking a leap, 1 to 0. */
export const shaking = ({ animations: { refused }, now }: BoardFrame, cell: number): number =>
  refused?.cell === cell ? Math.max(0, 1 - (now - refused.at) / 0.4) : 0
