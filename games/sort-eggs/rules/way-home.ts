/** Finds the branch that an egg must take at its next gate. */
import type { Day, Egg } from './state.ts'
import { isUnder } from './tree.ts'

/** 0 is left, 1 right; undefined for a rotten egg or one that has already gone wrong. */
export function wayHome(
  { baskets }: Pick<Day, 'baskets'>,
  { kind, place, form }: Pick<Egg, 'kind' | 'place' | 'form'>,
): 0 | 1 | undefined {
  const home = form === 'rotten' ? 0 : (baskets.find((basket) => basket.kind === kind)?.place ?? 0)
  if (isUnder(home, place * 2)) return 0
  return isUnder(home, place * 2 + 1) ? 1 : undefined
}
