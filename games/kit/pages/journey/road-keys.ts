/** Walks along the path by keys: arrows to the neighbours, Page keys by packs, Home and End to both ends. */
import { PACK } from '../../round/packs.ts'

interface Reach {
  readonly first: number
  readonly last: number
  /** The last level that can be played. */
  readonly open: number
}

/** The level that a key leads to; undefined if the key has no meaning here. */
export function levelByKey(code: string, level: number, isWide: boolean, { first, last, open }: Reach) {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    PageUp: isWide ? -PACK : PACK,
    PageDown: isWide ? PACK : -PACK,
    // In a low frame the keys up and down lead to the buttons below.
    ...(isWide ? {} : { ArrowUp: 1, ArrowDown: -1 }),
  }
  if (code === 'Home') return first
  if (code === 'End') return open
  const by = steps[code]
  if (by === undefined) return undefined
  const next = level + by
  // Beyond the ends an arrow leaves the path.
  if (Math.abs(by) === 1) return next < first || next > last ? undefined : next
  return Math.max(first, Math.min(last, next))
}
