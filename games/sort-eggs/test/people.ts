/**
 * Simulated players of every skill. They watch a limited number of eggs, need time to understand each, tap, and then
 * need a moment to move. They know to throw out rotten eggs and shoo foxes.
 */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { handOf, SKILLS, type People, type Skill, type Who } from '../../kit/test/people.ts'
import { FARM, ROW, speedAt } from '../rules/curve.ts'
import { rules, type Day, type Action, type Egg } from '../rules.ts'
import { lengthOf } from '../rules/tree.ts'
import { wayHome } from '../rules/way-home.ts'

type Bot = (day: Day) => Action | undefined

/** An action that an egg needs, and the ticks left for it. */
interface Task {
  /** Egg and place; understood or overlooked once per name. */
  readonly name: string
  readonly action: Action
  readonly left: number
}

const isNext = (day: Day, egg: Egg) => day.eggs.find(({ place }) => place === egg.place) === egg

/** Pending tasks, most urgent first. */
function tasksOf(day: Day, sees: (egg: Egg) => boolean = () => true): Task[] {
  const speed = speedAt(day)
  const end = lengthOf(day.gates)
  const tasks = day.eggs.flatMap((egg): Task[] => {
    if (!sees(egg)) return []
    const name = `${egg.id}/${egg.place}`
    if (egg.form === 'rotten') return [{ name, action: { toss: egg.id }, left: (end - egg.at) / speed }]
    const gate = day.gates.find(({ place }) => place === egg.place)
    const way = wayHome(day, egg)
    if (!gate || way === undefined || way === gate.way || egg.form === 'twin' || !isNext(day, egg)) return []
    return [{ name, action: { flip: gate.place }, left: (ROW - (egg.at % ROW)) / speed }]
  })
  const guarded = day.baskets.find(({ place }) => place === day.fox)
  const prey = guarded && day.eggs.find(({ kind, form }) => kind === guarded.kind && form !== 'rotten')
  if (guarded)
    tasks.push({
      name: `fox/${day.laid}`,
      action: { shoo: day.fox },
      left: prey ? (end - prey.at) / speed : 999,
    })
  return tasks.toSorted((a, b) => a.left - b.left)
}

/** Sees everything at once; taps at least `interval` ticks apart. */
export function sorter(interval: number): Bot {
  let rested = 0
  return (day) => {
    const task = day.tick < rested ? undefined : tasksOf(day)[0]
    if (task) rested = day.tick + interval
    return task?.action
  }
}

/** Finding the basket of a new pattern takes twice a simple reaction; at the next gates it is known. */
const UNDERSTAND = 2
/** Aiming a tap, as a factor of the reaction time. */
const AIM = 1.3

export function person({ reaction, ahead, ...skill }: Skill, seed: number): Bot {
  const hand = handOf(skill, seed)
  let rested = 0
  /** Tick from which each task is understood; Infinity if overlooked. */
  const known = new Map<string, number>()
  function notice(name: string, tick: number, isNew: boolean): void {
    if (known.has(name)) return
    const time = reaction * (isNew ? UNDERSTAND : 1) + hand.off()
    known.set(name, hand.blunders() ? Infinity : tick + time)
  }
  return (day) => {
    const { tick, gates, laid } = day
    // As many eggs as the player can follow, foremost first, without those past their last gate.
    const seen = day.eggs
      .filter(({ place, form }) => form === 'rotten' || gates.some((gate) => gate.place === place))
      .slice(0, ahead + 1)
    for (const { id, place } of seen) notice(`${id}/${place}`, tick, place === 1)
    // With attention to spare, the player also reads the thought bubble.
    if (seen.length < ahead && !day.twists.includes('fog')) notice(`${laid + 1}/1`, tick, true)
    if (tick < rested) return undefined
    const task = tasksOf(day, (egg) => seen.includes(egg)).find(({ name }) => {
      notice(name, tick, true)
      return tick >= (known.get(name) ?? 0)
    })
    if (task) rested = tick + reaction * AIM + hand.off()
    return task?.action
  }
}

/** Average ticks between random taps. */
const RHYTHM = 36

function aimless(dice: Chance): Bot {
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

/** Plays until the round is lost or the ticks are over; `watch` sees every state. */
export function playFrom(start: Day, bot: Bot, ticks: number, watch?: (day: Day) => void): Day {
  let day = start
  while (day.tick < ticks && rules.outcome(day) === 'playing') {
    const action = bot(day)
    if (action) day = rules.act(day, action)
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
