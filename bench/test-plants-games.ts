/** Faults in the rules of the games, one or two each. */
import type { Edit } from './planting.ts'
import { gameArea, type TestPlant } from './test-areas.ts'

/** `file` is a path in the game's folder. */
const plant = (slug: string, name: string, file: string, find: string, replace: string): TestPlant => {
  const edit: Edit = { file: `games/${slug}/${file}`, find, replace }
  return { name, area: `games/${slug}`, stages: gameArea(slug), edits: [edit] }
}

export const GAME_PLANTS: readonly TestPlant[] = [
  plant(
    'birdify',
    'a golden flight does not score the gaps of canes that it breaks',
    'rules.ts',
    'if (next.bent && !isGolden(flight)) return passed',
    'if (next.bent) return passed',
  ),
  plant(
    'boxtower',
    'every crate of a fall costs a life',
    'rules.ts',
    'const isFree = yard.tick < YARD.grace || yard.tick - yard.fell < YARD.fall',
    'const isFree = yard.tick < YARD.grace',
  ),
  plant(
    'bubble-bloom',
    'three blossoms do not burst, only four',
    'rules/bursting.ts',
    'if (burst.length < ENOUGH) {',
    'if (burst.length <= ENOUGH) {',
  ),
  plant(
    'egg-quest',
    'a nest that a spring skips does not score',
    'rules.ts',
    '(nest.id - climb.best) * POINTS.nest',
    'POINTS.nest',
  ),
  plant(
    'equalz',
    'a strike that is taken back still counts',
    'rules.ts',
    "(mark === 'out' ? changed.size : -takenBack.length)",
    "(mark === 'out' ? changed.size : 0)",
  ),
  plant(
    'fightvirus',
    'the end of a surge leaves no moment of safety',
    'rules.ts',
    'if (draft.surge && !--draft.surge) draft.safe = SURGE.safe',
    'if (draft.surge) draft.surge--',
  ),
  plant(
    'fruitmas',
    'chocolate grows on the first move instead of the second',
    'rules.ts',
    '(given - moves) % 2 === 1',
    '(given - moves) % 2 === 0',
  ),
  plant(
    'grasscutter',
    'two stars end at par instead of one and a half times par',
    'rules.ts',
    'starsFor(spent, par, halfAgain(par))',
    'starsFor(spent, par, par)',
  ),
  plant(
    'happyconnect',
    'a cut ribbon of one cell stays on its face',
    'rules.ts',
    'return at < 2 ? EMPTY',
    'return at < 1 ? EMPTY',
  ),
  plant(
    'hex-garden',
    'a streak survives one planting too many',
    'rules.ts',
    'waited < PATIENCE ?',
    'waited <= PATIENCE ?',
  ),
  plant(
    'numbermaze',
    'a hopper on the flag can leap on',
    'rules.ts',
    "const at = outcome(state) === 'playing' ? leapEnd(state, way) : undefined",
    'const at = leapEnd(state, way)',
  ),
  plant(
    'pool8',
    'the eight potted with a foul wins',
    'rules/referee.ts',
    "    if (foul) return over(state, other(by), { kind: 'eight with a foul', by })\n",
    '',
  ),
  plant(
    'push-it',
    'a shut gate does not hold the pot inside it',
    'rules/ground.ts',
    "!admits(from, turn) || (house[from] === '=' && !isOpen)",
    '!admits(from, turn)',
  ),
  plant(
    'rolly-vortex',
    'the end of a blaze leaves no moment of safety',
    'rules.ts',
    '{ ...state, rush, blaze: false, spared: SPARED }',
    '{ ...state, rush, blaze: false }',
  ),
  plant(
    'sort-eggs',
    'any egg can be tossed',
    'rules.ts',
    "id !== action.toss || form !== 'rotten'",
    'id !== action.toss',
  ),
  plant(
    'sorting-balls',
    'a helped round earns three stars',
    'rules.ts',
    'state.isHelped ? 0 : three',
    'three',
  ),
  plant(
    'stack-builder',
    'the slab grows one perfect drop too late',
    'rules.ts',
    'streak >= SLAB.growFrom',
    'streak > SLAB.growFrom',
  ),
]
