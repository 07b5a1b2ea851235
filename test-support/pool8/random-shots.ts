/** Plays random shots on random tables, with a checksum each. Runs in Node and, bundled, in every engine. */
import { checksumOf } from '../../games/kit/replay/checksum.ts'
import { chance } from '../../games/kit/rules/chance.ts'
import { ballAt } from '../../games/pool8/rules/ball.ts'
import { advance, atRest, type Hit, strike } from '../../games/pool8/rules/physics.ts'
import { rack, withOut } from '../../games/pool8/rules/rack.ts'
import { isFree } from '../../games/pool8/rules/spots.ts'
import { LENGTH, WIDTH } from '../../games/pool8/rules/table.ts'

/** Every fourth shot is a break; the others meet up to fifteen balls. */
const BREAK_EVERY = 4
const END = 5000

function shotSum(seed: number): number {
  const dice = chance(seed)
  const motion = atRest(rack(dice, false))
  if (seed % BREAK_EVERY > 0) {
    const table = [ballAt(0, 56, 56)]
    for (let id = 1; id < 16; id++) {
      const [x, y] = [dice.fraction() * LENGTH, dice.fraction() * WIDTH]
      if (isFree(table, id, x, y)) table.push(ballAt(id, x, y))
    }
    motion.balls = withOut(table)
  }
  const [cue] = motion.balls
  const side = () => (dice.fraction() - 0.5) * 1.4
  if (cue)
    strike(cue, dice.fraction() - 0.3, dice.fraction() - 0.5, 60 + dice.fraction() * 840, side(), side())
  const hits: Hit[] = []
  advance(motion, END, (hit) => hits.push(hit))
  return checksumOf(JSON.stringify([motion, hits]))
}

export const shotSums = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => shotSum(from + i))
