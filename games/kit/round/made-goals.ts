/**
 * Makes goals of the day and of the week from a game's facts, at the level of the player's last rounds. Seeded by the
 * game and the date, so that every tab makes the same ones. Pure.
 */
import type { Fact, Goal } from '../goals.ts'
import { checksumOf } from '../replay/checksum.ts'
import { chance } from '../rules/chance.ts'
import { goalKey, madeGoalOf, periodKey, reachedIn, SLOTS, type MadeGoal, type Slot } from '../save/made.ts'
import type { Records } from '../save/records.ts'
import type { Save } from '../save/save.ts'
import { mondayOf } from './day.ts'
import { countOf } from './stats.ts'

/** Values of a fact in the last rounds, the latest last. */
type Values = readonly number[]

/** With fewer rounds the beginner's value fills the gap. */
const ENOUGH = 5
/** Part of the last rounds that did not reach the target of a near goal, of one in long rounds, and of a far one. */
const NEAR_PART = 0.4
const NEAR_PART_LONG = 0.25
const FAR_PART = 0.85
/** A sum takes this many average rounds: a near goal, a far one. */
const NEAR_ROUNDS = 1.4
const FAR_ROUNDS = 5
/** Average play that a goal of the week takes, in seconds, and limits of its rounds. */
const WEEK_SECONDS = 2700
const WEEK_ROUNDS = [8, 60] as const
/** Seconds of a round, before any has been played. */
const USUAL_SECONDS = 60
/**
 * In rounds that take longer, a near goal is less often missed by a round, and counts over rounds where it can. A quarter
 * of an hour holds few of them, and all could go badly.
 */
const LONG_SECONDS = 180

const mean = (values: Values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The value that this part of the rounds did not reach. */
const quantile = (sorted: Values, part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/** Rounds to a number that is easy to read. */
function rounded(count: number): number {
  const step = count < 25 ? 1 : count < 100 ? 5 : 10 ** (String(Math.floor(count)).length - 2)
  return Math.round(count / step) * step
}

interface Level {
  /** The last values in ascending order. */
  readonly sorted: Values
  /** Rounds of a weekly goal. */
  readonly weekRounds: number
  readonly isLong: boolean
}

function levelOf<S>({ id, usual }: Fact<S>, { recent, totals }: Save): Level {
  const values = recent.facts?.[id] ?? []
  const missing = Array.from({ length: Math.max(0, ENOUGH - values.length) }, () => usual)
  const rounds = countOf({ totals }, 'rounds')
  const seconds = rounds ? Math.max(1, countOf({ totals }, 'seconds') / rounds) : USUAL_SECONDS
  const [least, most] = WEEK_ROUNDS
  return {
    sorted: [...values, ...missing].sort((a, b) => a - b),
    weekRounds: Math.min(most, Math.max(least, WEEK_SECONDS / seconds)),
    isLong: seconds > LONG_SECONDS,
  }
}

/** The goal that a fact yields for a slot; nothing if it would be too easy, too hard or a single thing. */
function made<S>(fact: Fact<S>, slot: Slot, { sorted, weekRounds, isLong }: Level) {
  const { once, total, most = Infinity } = fact
  const isCondition = once !== undefined && !once.includes('#')
  const isSum = slot === 'week' || (slot === 'near' && isLong && total !== undefined && !isCondition)
  const [near, far] = [quantile(sorted, isLong ? NEAR_PART_LONG : NEAR_PART), quantile(sorted, FAR_PART)]
  if (slot !== 'week' && isCondition && (slot === 'near' ? near > 0 : near === 0 && far > 0))
    return { isTotal: false, count: 1 }
  if (!isSum && once !== undefined && !isCondition) {
    const count = slot === 'near' ? rounded(near) : Math.max(rounded(far), rounded(near) + 1)
    if (count >= 2 && count <= most && (slot === 'near' || far > 0)) return { isTotal: false, count }
  }
  if (total === undefined) return undefined
  const rounds = slot === 'near' ? NEAR_ROUNDS : slot === 'far' ? FAR_ROUNDS : weekRounds
  const count = Math.max(slot === 'near' ? 2 : 0, rounded(mean(sorted) * rounds))
  // A rare event would leave a near goal to luck.
  return count >= 2 && (slot !== 'near' || near > 0) ? { isTotal: true, count } : undefined
}

/** The open goal of a slot: the one saved before, or a new one. Avoids the facts `taken` by other slots. */
function openGoal<S>(
  slug: string,
  facts: readonly Fact<S>[],
  save: Save,
  slot: Slot,
  today: string,
  taken: readonly string[],
): MadeGoal | undefined {
  const day = slot === 'week' ? mondayOf(today) : today
  const index = reachedIn(save.made, slot, day)
  const saved = Object.keys(save.made)
    .map(madeGoalOf)
    .filter(
      (goal) =>
        goal?.slot === slot &&
        goal.day === day &&
        goal.index === index &&
        facts.some(({ id }) => id === goal.fact),
    )
    // Tabs may have made several. The easiest counts, so that nothing reached is lost.
    .sort((a, b) => Number(a?.count) - Number(b?.count))[0]
  if (saved) return saved
  const order = chance(checksumOf(`${slug} ${slot} ${day}`)).shuffle(facts)
  const turned = order.map((_, i) => order[(i + index) % order.length] as Fact<S>)
  for (const fact of [...turned.filter(({ id }) => !taken.includes(id)), ...turned]) {
    const target = made(fact, slot, levelOf(fact, save))
    if (target) return { slot, day, index, fact: fact.id, ...target }
  }
  return undefined
}

const LABELS: Readonly<Record<Slot, string>> = { near: '', far: 'Today: ', week: 'This week: ' }

/** Formats 1000 as 1,000. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export function wordsOf<S>({ once, total }: Fact<S>, { slot, isTotal, count }: MadeGoal): string {
  const words = ((isTotal ? total : once) ?? '').replace('#', grouped(count))
  const label = LABELS[slot]
  return label + (label ? words.charAt(0).toLowerCase() + words.slice(1) : words)
}

/** The goals of the day and the week that are open now: one per slot, the nearest first. */
export function madeGoals<S>(
  slug: string,
  facts: readonly Fact<S>[],
  save: Save,
  today: string,
): readonly Goal<S>[] {
  const goals: Goal<S>[] = []
  const taken: string[] = []
  for (const slot of SLOTS) {
    const goal = openGoal(slug, facts, save, slot, today, taken)
    const fact = facts.find(({ id }) => id === goal?.fact)
    if (!goal || !fact) continue
    taken.push(fact.id)
    goals.push({
      id: goalKey(goal),
      words: wordsOf(fact, goal),
      count: goal.count,
      ...(goal.isTotal && { overall: true as const }),
      step: (value, moment) => fact.step(value, moment),
    })
  }
  return goals
}

/** Counts the made goals that this progress reaches. Each one moves its period on to the next. */
export function withReached(progress: Records): Records {
  const next = { ...progress }
  for (const [key, value] of Object.entries(progress)) {
    const goal = madeGoalOf(key)
    if (!goal || value < goal.count) continue
    const period = periodKey(goal.slot, goal.day)
    next[period] = Math.max(next[period] ?? 0, goal.index + 1)
  }
  return next
}

/** The change of the save when a goal of the set, or a made one, has been reached. */
export function withGoal<S>({ goals, made }: Save, { id, count }: Goal<S>): Partial<Save> {
  return madeGoalOf(id)
    ? { made: withReached({ ...made, [id]: count }) }
    : { goals: { ...goals, [id]: count } }
}
