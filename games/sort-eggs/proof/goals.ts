/** Who reaches each goal: somebody quick, with a slip where the goal wants one. */
import { chance } from '../../kit/rules/chance.ts'
import type { Tries } from '../../kit/proof/tries.ts'
import { FARM } from '../rules/curve.ts'
import type { Day, Flip } from '../rules.ts'
import { sorter } from './people.ts'

const quick = () => sorter({ hands: 1, late: 0 }, chance(1))
const easily = { open: quick }

/** Lets two eggs break before going on with the last heart. */
const careless = () => {
  const sort = quick()
  return (day: Day) => (day.broken < FARM.broken - 1 ? undefined : sort(day))
}

export const tries: Tries<Day, Flip> = {
  ten: easily,
  tree: easily,
  golden: easily,
  row: easily,
  hundred: easily,
  noon: easily,
  thrift: { open: quick, seed: () => 6 },
  goldens: { open: quick, rounds: 2 },
  baskets: easily,
  today: { open: quick, isToday: true },
  heart: { open: careless },
  thousand: { open: quick, rounds: 3 },
  long: easily,
  nights: { open: quick, rounds: 5 },
  flawless: easily,
}
