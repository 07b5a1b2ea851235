/** Composes the switches that are needed rarely. */
import type { Preferences } from '../page/preferences.ts'
import type { PlayerSettings } from '../save/save-store.ts'
import type { CardButton } from '../shell/card.ts'
import { button } from '../shell/cards.ts'
import { ICONS } from '../deferred/icons.ts'
import { PAGE_ICONS } from './icons.ts'

export const optionSwitches = (
  { still, earSwitch, fullSwitch, toggle }: Preferences,
  { calm }: PlayerSettings,
): CardButton[] => [
  ...earSwitch(),
  // The system's reduced-motion setting leaves nothing to choose.
  ...(matchMedia('(prefers-reduced-motion: reduce)').matches
    ? []
    : [{ ...button('Motion', ICONS.motion, () => toggle('still')), on: !still }]),
  { ...button('Calm', PAGE_ICONS.calm, () => toggle('calm')), on: calm },
  ...fullSwitch(),
]
