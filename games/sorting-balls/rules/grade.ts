/**
 * How a person sorts: they see which pours there are, follow the few that look best a little further, and take the one
 * that leaves most order and most empty glass. Who runs into a dead end takes moves back and tries the next best. What it
 * costs them is how hard a deal is.
 */
import { chance } from '../../kit/rules/chance.ts'
import { eachPour, isSolved, poured, type Bench, type Pour } from './solve.ts'
import { add, ballsOf, depth, drop, isPure, makeOf, top, type Packed } from './tubes.ts'

export interface Sorter {
  /** How many pours that are to come are thought of. */
  readonly ahead: number
  /** Asked before each decision: what a pour that is worth this much looks like now. */
  mood(): (worth: number) => number
  /** Pours that are tried before it is given up. */
  readonly patience: number
}

export interface Sorted {
  /** Balls moved on the way that was kept; without end where none was found. */
  readonly spent: number
  /** Pours that were tried, those that were taken back as well. */
  readonly tried: number
}

/** Of the pours that look best so many are considered, and of what they lead to so many followed. */
const CONSIDERED = 6
const FOLLOWED = 3
/** What every ball costs, and how much less what is further away counts. */
const EFFORT = 0.05
const DISTANCE = 0.9

/** What a tube is felt to be worth: order within it, and room. */
function worth(tube: Packed, height: number): number {
  const balls = ballsOf(tube)
  if (balls === 0) return makeOf(tube) === 'plain' ? 1.6 : 0.5
  if (isPure(tube)) return depth(tube) === height ? 1.5 : 0.4
  let breaks = 0
  for (let rest = balls; rest >> 4 !== 0; rest >>= 4) if ((rest & 15) !== ((rest >> 4) & 15)) breaks++
  return -breaks
}

function gain({ from, to, count }: Pour, height: number): number {
  // Nobody carries the larger heap to the smaller.
  const isWrongWay = ballsOf(to) !== 0 && isPure(from) && isPure(to) && depth(from) > depth(to)
  return (
    worth(drop(from, count), height) +
    worth(add(to, top(from), count), height) -
    worth(from, height) -
    worth(to, height) -
    (isWrongWay ? 2 : 0)
  )
}

function poursOf(tubes: readonly Packed[], height: number): Pour[] {
  const found: Pour[] = []
  eachPour(tubes, height, (pour) => found.push(pour))
  return found
}

/** `veiled`: tubes as they were dealt of which only the top is seen. */
export function sortBy(bench: Bench, veiled: readonly Packed[], sorter: Sorter): Sorted {
  const { height } = bench
  /** Nobody looks further than to where a veil is lifted. */
  const isDark = (tube: Packed) =>
    veiled.some((full) => ballsOf(tube) !== 0 && drop(full, depth(full) - depth(tube)) === tube)

  /** Those that look best, with what they look like. */
  const best = (tubes: readonly Packed[], count: number) =>
    poursOf(tubes, height)
      .map((pour) => ({ pour, value: gain(pour, height) - EFFORT * pour.count }))
      .sort((a, b) => b.value - a.value)
      .slice(0, count)

  /** The best that is seen to come of a pour that looks like this. */
  function promise(pour: Pour, value: number, next: readonly Packed[], ahead: number): number {
    if (ahead === 0 || isDark(drop(pour.from, pour.count))) return value
    let most = 0
    for (const after of best(next, FOLLOWED)) {
      const further = ahead > 1 ? poured(next, after.pour, bench) : next
      most = Math.max(most, promise(after.pour, after.value, further, ahead - 1))
    }
    return value + DISTANCE * most
  }

  const seen = new Set<string>()
  const way = [{ tubes: bench.tubes.toSorted((a, b) => a - b), spent: 0 }]
  let tried = 0
  for (; tried < sorter.patience; tried++) {
    const here = way.at(-1)
    if (!here) break
    seen.add(here.tubes.join())
    if (isSolved(here.tubes, height)) return { spent: here.spent, tried }
    const feels = sorter.mood()
    const choices: { tubes: Packed[]; spent: number; value: number }[] = []
    for (const { pour, value } of best(here.tubes, Infinity)) {
      if (choices.length === CONSIDERED) break
      const tubes = poured(here.tubes, pour, bench)
      if (seen.has(tubes.join())) continue
      const felt = feels(promise(pour, value, tubes, sorter.ahead))
      choices.push({ tubes, spent: here.spent + pour.count, value: felt })
    }
    const choice = choices.sort((a, b) => b.value - a.value)[0]
    if (choice) way.push(choice)
    else way.pop()
  }
  return { spent: Infinity, tried }
}

/** Pours that are tried, for each move of par. */
export const PATIENCE = 3
const PANEL = 12
const UNSURE = 0.65

/** How many of a hundred ordinary people manage a deal within so many moves, as far as twelve of them can tell. */
export function managed(bench: Bench, veiled: readonly Packed[], par: number, within: number): number {
  let count = 0
  // Where half of them have failed, nobody needs to know by how many more.
  for (let seed = 1; seed <= PANEL && seed - count <= PANEL / 2; seed++) {
    const dice = chance(seed)
    const mood = () => (value: number) => value + (dice.fraction() + dice.fraction() - 1) * UNSURE
    if (sortBy(bench, veiled, { ahead: 2, mood, patience: par * PATIENCE }).spent <= within) count++
  }
  return (count * 100) / PANEL
}
