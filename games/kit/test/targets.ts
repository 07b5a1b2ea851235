/** What a game without an end owes to people of every skill: how long their rounds last, and which medals they win. */
import { MEDAL_NAMES, medalRank, type Medals } from '../medals.ts'
import type { Round, Skilled, Who } from './people.ts'

export const EVERYBODY: readonly Who[] = [
  'idle',
  'blind',
  'child',
  'beginner',
  'casual',
  'average',
  'good',
  'expert',
]

/** Seconds after which a round is broken off: past the ten minutes in which an expert's has to end. */
export const LONGEST = 660

/** A target: what was measured, and what it has to lie between. */
export interface Target {
  readonly name: string
  readonly measured: number
  readonly least: number
  readonly most: number
}

interface Owed {
  /** Seconds of the median round. */
  readonly seconds: readonly [number, number]
  /** The rank of the medal that three to six of ten rounds win. */
  readonly medal: number
}

const OWED: Partial<Record<Skilled, Owed>> = {
  beginner: { seconds: [25, 60], medal: 1 },
  average: { seconds: [60, 150], medal: 2 },
  good: { seconds: [90, 240], medal: 3 },
  expert: { seconds: [150, 420], medal: 4 },
}

/** Each of them scores so much more than the one before. */
const LADDER: readonly Skilled[] = ['beginner', 'casual', 'average', 'good', 'expert']
const STEP = 1.4
const UNHURT_SECONDS = 8

export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const percent = <T>(all: readonly T[], test: (each: T) => boolean) =>
  (100 * all.filter(test).length) / all.length

export function targetsOf(rounds: Readonly<Record<Who, readonly Round[]>>, medals: Medals): Target[] {
  const won = (who: Who, rank: number) =>
    percent(rounds[who], ({ score }) => medalRank(medals, score) >= rank)
  const targets: Target[] = []
  const owe = (name: string, measured: number, least: number, most = Infinity) =>
    targets.push({ name, measured, least, most })
  for (const who of ['idle', 'blind'] as const)
    owe(`${who}: rounds without a medal, %`, 100 - won(who, 1), 95)
  for (const [who, { seconds, medal }] of Object.entries(OWED) as [Skilled, Owed][]) {
    owe(`${who}: median round, s`, middle(rounds[who].map((round) => round.seconds)), ...seconds)
    owe(`${who}: ${MEDAL_NAMES[medal - 1]}, %`, won(who, medal), 30, 60)
  }
  for (const [i, who] of LADDER.entries()) {
    const below = LADDER[i - 1]
    if (!below) continue
    const [less, more] = [below, who].map((each) => middle(rounds[each].map(({ score }) => score)))
    owe(`${who}: median score, times ${below}'s`, (more ?? 0) / (less || 1), STEP)
  }
  owe(
    'expert: ended within ten minutes, %',
    percent(rounds.expert, ({ ended, seconds }) => ended && seconds <= 600),
    95,
  )
  owe('everybody: seconds before anything is lost', firstHurt(Object.values(rounds).flat()), UNHURT_SECONDS)
  return targets
}

const firstHurt = (rounds: readonly Round[]) =>
  Math.min(...rounds.map(({ hurt, seconds, ended }) => hurt ?? (ended ? seconds : Infinity)))

export const isKept = ({ measured, least, most }: Target) => measured >= least && measured <= most
