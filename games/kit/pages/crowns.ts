/** Tells which crowns are shown, and sums up what a pack has earned. */
import { PACK, type Pack } from '../round/packs.ts'
import type { SaveStore } from '../save/save-store.ts'
import type { Records } from '../save/records.ts'
import { plural } from '../shell/words.ts'

/** None for those who do not want to see records. */
export const shownCrowns = ({ save, settings }: Pick<SaveStore, 'save' | 'settings'>): Records =>
  settings.calm ? {} : save.crowns

/** '1 to 20, 45 of 60 stars, 7 crowns' */
export const packWords = ({ first, last, stars, crowns }: Pack): string =>
  `${first} to ${last}, ${stars} of ${PACK * 3} stars${crowns ? `, ${plural(crowns, ['crown', 'crowns'])}` : ''}`
