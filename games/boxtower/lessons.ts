/** Teaches the elements of BoxTower. Places are those of lesson-places.ts. */
import type { Lesson } from '../kit/lessons.ts'
import { GARLAND_PLACE, HOOK_PLACE, SOCK_PLACE, TROLLEY_PLACE } from './lesson-places.ts'
import { ROLL } from './rules/curve.ts'
import type { CrateKind } from './rules/kinds.ts'
import { gloomAt, signAt } from './rules/weather.ts'
import { hangOf, isReady, type Yard } from './rules/yard.ts'

/** Greatest distance of a taught crate from the middle, in ells: a narrow frame shows 3.6. */
const WELL_IN_VIEW = 2

/** The hook, once it carries a crate of this kind. */
const onHook = (kind: CrateKind) => (yard: Yard) =>
  yard.hanging === kind && isReady(yard) && Math.abs(hangOf(yard).x) < WELL_IN_VIEW ? HOOK_PLACE : undefined

export const lessons: readonly Lesson<Yard>[] = [
  {
    id: 'garland',
    title: 'Neat landings',
    text: 'Four neat landings in a row, and ivy holds the tower.',
    tip: 'Aim at the middle of the crate below.',
    at: ({ streak, flying }) => (streak > 1 && !flying ? GARLAND_PLACE : undefined),
  },
  {
    id: 'magnet',
    title: 'Magnet',
    text: 'A magnet pulls itself to the middle of the crate below.',
    tip: 'Drop it when the red dots appear.',
    at: onHook('magnet'),
  },
  {
    id: 'gold',
    title: 'Bloom',
    text: 'Four neat landings in a row, later eight, bring golden chests.',
    tip: 'They are high: keep to the middle.',
    at: onHook('gold'),
  },
  {
    id: 'wind',
    title: 'Wind',
    text: 'Wind pushes every loose crate the way this sock points.',
    tip: 'Wait until it dies down.',
    at: ({ gust, tick, flying }) =>
      !gust.blows && !flying && Math.abs(signAt(gust, tick)) > 0.4 ? SOCK_PLACE : undefined,
  },
  {
    id: 'honey',
    title: 'Sticky crate',
    text: 'Honey sticks where it lands and holds the whole tower.',
    tip: 'Even a crooked landing is safe.',
    at: onHook('honey'),
  },
  {
    id: 'storm',
    title: 'Storm',
    text: 'A storm pushes hard; survive without a fall to regain one.',
    tip: 'Earn ivy before it breaks.',
    at: ({ gust, tick, flying }) => (gloomAt(gust, tick) > 0.5 && !flying ? SOCK_PLACE : undefined),
  },
  {
    id: 'step',
    title: 'Stepped stand',
    text: 'The next crate belongs on the stand’s higher, left half.',
    tip: 'Aim left of its middle.',
    at: onHook('step'),
  },
  {
    id: 'twin',
    title: 'Double crate',
    text: 'A double crate is twice as high but tips over easily.',
    tip: 'Wait until the tower is still.',
    at: onHook('twin'),
  },
  {
    id: 'trolley',
    title: 'Rolling trolley',
    text: 'The trolley now rolls, and the whole swing rolls with it.',
    tip: 'Watch the shadow on the tower.',
    at: (yard) => (yard.crates >= ROLL.first && isReady(yard) ? TROLLEY_PLACE : undefined),
  },
  {
    id: 'ice',
    title: 'Ice',
    text: 'Ice is slippery and stays only after a neat landing.',
    tip: 'Wait for the exact middle.',
    at: onHook('ice'),
  },
  {
    id: 'drum',
    title: 'Drum',
    text: 'A drum on its side rolls off unless it lands neatly.',
    tip: 'Wait until the tower is still.',
    at: onHook('drum'),
  },
]
