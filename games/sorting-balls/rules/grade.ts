/**
 * Grades deals by simulating a person, who considers the possible pours, looks ahead from the few best, and takes the
 * one that leaves the most order and empty tubes. In a dead end, the person undoes and tries the next best.
 */
import { chance } from '../../kit/rules/chance.ts'
import { eachPour, isSolved, poured, type PackedBench, type Pour } from './solve.ts'
import { add, ballsOf, depth, drop, isPure, makeOf, top, type Packed } from './tubes.ts'

interface Sorter {
  /** Pours of lookahead. */
  readonly ahead: number
  /** Called before each decision; returns how a pour of a given worth is judged now. */
  mood(): (worth: number) => number
  /** Pours tried before giving up. */
  readonly patience: number
}

export interface Sorted {
  /** Balls moved in the solution; Infinity if none was found. */
  readonly spent: number
  /** Pours tried, including those undone. */
  readonly tried: number
}

/** How many of the best pours are considered, and how many are followed in the lookahead. */
const CONSIDERED = 6
const FOLLOWED = 3
/** Cost per ball, and the discount per pour of lookahead. */
const EFFORT = 0.05
const DISTANCE = 0.9

/** Perceived worth of a tube: its order and its room. */
function worth(tube: Packed, height: number): number {
  const balls = ballsOf(tube)
  if (balls === 0) return makeOf(tube) === 'plain' ? 1.6 : 0.5
  if (isPure(tube)) return depth(tube) === height ? 1.5 : 0.4
  let breaks = 0
  for (let rest = balls; rest >> 4 !== 0; rest >>= 4) if ((rest & 15) !== ((rest >> 4) & 15)) breaks++
  return -breaks
}

function gain({ from, to, count }: Pour, height: number): number {
  // People never pour the larger group onto the smaller.
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

/** Simulates a person. `veiled` are the dealt tubes that show only their top ball. */
export function sortBy(bench: PackedBench, veiled: readonly Packed[], sorter: Sorter): Sorted {
  const { height } = bench
  /** Lookahead ends where a veil is lifted. */
  const isDark = (tube: Packed) =>
    veiled.some((full) => ballsOf(tube) !== 0 && drop(full, depth(full) - depth(tube)) === tube)

  /** The most promising pours with their perceived value. */
  const best = (tubes: readonly Packed[], count: number) =>
    poursOf(tubes, height)
      .map((pour) => ({ pour, value: gain(pour, height) - EFFORT * pour.count }))
      .sort((a, b) => b.value - a.value)
      .slice(0, count)

  /** The value of a pour including lookahead. */
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

/** Pours tried per move of par. */
export const PATIENCE = 3
const PANEL = 12
const UNSURE = 0.65

/** Estimates the percentage of average people who solve a deal `within` a number of moves, from a panel of twelve. */
export function managed(bench: PackedBench, veiled: readonly Packed[], par: number, within: number): number {
  let count = 0
  // Stop once more than half have failed: the exact rate no longer matters.
  for (let seed = 1; seed <= PANEL && seed - count <= PANEL / 2; seed++) {
    const dice = chance(seed)
    const mood = () => (value: number) => value + (dice.fraction() + dice.fraction() - 1) * UNSURE
    if (sortBy(bench, veiled, { ahead: 2, mood, patience: par * PATIENCE }).spent <= within) count++
  }
  return (count * 100) / PANEL
}
