/** Computes the targets of an endless game for each skill: length of rounds, medals, scores. */
import { MEDAL_NAMES, medalRank, type Medals } from '../medals.ts'
import type { SimulatedRound, Skilled, Who } from './people.ts'

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

/** Time limit of a simulated round, in seconds: beyond the ten minutes in which an expert's round must end. */
export const LONGEST = 660

/** A measured value and its bounds. */
export interface MeasuredTarget {
  readonly name: string
  readonly measured: number
  readonly least: number
  readonly most: number
}

interface SkillTarget {
  /** Bounds of the median round, in seconds. */
  readonly seconds: readonly [number, number]
  /** Rank of the medal that 30 to 60 % of rounds win. */
  readonly medal: number
}

const SKILL_TARGETS: Partial<Record<Skilled, SkillTarget>> = {
  beginner: { seconds: [25, 60], medal: 1 },
  average: { seconds: [60, 150], medal: 2 },
  good: { seconds: [90, 240], medal: 3 },
  expert: { seconds: [150, 420], medal: 4 },
}

/** The median score of each skill is at least `STEP` times that of the one before. */
const LADDER: readonly Skilled[] = ['beginner', 'casual', 'average', 'good', 'expert']
const STEP = 1.4
/** Nobody loses anything in the first seconds. */
const UNHURT_SECONDS = 8

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const percent = <T>(all: readonly T[], test: (each: T) => boolean) =>
  (100 * all.filter(test).length) / all.length

export function targetsOf(
  rounds: Readonly<Record<Who, readonly SimulatedRound[]>>,
  medals: Medals,
): MeasuredTarget[] {
  const won = (who: Who, rank: number) =>
    percent(rounds[who], ({ score }) => medalRank(medals, score) >= rank)
  const targets: MeasuredTarget[] = []
  const add = (name: string, measured: number, least: number, most = Infinity) =>
    targets.push({ name, measured, least, most })
  for (const who of ['idle', 'blind'] as const)
    add(`${who}: rounds without a medal, %`, 100 - won(who, 1), 95)
  for (const [who, { seconds, medal }] of Object.entries(SKILL_TARGETS) as [Skilled, SkillTarget][]) {
    add(`${who}: median round, s`, median(rounds[who].map((round) => round.seconds)), ...seconds)
    add(`${who}: ${MEDAL_NAMES[medal - 1]}, %`, won(who, medal), 30, 60)
  }
  for (const [i, who] of LADDER.entries()) {
    const below = LADDER[i - 1]
    if (!below) continue
    const [less, more] = [below, who].map((each) => median(rounds[each].map(({ score }) => score)))
    add(`${who}: median score, times ${below}'s`, (more ?? 0) / (less || 1), STEP)
  }
  add(
    'expert: ended within ten minutes, %',
    percent(rounds.expert, ({ ended, seconds }) => ended && seconds <= 600),
    95,
  )
  add('everybody: seconds before anything is lost', firstHurt(Object.values(rounds).flat()), UNHURT_SECONDS)
  return targets
}

const firstHurt = (rounds: readonly SimulatedRound[]) =>
  Math.min(...rounds.map(({ hurt, seconds, ended }) => hurt ?? (ended ? seconds : Infinity)))

export const isKept = ({ measured, least, most }: MeasuredTarget) => measured >= least && measured <= most
