/** Decides whether pieces have larger signs: as the player has chosen, or if the system asks for more contrast. */
import type { PlayerSettings } from '../save/save-store.ts'

/** A function, because workers, which load this file as well, have no matchMedia. */
export const contrastQuery = () => matchMedia('(prefers-contrast: more)')

export const hasStrongSigns = ({ strongSigns }: PlayerSettings): boolean =>
  strongSigns ?? contrastQuery().matches
