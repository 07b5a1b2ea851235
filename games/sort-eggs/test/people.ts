/**
 * Players of every skill. They look at the eggs, at as many at once as they can, take their time to understand each, tap,
 * and then their hand needs a moment. Who has played a few rounds knows that rotten eggs are thrown out and foxes shooed.
 */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { handOf, SKILLS, type People, type Skill, type Who } from '../../kit/test/people.ts'
import { FARM, ROW, speedAt } from '../rules/curve.ts'
import { rules, type Day, type Deed, type Egg } from '../rules.ts'
import { lengthOf } from '../rules/tree.ts'
import { wayHome } from '../rules/way-home.ts'

export type Bot = (day: Day) => Deed | undefined

/** What an egg asks for now, and how many ticks are left for it. */
interface Task {
  /** Of which egg at which place: it is understood, or forgotten, once. */
  readonly name: string
  readonly deed: Deed
  readonly left: number
}

const isNext = (day: Day, egg: Egg) => day.eggs.find(({ place }) => place === egg.place) === egg

/** All that is to be done, the most pressing first. */
export function tasksOf(day: Day, sees: (egg: Egg) => boolean = () => true): Task[] {
  const speed = speedAt(day)
  const end = lengthOf(day.gates)
  const tasks = day.eggs.flatMap((egg): Task[] => {
    if (!sees(egg)) return []
    const name = `${egg.id}/${egg.place}`
    if (egg.form === 'rotten') return [{ name, deed: { toss: egg.id }, left: (end - egg.at) / speed }]
    const gate = day.gates.find(({ place }) => place === egg.place)
    const way = wayHome(day, egg)
    if (!gate || way === undefined || way === gate.way || egg.form === 'twin' || !isNext(day, egg)) return []
    return [{ name, deed: { flip: gate.place }, left: (ROW - (egg.at % ROW)) / speed }]
  })
  const guarded = day.baskets.find(({ place }) => place === day.fox)
  const prey = guarded && day.eggs.find(({ kind, form }) => kind === guarded.kind && form !== 'rotten')
  if (guarded)
    tasks.push({
      name: `fox/${day.laid}`,
      deed: { shoo: day.fox },
      left: prey ? (end - prey.at) / speed : 999,
    })
  return tasks.toSorted((a, b) => a.left - b.left)
}

/** Sees everything at once; taps so many ticks apart. */
export function sorter(hands: number): Bot {
  let rested = 0
  return (day) => {
    const task = day.tick < rested ? undefined : tasksOf(day)[0]
    if (task) rested = day.tick + hands
    return task?.deed
  }
}

/** Whoever sees a pattern has to look for its basket, which takes twice a bare reaction; at its next gate that is known. */
const UNDERSTAND = 2
/** A tap at the right place takes a little longer than the reaction that it begins with. */
const AIM = 1.3

export function person({ reaction, ahead, ...skill }: Skill, seed: number): Bot {
  const hand = handOf(skill, seed)
  let rested = 0
  /** From which tick on each task is understood; never, where it is overlooked. */
  const known = new Map<string, number>()
  function notice(name: string, tick: number, isNew: boolean): void {
    if (known.has(name)) return
    const time = reaction * (isNew ? UNDERSTAND : 1) + hand.off()
    known.set(name, hand.blunders() ? Infinity : tick + time)
  }
  return (day) => {
    const { tick, gates, laid } = day
    // As many eggs as there is a mind for, the foremost first; with those behind their last gate it is done.
    const seen = day.eggs
      .filter(({ place, form }) => form === 'rotten' || gates.some((gate) => gate.place === place))
      .slice(0, ahead + 1)
    for (const { id, place } of seen) notice(`${id}/${place}`, tick, place === 1)
    // Whoever has a mind to spare sees what the hen is thinking of.
    if (seen.length < ahead) notice(`${laid + 1}/1`, tick, true)
    if (tick < rested) return undefined
    const task = tasksOf(day, (egg) => seen.includes(egg)).find(({ name }) => {
      notice(name, tick, true)
      return tick >= (known.get(name) ?? 0)
    })
    if (task) rested = tick + reaction * AIM + hand.off()
    return task?.deed
  }
}

/** Ticks from tap to tap of somebody who does not look. */
const RHYTHM = 36

export function aimless(dice: Chance): Bot {
  let next = RHYTHM
  return (day) => {
    if (day.tick < next) return undefined
    next = day.tick + RHYTHM * (0.5 + dice.fraction())
    return dice.pick(rules.moves(day))
  }
}

export const idle: Bot = () => undefined

export function botOf(who: Who, seed: number): Bot {
  if (who === 'idle') return idle
  return who === 'blind' ? aimless(chance(seed)) : person(SKILLS[who], seed)
}

/** Plays until it is lost or this many ticks are over; `watch` sees every state. */
export function playFrom(start: Day, bot: Bot, ticks: number, watch?: (day: Day) => void): Day {
  let day = start
  while (day.tick < ticks && rules.outcome(day) === 'playing') {
    const deed = bot(day)
    if (deed) day = rules.act(day, deed)
    day = rules.tick?.(day) ?? day
    watch?.(day)
  }
  return day
}

export const playDay = (seed: number, ...by: [bot: Bot, ticks: number, watch?: (day: Day) => void]): Day =>
  playFrom(rules.start(seed, 1), ...by)

export const people: People = {
  play(who, seed, longest) {
    let hurt: number | undefined
    const end = playDay(seed, botOf(who, seed), longest * 60, (day) => {
      if (day.broken) hurt ??= day.tick / 60
    })
    return {
      seconds: end.tick / 60,
      score: end.points,
      ended: end.broken >= FARM.broken,
      hurt,
    }
  },
}
