/** Texts for screen readers: enough to play by ear. */
import type { AdvisingWords } from '../kit/words.ts'
import type { BudRow, BudTouch } from './rules.ts'

const nameOf = (isOpen: boolean | undefined) => (isOpen ? 'open' : 'shut')

/** The bud under the cursor, then its position. */
export const budWords = ({ buds }: BudRow, at: BudTouch): string =>
  `${buds[at] ? 'Open' : 'Shut'}. Bud ${at + 1} of ${buds.length}.`

export const words: AdvisingWords<BudRow, BudTouch> = {
  describe: ({ buds }) => [`Buds: ${buds.map(nameOf).join(', ')}.`],
  task: ({ buds }) => `${buds.filter(Boolean).length} of ${buds.length} buds open.`,
  changed: (before, after) =>
    [...after.buds.keys()]
      .filter((i) => after.buds[i] !== before.buds[i])
      .map((i) => `Bud ${i + 1} ${nameOf(after.buds[i])}.`)
      .join(' '),
  advise: (touch) => `Touch bud ${touch + 1}.`,
}
