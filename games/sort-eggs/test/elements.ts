import type { Basics, Elements } from '../../kit/test/elements.ts'
import { rules, type Day } from '../rules.ts'
import { FORMS, PATTERNS } from '../rules/state.ts'
import { endsOf } from '../rules/tree.ts'

/** The next egg that the hen thinks of. */
const thought = (part: Partial<Day['next']>) => (): Day => {
  const day = rules.start(1, 1)
  return { ...day, next: { ...day.next, ...part } }
}

export const elements: Elements<Day> = {
  ...Object.fromEntries(PATTERNS.map((name, kind) => [name, thought({ kind, other: kind })])),
  ...Object.fromEntries(
    FORMS.map((form) => [`${form} egg`, thought({ form, kind: 0, other: form === 'twin' ? 1 : 0 })]),
  ),
  fox: () => {
    const day = rules.start(1, 1)
    return { ...day, twists: ['a fox'], fox: endsOf(day.gates)[0] ?? 0 }
  },
  'gold rush': () => ({ ...rules.start(1, 1), twists: ['gold rush'], row: 3 }),
  fog: () => ({ ...rules.start(1, 1), twists: ['fog'] }),
  nests: () => ({ ...rules.start(1, 1), row: 5 }),
}

export const basics: Basics = {
  ...Object.fromEntries(PATTERNS.map((name) => [name, 'a further pattern of the same egg and basket'])),
  'plain egg': 'every round starts with one',
}
