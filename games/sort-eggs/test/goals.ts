/** Bots that reach the goals: quick ones, with mistakes where a goal needs them. */
import type { GoalTries } from '../../kit/test/tries.ts'
import { FARM } from '../rules/curve.ts'
import type { Day, Action } from '../rules.ts'
import { isUnder } from '../rules/tree.ts'
import { sorter } from './people.ts'

const quick = () => sorter(1)
const easily = { open: quick }

/** Lets two eggs break, then plays on with the last heart. */
const careless = () => {
  const sort = quick()
  return (day: Day) => (day.broken < FARM.broken - 1 ? undefined : sort(day))
}

/** Sends rotten eggs to the fox while they can still reach him. */
const cunning = () => {
  const sort = quick()
  return (day: Day): Action | undefined => {
    const egg = day.fox ? day.eggs.find(({ form }) => form === 'rotten') : undefined
    if (!egg || !isUnder(day.fox, egg.place)) return sort(day)
    const gate = day.gates.find(({ place }) => place === egg.place)
    const isFirst = day.eggs.find(({ place }) => place === egg.place) === egg
    const isWrong = gate && !isUnder(day.fox, gate.place * 2 + gate.way)
    return isFirst && isWrong ? { flip: gate.place } : undefined
  }
}

export const tries: GoalTries<Day, Action> = {
  ten: easily,
  golden: easily,
  triple: easily,
  night: easily,
  hundred: easily,
  rotten: { open: quick, rounds: 3 },
  whole: easily,
  today: { open: quick, isToday: true },
  heart: { open: careless },
  foxes: easily,
  fed: { open: cunning, rounds: 12 },
  week: easily,
}
