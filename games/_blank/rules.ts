/** Rules of the game: touching a bud switches it and its neighbours; the row is solved when all buds are open. */
import { starsFor } from '../kit/rules/par.ts'
import { chance } from '../kit/rules/chance.ts'
import { whole, type Shaped } from '../kit/rules/shape.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'

export interface BudRow {
  readonly buds: readonly boolean[]
  readonly par: number
  readonly spent: number
}

/** Buds on the first level, and on the largest. */
const MIN_BUDS = 3
const MAX_BUDS = 9

/** The index of a bud. The type is derived from its check, so that the two cannot diverge. */
const isTouch = whole(0, MAX_BUDS - 1)
export type BudTouch = Shaped<typeof isTouch>

const touched = (buds: readonly boolean[], at: BudTouch) =>
  buds.map((open, i) => (Math.abs(i - at) <= 1 ? !open : open))

/** The shortest solution. Only the first bud is a choice: every later touch is forced by the bud to its left. */
function solve(buds: readonly boolean[]): BudTouch[] | undefined {
  const solutions = [true, false].map((touchFirst) => {
    let row = touchFirst ? touched(buds, 0) : buds
    const touches = touchFirst ? [0] : []
    for (let i = 1; i < buds.length; i++)
      if (!row[i - 1]) {
        row = touched(row, i)
        touches.push(i)
      }
    return row.every(Boolean) ? touches : undefined
  })
  return solutions.filter((touches) => touches !== undefined).sort((a, b) => a.length - b.length)[0]
}

export const rules: Rules<BudRow, BudTouch> = {
  start(seed, level) {
    // Levels are the same for everyone, so they are generated from their number. Daily boards (below 0) use the seed.
    const isDay = level < 0
    const dice = chance(isDay ? seed : level)
    const size = Math.min(MAX_BUDS, MIN_BUDS + (isDay ? -level : Math.floor(level / 3)))
    for (;;) {
      let buds: readonly boolean[] = Array.from({ length: size }, () => true)
      for (let i = 0; i < size; i++) if (dice.int(2)) buds = touched(buds, i)
      const par = solve(buds)?.length ?? 0
      // A row that one touch solves would be too easy.
      if (par > 1) return { buds, par, spent: 0 }
    }
  },
  act: (row, at) =>
    row.buds[at] === undefined || rules.outcome(row) !== 'playing'
      ? row
      : { ...row, buds: touched(row.buds, at), spent: row.spent + 1 },
  isAction: isTouch,
  moves: (row) => (rules.outcome(row) === 'playing' ? row.buds.map((_, i) => i) : []),
  score: (row) => row.buds.filter(Boolean).length,
  outcome: (row) => (row.buds.every(Boolean) ? 'won' : 'playing'),
}

export const levels: HintedLevels<BudRow, BudTouch> = {
  tuned: 20,
  packs: ['Window box'],
  par: (row) => row.par,
  spent: (row) => row.spent,
  stars: ({ spent, par }) => starsFor(spent, par, par + 2),
  hint: (row) => solve(row.buds)?.[0],
  stuck: (row) => solve(row.buds) === undefined,
}
