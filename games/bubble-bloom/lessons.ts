/** Teaches the elements of Bubble Bloom. Places are cells of the bed. */
import type { Lesson } from '../kit/lessons.ts'
import type { State } from './rules.ts'
import { BEE, FROST, POD, RAINBOW, STONE, VINE } from './rules/kinds.ts'

const blossomOf =
  (fits: (kind: number) => boolean) =>
  ({ bed }: State) =>
    bed.findLast(({ kind }) => fits(kind))?.cell

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'stones',
    level: 21,
    title: 'Stones',
    text: 'Stones never burst: burst what holds them.',
    tip: 'Shoot above it, so that it falls.',
    at: blossomOf((kind) => kind === STONE),
  },
  {
    id: 'ice',
    level: 41,
    title: 'Frozen blossoms',
    text: 'A frozen blossom thaws when something beside it bursts.',
    tip: 'Burst three right beside it.',
    at: blossomOf((kind) => kind > FROST),
  },
  {
    id: 'rainbows',
    level: 61,
    title: 'Rainbows',
    text: 'A rainbow counts as any kind.',
    tip: 'Join two groups with it.',
    at: blossomOf((kind) => kind === RAINBOW),
  },
  {
    id: 'pods',
    level: 101,
    title: 'Pods',
    text: 'A burst beside a pod bursts everything around the pod.',
    tip: 'Burst three right beside it.',
    at: blossomOf((kind) => kind === POD),
  },
  {
    id: 'bees',
    level: 141,
    title: 'Bees',
    text: 'A freed bee dyes the blossoms around it.',
    tip: 'Burst beside it with the kind that you want.',
    at: blossomOf((kind) => kind === BEE),
  },
  {
    id: 'vines',
    level: 181,
    title: 'Vines',
    text: 'Vines grow with every shot that bursts nothing.',
    tip: 'Burst something with each shot.',
    at: blossomOf((kind) => kind === VINE),
  },
]
