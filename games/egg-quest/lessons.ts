/** Teaches the elements of Egg Quest, while the egg sits. Places are those of lesson-places.ts. */
import type { Lesson } from '../kit/lessons.ts'
import { CROW_PLACE, EGG_PLACE, GOLDEN_PLACE, NEST_PLACE, WIND_PLACE } from './lesson-places.ts'
import { isReady, type Climb } from './rules.ts'
import { isFever } from './rules/chain.ts'
import { CROW, GILT, pullAt, SPRING, WIND } from './rules/curve.ts'
import { isComet, type Nest, type NestKind } from './rules/nests.ts'

/** Nests without a lesson, in which a player finds out how to leap. The fever waits for the nests that come early. */
const QUIET = 4

const sitting = (fits: (climb: Climb) => boolean, place: number) => (climb: Climb) =>
  isReady(climb) && fits(climb) ? place : undefined

/** While the egg sits below a nest that fits. */
const sittingBelow = (fits: (nest: Nest) => boolean, place: number) =>
  sitting(({ nests, at }) => nests.some((nest) => nest.id === at + 1 && fits(nest)), place)

const belowNest = (kind: NestKind) => sittingBelow((nest) => nest.kind === kind, NEST_PLACE)

/** In a zone whose gravity differs from that of the ground in this way. */
const inZone = (fits: (change: number) => boolean) =>
  sitting(({ at }) => fits(pullAt(at) - pullAt(0)), EGG_PLACE)

export const lessons: readonly Lesson<Climb>[] = [
  {
    id: 'cracked egg',
    title: 'Cracked egg',
    text: 'The next nest mends the egg; a second fall breaks it.',
    tip: 'Take your time for the next leap.',
    at: sitting(({ cracked }) => cracked, EGG_PLACE),
  },
  {
    id: 'chain',
    title: 'Chain',
    text: 'Every landing dead centre raises the multiplier and feeds a fever.',
    tip: 'Leap within four seconds, or it cools.',
    at: sitting(({ combo, at }) => combo > 1 && at >= QUIET, EGG_PLACE),
  },
  {
    id: 'golden nest',
    title: 'Golden nest',
    text: 'A golden nest opposite the plain one scores three.',
    tip: 'It is narrow. The plain one is safer.',
    at: sittingBelow(({ forked, id }) => forked && id < GILT.springs, GOLDEN_PLACE),
  },
  {
    id: 'swaying nest',
    title: 'Swaying nest',
    text: 'A swaying nest pauses at each end of its swing.',
    tip: 'Leap as it nears an end.',
    at: belowNest('sway'),
  },
  {
    id: 'spring',
    title: 'Spring',
    text: 'A leap from a spring carries the egg past one nest.',
    tip: 'Land in it, then look two nests up.',
    at: belowNest('spring'),
  },
  {
    id: 'fever',
    title: 'Fever',
    text: 'In a fever dead centre is wider, and crows flee.',
    tip: 'Five in a row call Mother hen, who saves one egg.',
    at: sitting((climb) => isFever(climb) && climb.at > SPRING.from, EGG_PLACE),
  },
  {
    id: 'wind',
    title: 'Wind',
    text: 'A leap from a windy nest drifts to the side.',
    tip: 'Leap a little upwind of the nest above.',
    at: sittingBelow(({ wind, id }) => wind !== 0 && id < WIND.turns, WIND_PLACE),
  },
  {
    id: 'sinking nest',
    title: 'Sinking nest',
    text: 'A sinking nest drops the egg if it sits too long.',
    tip: 'Leap while the balloons are full.',
    at: belowNest('sink'),
  },
  {
    id: 'crows',
    title: 'Crow',
    text: 'A crow stops your leap, and the egg drops straight down.',
    tip: 'Leap when it is far to one side.',
    at: sittingBelow(({ crow, id }) => crow && !isComet(id), CROW_PLACE),
  },
  {
    id: 'crumbling nest',
    title: 'Crumbling nest',
    text: 'A crumbling nest falls apart soon after the egg lands.',
    tip: 'An early leap beats a perfect one.',
    at: belowNest('crumble'),
  },
  {
    id: 'flower',
    title: 'Flower',
    text: 'A flower catches the egg only while it is open.',
    tip: 'Leap as it opens.',
    at: belowNest('bloom'),
  },
  {
    id: 'stars',
    title: 'Stars',
    text: 'Among the stars the egg rises and falls more slowly.',
    tip: 'Leap earlier than before.',
    at: inZone((change) => change < 0),
  },
  {
    id: 'turning wind',
    title: 'Turning wind',
    text: 'Up here the wind keeps turning, with moments of calm.',
    tip: 'Leap when the air is calm.',
    at: sittingBelow(({ wind, id }) => wind !== 0 && id >= WIND.turns, WIND_PLACE),
  },
  {
    id: 'comets',
    title: 'Comet',
    text: 'A comet stops your leap like a crow, but flies faster.',
    tip: 'Leap just after it has passed.',
    at: sittingBelow(({ crow, id }) => crow && isComet(id) && id < CROW.pairs, CROW_PLACE),
  },
  {
    id: 'two comets',
    title: 'Two comets',
    text: 'Now comets come in twos, one on each side.',
    tip: 'Leap while both are far out.',
    at: sittingBelow(({ crow, id }) => crow && id >= CROW.pairs, CROW_PLACE),
  },
  {
    id: 'golden spring',
    title: 'Golden spring',
    text: 'Up here a golden nest is also a spring.',
    tip: 'Land in it, then look two nests up.',
    at: sittingBelow(({ forked, id }) => forked && id >= GILT.springs, GOLDEN_PLACE),
  },
  {
    id: 'dawn',
    title: 'Dawn',
    text: 'At dawn the egg is heavier, and rises and falls faster.',
    tip: 'Leap later than before.',
    at: inZone((change) => change > 0),
  },
]
