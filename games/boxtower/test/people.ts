/** Players for the tests: they see what a player sees, and err by a few ticks. */
import { handOf, SKILLS, type Hand, type People, type Skill, type Who } from '../../kit/test/people.ts'
import { hangAt, paceAt } from '../rules/crane.ts'
import { reachAt, YARD } from '../rules/curve.ts'
import { kindOf } from '../rules/kinds.ts'
import { PHYSICS } from '../rules/physics.ts'
import { isAsleep, isReady, isStormy, seatOf, towerTop, uppermost, windOf, type Yard } from '../rules/yard.ts'
import { gloomAt } from '../rules/weather.ts'
import { rules } from '../rules.ts'

/** True in the tick in which it presses. */
export type Presses = (yard: Yard) => boolean

/** Where a crate let go `ahead` ticks from now would land. */
function landingX(yard: Yard, ahead: number): number {
  const wind = windOf(yard)
  const { crates, phase, level, tick } = yard
  const { x, y, vx } = hangAt(phase + ahead * paceAt(crates), crates, level, wind, tick + ahead)
  const drop = Math.max(0, y - kindOf(yard.hanging ?? 'cube').high / 2 - towerTop(yard))
  const { gravity } = PHYSICS
  const time = (Math.sqrt(YARD.push * YARD.push + 2 * gravity * drop) - YARD.push) / gravity
  return x + vx * time + (wind * time * time) / 2
}

/** The middle of what is uppermost; up to `correction` ells back towards the middle of the plinth. */
function target(yard: Yard, correction: number): number {
  const top = uppermost(yard)
  const seat = top ? seatOf(top) : 0
  const wanted = Math.min(seat + correction, Math.max(seat - correction, 0))
  // A tower that has wandered further than the hook swings is built back from its near side.
  const reach = reachAt(yard.crates) * 0.9
  return Math.min(reach, Math.max(-reach, wanted))
}

/** Ells/s, radians/s: slower than this, a crate does not look as if it moved. */
const VISIBLE = 0.12
const looksStill = (yard: Yard) =>
  isAsleep(yard) ||
  (!yard.flying &&
    yard.loose.every(({ vx, vy, spin }) => Math.abs(vx) + Math.abs(vy) + Math.abs(spin) < VISIBLE))

interface Habits {
  /** Ticks before the right moment at which it makes up its mind. */
  readonly reaction: number
  readonly correction: number
  /** Waits until the tower looks still, and until a storm is over. */
  readonly patient: boolean
  readonly wary: boolean
  off(): number
}

function aiming({ reaction, correction, patient, wary, off }: Habits): Presses {
  let wait = -1
  return (yard) => {
    if (!isReady(yard)) return false
    if (wait < 0) {
      if (patient && !looksStill(yard)) return false
      if (wary && (isStormy(yard) || gloomAt(yard.gust, yard.tick) > 0.9)) return false
      const away = (ticks: number) => landingX(yard, ticks) - target(yard, correction)
      if (away(reaction) < 0 === away(reaction + 1) < 0) return false
      wait = Math.max(0, Math.round(reaction + off()))
    }
    wait--
    return wait < 0
  }
}

/** A bot that never looks away: it errs by at most so many ticks, each as likely as the others. */
export interface Steadiness {
  readonly error: number
  /** Waits until the tower looks still, and, unless it is said that it dares, until a storm is over. */
  readonly patient: boolean
  readonly wary?: boolean
}

export function steady({ error, patient, wary = true }: Steadiness, seed: number): Presses {
  const hand = handOf({ error: 0, blunders: 0 }, seed)
  const off = () => Math.floor(hand.fraction() * (error * 2 + 1)) - error
  return aiming({ reaction: 10, correction: 0.05, patient, wary, off })
}

/** Ticks by which somebody is off who has looked away. */
const ASTRAY = 30

function erring(hand: Hand): number {
  return hand.blunders() ? (hand.fraction() - 0.5) * 2 * ASTRAY : hand.off()
}

/** Knows from a few rounds what crates, ivy and storms do; the more it looks ahead, the more it makes of that. */
export function person({ reaction, error, blunders, ahead }: Skill, seed: number): Presses {
  const hand = handOf({ error, blunders }, seed)
  return aiming({
    reaction,
    correction: Math.min(0.08, 0.04 * ahead),
    patient: ahead > 0,
    wary: ahead > 1,
    off: () => erring(hand),
  })
}

/** Presses without looking, on average once in so many ticks. */
export function blind(seed: number, every = 60): Presses {
  const hand = handOf({ error: 0, blunders: 0 }, seed)
  return (yard) => isReady(yard) && hand.fraction() * every < 1
}

/** Seconds for which the idle one is watched: the hook swings, and nothing else will ever happen. */
const IDLE = 60

const pressesOf = (who: Who, seed: number): Presses =>
  who === 'idle' ? () => false : who === 'blind' ? blind(seed) : person(SKILLS[who], seed)

export const people: People = {
  play(who, seed, longest) {
    const presses = pressesOf(who, seed)
    let yard = rules.start(seed, 1)
    let hurt: number | undefined
    const last = 60 * (who === 'idle' ? Math.min(longest, IDLE) : longest)
    while (rules.outcome(yard) === 'playing' && yard.tick < last) {
      yard = tickOf(presses(yard) ? rules.act(yard, 'drop') : yard)
      if (yard.spare < YARD.spare) hurt ??= yard.tick / 60
    }
    const ended = rules.outcome(yard) !== 'playing'
    return { seconds: yard.tick / 60, score: rules.score(yard), ended, hurt }
  },
}

const tickOf = (yard: Yard) => rules.tick?.(yard) ?? yard

/** A round by this player, until it is lost or one of the limits is reached: crates that stand, ticks that pass. */
export function playOn(start: Yard, presses: Presses, crates: number, ticks: number): Yard {
  let yard = start
  while (
    rules.outcome(yard) === 'playing' &&
    yard.tick < ticks &&
    yard.loose.length + yard.rooted.length < crates
  )
    yard = tickOf(presses(yard) ? rules.act(yard, 'drop') : yard)
  return yard
}

export const playRound = (seed: number, bot: Steadiness, crates: number, ticks: number): Yard =>
  playOn(rules.start(seed, 1), steady(bot, seed), crates, ticks)
