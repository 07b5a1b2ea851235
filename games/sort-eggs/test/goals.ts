/** Who reaches each goal: somebody quick, with a slip where the goal wants one. */
import type { Tries } from '../../kit/test/tries.ts'
import { FARM } from '../rules/curve.ts'
import type { Day, Deed } from '../rules.ts'
import { isUnder } from '../rules/tree.ts'
import { sorter } from './people.ts'

const quick = () => sorter(1)
const easily = { open: quick }

/** Lets two eggs break before going on with the last heart. */
const careless = () => {
  const sort = quick()
  return (day: Day) => (day.broken < FARM.broken - 1 ? undefined : sort(day))
}

/** Sends rotten eggs to the fox, if there is one and they can still come to him. */
const cunning = () => {
  const sort = quick()
  return (day: Day): Deed | undefined => {
    const egg = day.fox ? day.eggs.find(({ form }) => form === 'rotten') : undefined
    if (!egg || !isUnder(day.fox, egg.place)) return sort(day)
    const gate = day.gates.find(({ place }) => place === egg.place)
    const isFirst = day.eggs.find(({ place }) => place === egg.place) === egg
    const isWrong = gate && !isUnder(day.fox, gate.place * 2 + gate.way)
    return isFirst && isWrong ? { flip: gate.place } : undefined
  }
}

export const tries: Tries<Day, Deed> = {
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
