/** Redraws the game when the system's contrast setting, or a different tab, changes the size of signs. */
import { contrastQuery } from '../page/strong-signs.ts'
import type { DeferredOptions } from './contract.ts'

export function watchStrongSigns<State, Action>({
  wear,
  recard,
}: Pick<DeferredOptions<State, Action>, 'wear' | 'recard'>): void {
  contrastQuery().addEventListener('change', () => {
    wear()
    recard()
  })
  // Runs after the listener that reads the changed settings and redraws the card.
  addEventListener('storage', () => wear())
}
