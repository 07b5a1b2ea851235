/** Teaches the elements of Push-It. Places are indices into the house. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import type { State } from './rules.ts'

const tileOf =
  (letters: string) =>
  ({ house }: State) =>
    firstPlace(house, (letter) => letters.includes(letter))

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'arches',
    level: 21,
    title: 'Arches',
    text: 'You fit through an arch. Pots do not.',
    tip: 'Walk through it to reach the other side.',
    at: tileOf('n'),
  },
  {
    id: 'own beds',
    level: 41,
    title: 'Marked beds',
    text: 'A flower bed takes only the pot of that flower.',
    tip: 'Look for the pot with the same flower.',
    at: tileOf('abcdefg'),
  },
  {
    id: 'ice',
    level: 61,
    title: 'Ice',
    text: 'Pots slide across ice until something stops them.',
    tip: 'Push a pot onto the ice and watch it.',
    at: tileOf('~'),
  },
  {
    id: 'pits',
    level: 101,
    title: 'Pits',
    text: 'A pot pushed into a pit fills it for good.',
    tip: 'Choose a pot that no bed needs.',
    at: tileOf('o'),
  },
  {
    id: 'mats',
    level: 141,
    title: 'Mats',
    text: 'Pots cross a mat only the way it points.',
    tip: 'Think first: no pot comes back over it.',
    at: tileOf('^v<>'),
  },
  {
    id: 'gates',
    level: 181,
    title: 'Gates and plates',
    text: 'A gate is open while a pot is on a plate.',
    tip: 'Push a pot onto the plate.',
    at: tileOf('='),
  },
]
