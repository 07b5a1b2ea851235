/** Redraws the game when the system's contrast setting, or a different tab, changes the size of signs. */
import { contrastQuery } from '../page/strong-signs.ts'

export function watchStrongSigns(wear: () => void): void {
  contrastQuery().addEventListener('change', wear)
  // Runs after the listener that reads the changed settings.
  addEventListener('storage', wear)
}
