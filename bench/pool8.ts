/**
 * Measures Pool8: `npm run bench pool8 [physics] [breaks] [ladder] [engines] [links]`, by default all parts. Further words
 * are names of opponents and a number of frames, shots or turns.
 */
import { measureBreaks } from './pool8-breaks.ts'
import { compareShots, playByLink } from './pool8-engines.ts'
import { measureLadder } from './pool8-ladder.ts'
import { measurePhysics } from './pool8-physics.ts'

const PARTS: Readonly<Record<string, (words: readonly string[]) => void | Promise<void>>> = {
  physics: measurePhysics,
  breaks: measureBreaks,
  ladder: measureLadder,
  engines: compareShots,
  links: playByLink,
}

const words = process.argv.slice(2)
const asked = words.filter((word) => word in PARTS)
const rest = words.filter((word) => !(word in PARTS))
for (const [name, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) await measure(rest)
