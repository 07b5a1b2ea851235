/** Teaches the elements of Stack Builder. Places are those of lesson-places.ts. */
import type { Lesson } from '../kit/lessons.ts'
import { LAMP_PLACE, SLAB_PLACE, TOP_PLACE } from './lesson-places.ts'
import type { BuildingSite, Slider } from './rules.ts'
import { swayAt } from './rules/curve.ts'

/** The slab in the air, once it slides, if it is of a kind. */
const sliding =
  (isKind: (slider: Slider) => boolean) =>
  ({ rest, slider }: BuildingSite) =>
    rest === 0 && isKind(slider) ? SLAB_PLACE : undefined

export const lessons: readonly Lesson<BuildingSite>[] = [
  {
    id: 'lamps',
    title: 'Lamps',
    text: 'A full garland starts a fever of golden double slabs.',
    tip: 'Each perfect drop lights one.',
    at: ({ lamps }) => (lamps > 1 ? LAMP_PLACE : undefined),
  },
  {
    id: 'two faces',
    title: 'Two faces',
    text: 'It turns over at each end: leaf widens, jewel counts three.',
    tip: 'Take this face, or wait for the other.',
    at: sliding(({ face }) => face !== ''),
  },
  {
    id: 'keystone',
    title: 'Keystone',
    text: 'Land a keystone exactly, and the tower grows wider.',
    tip: 'Wait for the right moment.',
    at: sliding(({ keystone }) => keystone),
  },
  {
    id: 'diagonal course',
    title: 'From the side',
    text: 'This slab comes from the side and may lose two edges.',
    tip: 'It is slower than the others.',
    at: sliding(({ course }) => course === 2),
  },
  {
    id: 'wind',
    title: 'Wind',
    text: 'The wind bends the tower, so its top moves too.',
    tip: 'Aim at where it will be.',
    at: ({ tower, rest }) => (rest === 0 && swayAt(tower.length - 1) > 0 ? TOP_PLACE : undefined),
  },
  {
    id: 'ice',
    title: 'Ice',
    text: 'Ice melts at both ends while it slides.',
    tip: 'Drop it on its first way.',
    at: sliding(({ ice }) => ice),
  },
  {
    id: 'rushing slab',
    title: 'Rushing slab',
    text: 'It waits at its turns and rushes over the tower.',
    tip: 'Press a little earlier.',
    at: sliding(({ rushing }) => rushing),
  },
  {
    id: 'pulsing slab',
    title: 'Pulsing slab',
    text: 'It slows down and surges, over and over.',
    tip: 'Watch one surge, then press.',
    at: sliding(({ pulsing }) => pulsing),
  },
]
