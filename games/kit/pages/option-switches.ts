/** Composes the switches that are needed rarely. */
import type { DeferredOptions } from '../deferred/contract.ts'
import { growVine } from './today/week-vine.ts'
import { ICONS } from '../deferred/icons.ts'
import type { CardButton } from '../shell/card.ts'
import { button } from '../shell/cards.ts'
import { PAGE_ICONS } from './icons.ts'

type Options = Pick<DeferredOptions<unknown, unknown>, 'preferences' | 'saveStore' | 'environment'>

export function optionSwitches(options: Options): CardButton[] {
  const { still, calm, earSwitch, fullSwitch, toggle } = options.preferences

  function toggleCalm(): void {
    toggle('calm')
    growVine(options)
  }

  return [
    ...earSwitch(),
    // The system's reduced-motion setting leaves nothing to choose.
    ...(matchMedia('(prefers-reduced-motion: reduce)').matches
      ? []
      : [{ ...button('Motion', ICONS.motion, () => toggle('still')), on: !still }]),
    { ...button('Calm', PAGE_ICONS.calm, toggleCalm), on: calm },
    ...fullSwitch(),
  ]
}
