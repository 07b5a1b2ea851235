/** Teaches the elements of Birdify. Places are those of lesson-places.ts. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import { BIRD_PLACE, FIRST_HORNET, FIRST_TREAT, GRASS_PLACE, METER_PLACE } from './lesson-places.ts'
import { CHAIN, GARDEN, HELP } from './rules/curve.ts'
import type { Cane, Flight, Gust, TreatKind } from './rules/state.ts'
import { grassLean } from './rules/wind.ts'

/** Units ahead of the bird: near enough for the narrowest frame, and far enough to prepare for it. */
const isAhead = (thing: { readonly x: number }, { x }: Flight) => thing.x > x + 100 && thing.x < x + 200

/** Whether the bird has no cane and no hornet to pass at once. */
const isInOpenAir = ({ x, canes, hornets }: Flight) =>
  ![...canes, ...hornets].some((hazard) => hazard.x > x - 60 && hazard.x < x + 140)

const caneWhere =
  (fits: (cane: Cane, next: Cane | undefined, third: Cane | undefined) => boolean) => (flight: Flight) =>
    firstPlace(
      flight.canes,
      (cane, i) => isAhead(cane, flight) && fits(cane, flight.canes[i + 1], flight.canes[i + 2]),
    )

const treatOf = (kind: TreatKind) => (flight: Flight) =>
  firstPlace(flight.treats, (treat) => treat.kind === kind && isAhead(treat, flight), FIRST_TREAT)

const hornetAhead = (flight: Flight) =>
  firstPlace(flight.hornets, (hornet) => isAhead(hornet, flight), FIRST_HORNET)

/** The grass, once it clearly bends. */
const windWhere = (fits: (gust: Gust) => boolean) => (flight: Flight) => {
  const { gust, tick } = flight
  const bends = Math.abs(grassLean(gust, tick)) > 0.5
  return bends && fits(gust) && isInOpenAir(flight) ? GRASS_PLACE : undefined
}

const isStorm = ({ force }: Gust) => force > 1

export const lessons: readonly Lesson<Flight>[] = [
  {
    id: 'bubble',
    title: 'Bubble',
    text: 'A bubble takes one hit in your place.',
    tip: 'Fly into it.',
    at: treatOf('bubble'),
  },
  {
    id: 'meter',
    title: 'Meter',
    text: 'Berries raise the multiplier; the star starts a golden flight.',
    tip: 'Do not leave a red berry behind.',
    at: (flight) => (flight.chain >= CHAIN.step && isInOpenAir(flight) ? METER_PLACE : undefined),
  },
  {
    id: 'headwind',
    title: 'Headwind',
    text: 'Bent grass warns of a headwind: slower and lighter flight.',
    tip: 'Flap less often.',
    at: windWhere((gust) => gust.way < 0 && !isStorm(gust)),
  },
  {
    id: 'tailwind',
    title: 'Tailwind',
    text: 'A tailwind from behind makes you faster and heavier.',
    tip: 'Be level with the next gap early.',
    at: windWhere((gust) => gust.way > 0 && !isStorm(gust)),
  },
  {
    id: 'golden berry',
    title: 'Golden berry',
    text: 'A golden berry scores five, and counts three in the meter.',
    tip: 'It costs nothing to miss it.',
    at: treatOf('golden'),
  },
  {
    id: 'fork',
    title: 'Golden gap',
    text: 'Some canes have a second gap, narrow and golden.',
    tip: 'It holds a golden berry. The wide one is safer.',
    at: caneWhere(({ nook }) => nook > 0),
  },
  {
    id: 'golden flight',
    title: 'Golden flight',
    text: 'In a golden flight nothing stops you, and berries come closer.',
    tip: 'Knock canes and hornets aside.',
    // Not before the flight's first second is over.
    at: ({ golden, tick }) =>
      golden < tick + HELP.golden - 60 && golden > tick + HELP.golden / 2 ? BIRD_PLACE : undefined,
  },
  {
    id: 'swaying canes',
    title: 'Swaying canes',
    text: 'The gap of swaying canes moves up and down.',
    tip: 'Aim at where it will be.',
    at: caneWhere(({ sway }) => sway > 0),
  },
  {
    id: 'magnet',
    title: 'Magnet',
    text: 'A magnet pulls nearby berries to you for ten seconds.',
    tip: 'Fly into it.',
    at: treatOf('magnet'),
  },
  {
    id: 'hornet',
    title: 'Hornet',
    text: 'Touching a hornet ends the flight, unless you have a bubble.',
    tip: 'The berry beside it shows the safe side.',
    at: hornetAhead,
  },
  {
    id: 'closing gate',
    title: 'Rose gate',
    text: 'A rose gate closes to a normal gap as you approach.',
    tip: 'Aim at its middle.',
    at: caneWhere(({ closes }) => closes),
  },
  {
    id: 'paired canes',
    title: 'Two canes',
    text: 'Two canes in a row have gaps at different heights.',
    tip: 'Aim where the two gaps overlap.',
    at: caneWhere((cane, next) => next !== undefined && next.x - cane.x <= GARDEN.pair),
  },
  {
    id: 'storm',
    title: 'Storm',
    text: 'Storms blow harder than wind, and come more often.',
    tip: 'Watch the grass: it still bends first.',
    at: windWhere(isStorm),
  },
  {
    id: 'star',
    title: 'Falling star',
    text: 'A falling star scores ten, but it does not wait.',
    tip: 'Catch it only if the next gap is near its height.',
    at: treatOf('star'),
  },
  {
    id: 'warm air',
    title: 'Warm air',
    text: 'In warm air you are lighter: a flap lifts you higher.',
    tip: 'Flap less often between the arrows.',
    // Before the bird is in it.
    at: ({ canes, x }) => firstPlace(canes, (cane) => cane.draft && cane.x > x + 240 && cane.x < x + 400),
  },
  {
    id: 'three canes',
    title: 'Three canes',
    text: 'Now three canes in a row have gaps at different heights.',
    tip: 'Keep to the height that all three gaps share.',
    at: caneWhere((cane, _next, third) => third !== undefined && third.x - cane.x <= 2 * GARDEN.pair),
  },
]
