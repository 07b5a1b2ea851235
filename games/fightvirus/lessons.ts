/** Teaches the elements of FightVirus. Places are indices of viruses, or those of lesson-places.ts. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import { CARD_PLACE, DEFENDER_PLACE, FIRST_GIFT, METER_PLACE } from './lesson-places.ts'
import { AMBUSH, FIELD, OFFER, SURGE } from './rules/curve.ts'
import { near } from './rules/defending.ts'
import type { Help, Point, State, Virus, VirusKind } from './rules/state.ts'
import { isDying, radiusOf } from './rules/waves.ts'
import { isBeating } from './rules.ts'

/** Least distance from the defender at which a virus or a gift is taught, in units. */
const VIRUS_AWAY = 140
const GIFT_AWAY = 60
/** Bursts of a chain that show in the meter. */
const CHAIN = 8
/** Most ticks since the beginning of a surge that is taught: the rest of it must be worth something. */
const FRESH = 60

/** Whether this circle is completely on the field. */
const isInside = ({ x, y }: Point, radius: number) =>
  y > radius && y < FIELD.height - radius && x > radius && x < FIELD.width - radius

const isInView = (state: State, virus: Virus) =>
  isInside(virus, radiusOf(virus.kind, virus.size) * 0.9) && !near(virus, state, VIRUS_AWAY)

/** The first virus of this kind that is in view and does not attack the defender in this moment. */
const virusOf = (kind: VirusKind) => (state: State) =>
  firstPlace(
    state.viruses,
    (virus) =>
      virus.kind === kind &&
      isInView(state, virus) &&
      !isDying(virus) &&
      !(kind === 'diver' && virus.mode === 2),
  )

const giftOf = (help: Help) => (state: State) => {
  const gift = firstPlace(
    state.gifts,
    (gift) => gift.help === help && isInside(gift, GIFT_AWAY / 2) && !near(gift, state, GIFT_AWAY),
  )
  return gift === undefined ? undefined : FIRST_GIFT - gift
}

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'chain',
    title: 'Meter',
    text: 'Twenty bursts in a row fill the meter for a surge.',
    tip: 'Burst the next one soon.',
    at: ({ chain, chainLeft }) => (chain >= CHAIN && chainLeft ? METER_PLACE : undefined),
  },
  {
    id: 'offer',
    title: 'Cards',
    text: 'Stay on one of three cards; upgrades last all round.',
    tip: 'Steer to the one you like. Nothing else moves.',
    at: ({ offer, offerAge }) => (offer.length && offerAge > OFFER.shown ? CARD_PLACE : undefined),
  },
  {
    id: 'ambush',
    title: 'Ambush',
    text: 'Rest for long, and a diver aims from the side.',
    tip: 'Keep moving: it darts to where you are.',
    at: ({ rest, viruses }) =>
      rest >= AMBUSH.after
        ? firstPlace(viruses, ({ mode, kind }) => kind === 'diver' && mode === 1)
        : undefined,
  },
  {
    id: 'diver',
    title: 'Diver',
    text: 'A diver aims at you for a moment, then darts.',
    tip: 'Move aside when it trembles.',
    at: virusOf('diver'),
  },
  {
    id: 'surge',
    title: 'Surge',
    text: 'In a surge you burst every virus that you touch.',
    tip: 'Ram the crowd while you glow.',
    at: ({ surge }) => (surge > SURGE.ticks - FRESH ? DEFENDER_PLACE : undefined),
  },
  {
    id: 'spread',
    title: 'Spread',
    text: 'Spread adds four slanting shots for ten seconds.',
    tip: 'Fly near it: it comes to you.',
    at: giftOf('spread'),
  },
  {
    id: 'beam',
    title: 'Beam',
    text: 'A beam hits everything ahead of you for seven seconds.',
    tip: 'Fly near it, then line up with a column.',
    at: giftOf('beam'),
  },
  {
    id: 'slow',
    title: 'Slow',
    text: 'This gift slows viruses and spores for seven seconds.',
    tip: 'Take it when the field is crowded.',
    at: giftOf('slow'),
  },
  {
    id: 'shield',
    title: 'Shield',
    text: 'A shield takes the next hit and saves your chain.',
    tip: 'Fly near it: it comes to you.',
    at: giftOf('shield'),
  },
  {
    id: 'spitter',
    title: 'Spitter',
    text: 'A spitter sends spores at you; shots cannot stop them.',
    tip: 'Move sideways when one comes.',
    at: virusOf('spitter'),
  },
  {
    id: 'boss',
    title: 'Boss',
    text: 'Beat the boss for a heart, a gift and stronger cards.',
    tip: 'Stay in line with it, and dodge its spores.',
    at: virusOf('boss'),
  },
  {
    id: 'heart',
    title: 'Heart',
    text: 'A heart gives one lost heart back, up to three.',
    tip: 'Fly near it: it comes to you.',
    at: giftOf('heart'),
  },
  {
    id: 'weaver',
    title: 'Weaver',
    text: 'A weaver swings from side to side on its way.',
    tip: 'Wait in the middle of its swing.',
    at: virusOf('weaver'),
  },
  {
    id: 'bomb',
    title: 'Bomb',
    text: 'When a bomb bursts, it hits all viruses around it.',
    tip: 'Shoot it in the middle of a crowd.',
    at: virusOf('bomb'),
  },
  {
    id: 'shell',
    title: 'Shell',
    text: 'Shots can hit a shell only while it is open.',
    tip: 'Dodge it while it is shut.',
    at: virusOf('shell'),
  },
  {
    id: 'beat',
    title: 'Heartbeat',
    text: 'Every heartbeat speeds up the stream for a second.',
    tip: 'Keep more distance from now on.',
    at: (state) =>
      isBeating(state) ? firstPlace(state.viruses, (virus) => isInView(state, virus)) : undefined,
  },
]
