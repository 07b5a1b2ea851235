/** Simulated players: they see only what a player sees, and err by a few ticks. */
import { handOf, SKILLS, type HumanErrors, type People, type Skill, type Who } from '../../kit/test/people.ts'
import { hangAt, paceAt } from '../rules/crane.ts'
import { reachAt, YARD } from '../rules/curve.ts'
import { shapeOf } from '../rules/kinds.ts'
import { PHYSICS } from '../rules/physics.ts'
import { isAsleep, isReady, isStormy, seatOf, towerTop, uppermost, windOf, type Yard } from '../rules/yard.ts'
import { gloomAt } from '../rules/weather.ts'
import { rules } from '../rules.ts'

/** Returns true in the tick of a press. */
export type Presses = (yard: Yard) => boolean

/** Where a crate dropped `ahead` ticks from now would land. */
function landingX(yard: Yard, ahead: number): number {
  const wind = windOf(yard)
  const { crates, phase, level, tick } = yard
  const { x, y, vx } = hangAt(phase + ahead * paceAt(crates), crates, level, wind, tick + ahead)
  const drop = Math.max(0, y - shapeOf(yard.hanging ?? 'cube').high / 2 - towerTop(yard))
  const { gravity } = PHYSICS
  const time = (Math.sqrt(YARD.push * YARD.push + 2 * gravity * drop) - YARD.push) / gravity
  return x + vx * time + (wind * time * time) / 2
}

/** The middle of the topmost crate, moved up to `correction` ells towards the middle of the plinth. */
function target(yard: Yard, correction: number): number {
  const top = uppermost(yard)
  const seat = top ? seatOf(top) : 0
  const wanted = Math.min(seat + correction, Math.max(seat - correction, 0))
  // Builds back from the near side if the tower has drifted beyond the swing.
  const reach = reachAt(yard.crates) * 0.9
  return Math.min(reach, Math.max(-reach, wanted))
}

/** Motion below this (ells/s, radians/s) is too slow to see. */
const VISIBLE = 0.12
const looksStill = (yard: Yard) =>
  isAsleep(yard) ||
  (!yard.flying &&
    yard.loose.every(({ vx, vy, spin }) => Math.abs(vx) + Math.abs(vy) + Math.abs(spin) < VISIBLE))

interface Habits {
  /** Ticks before the right moment at which it decides. */
  readonly reaction: number
  readonly correction: number
  /** Waits until the tower looks still (`patient`), and until a storm is over (`wary`). */
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

/** A bot without blunders: its timing error is uniform, up to `error` ticks. */
export interface Steadiness {
  readonly error: number
  /** Waits until the tower looks still (`patient`), and by default until a storm is over (`wary`). */
  readonly patient: boolean
  readonly wary?: boolean
}

export function steady({ error, patient, wary = true }: Steadiness, seed: number): Presses {
  const hand = handOf({ error: 0, blunders: 0 }, seed)
  const off = () => Math.floor(hand.fraction() * (error * 2 + 1)) - error
  return aiming({ reaction: 10, correction: 0.05, patient, wary, off })
}

/** Largest timing error of a blunder, in ticks. */
const BLUNDER = 30

function erring(hand: HumanErrors): number {
  return hand.blunders() ? (hand.fraction() - 0.5) * 2 * BLUNDER : hand.off()
}

/** Has played a few rounds; the further it looks ahead, the more patient and wary it is. */
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

/** Presses without looking, on average once in `every` ticks. */
export function blind(seed: number, every = 60): Presses {
  const hand = handOf({ error: 0, blunders: 0 }, seed)
  return (yard) => isReady(yard) && hand.fraction() * every < 1
}

/** Seconds to watch an idle player: only the hook ever moves. */
const IDLE = 60

const pressesOf = (who: Who, seed: number): Presses =>
  who === 'idle' ? () => false : who === 'blind' ? blind(seed) : person(SKILLS[who], seed)

export const people: People = {
  play(who, seed, longest, watch = () => {}) {
    const presses = pressesOf(who, seed)
    let yard = rules.start(seed, 1)
    let hurt: number | undefined
    const last = 60 * (who === 'idle' ? Math.min(longest, IDLE) : longest)
    while (rules.outcome(yard) === 'playing' && yard.tick < last) {
      const before = yard
      if (presses(yard)) {
        yard = rules.act(yard, 'drop')
        watch(before, yard)
      }
      const dropped = yard
      yard = tickOf(dropped)
      watch(dropped, yard)
      if (yard.spare < YARD.spare) hurt ??= yard.tick / 60
    }
    const ended = rules.outcome(yard) !== 'playing'
    return { seconds: yard.tick / 60, score: rules.score(yard), ended, hurt }
  },
}

const tickOf = (yard: Yard) => rules.tick?.(yard) ?? yard

/** Plays until the round is lost or a limit is reached: standing crates, or ticks. */
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
