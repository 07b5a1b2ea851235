/** The switch for larger symbols, numbers and patterns. */
import type { DeferredOptions } from '../deferred/contract.ts'
import { contrastQuery, hasStrongSigns } from '../page/strong-signs.ts'
import type { CardButton } from '../shell/card.ts'

export function strongSignsSwitch<State, Action>({
  saveStore,
  wear,
  recard,
}: Pick<DeferredOptions<State, Action>, 'saveStore' | 'wear' | 'recard'>): CardButton {
  const on = hasStrongSigns(saveStore.settings)
  return {
    label: 'Strong signs',
    icon: 'M3 12q9-12 18 0-9 12-18 0M12 8v8M8 12h8',
    on,
    does() {
      // Follows the system again where that says the same.
      const { matches } = contrastQuery()
      saveStore.set({ strongSigns: matches === on ? !on : undefined })
      wear()
      recard()
    },
  }
}
