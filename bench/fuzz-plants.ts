/** Past faults as edits that reintroduce them: `fuzz-faults.ts` checks that the fuzzer finds each one. */

import type { Door, FaultKind } from '../games/kit/test/fuzz/subject.ts'
import type { Fault } from './planting.ts'

export interface Plant extends Fault {
  /** Games in which the fuzzer must find it, each on its own. */
  readonly slugs: readonly string[]
  /** The only door through which it can be found. Default: any. */
  readonly door?: Door
  /** Acceptable kinds of report. */
  readonly kinds: readonly FaultKind[]
}

const LOG = 'games/kit/replay/log.ts'
const SAVE = 'games/kit/save/save.ts'
const FILE = 'games/kit/pages/save-file/save-file.ts'

export const PLANTS: readonly Plant[] = [
  {
    name: 'shapes of actions have any length and are parsed for every entry',
    slugs: ['birdify', 'hex-garden'],
    kinds: ['hang', 'slow'],
    edits: [
      { file: LOG, find: 'from.text(MOST_SHAPE_BYTES)', replace: 'from.text(Infinity)' },
      {
        file: LOG,
        find: 'return compile(parsed(',
        replace:
          'const again = (text: string) => () => compile(parsed(text), { numbers: 0 })()\n  return again((',
      },
      { file: LOG, find: ')), { numbers: 0 })\n}', replace: ')))\n}' },
    ],
  },
  {
    name: 'Pool8 takes text for the place of the cue ball',
    slugs: ['pool8'],
    kinds: ['hang', 'slow'],
    edits: [
      {
        file: 'games/pool8/rules/state.ts',
        find: '  x: between(RADIUS, LENGTH - RADIUS),\n  y: between(RADIUS, WIDTH - RADIUS),',
        replace:
          '  x: (n): n is number => between(RADIUS, LENGTH - RADIUS)(Number(n)),\n' +
          '  y: (n): n is number => between(RADIUS, WIDTH - RADIUS)(Number(n)),',
      },
    ],
  },
  {
    name: 'a stored level has no upper limit',
    slugs: ['push-it', 'numbermaze', 'happyconnect'],
    kinds: ['hang', 'slow'],
    edits: [
      {
        file: SAVE,
        find: 'Number(value) >= 1 && Number(value) <= MOST_LEVEL',
        replace: 'Number(value) >= 1',
      },
    ],
  },
  {
    name: 'a link names any level',
    slugs: ['push-it'],
    kinds: ['bounds', 'hang'],
    edits: [
      {
        file: 'games/kit/deferred/challenge/link.ts',
        find: 'level < -7 || level > MOST_LEVEL',
        replace: 'level < -7',
      },
    ],
  },
  {
    name: 'Number Maze takes unknown ways',
    slugs: ['numbermaze'],
    kinds: ['type'],
    edits: [
      {
        file: 'games/numbermaze/rules.ts',
        find: 'isAction: oneOf(...WAYS)',
        replace: "isAction: (way): way is Way => typeof way === 'string'",
      },
    ],
  },
  {
    name: 'Sorting Balls takes text for a tube',
    slugs: ['sorting-balls'],
    kinds: ['type'],
    edits: [
      {
        file: 'games/sorting-balls/rules/state.ts',
        find: 'const isTube = whole(ADD_TUBE.from, MOST_TUBES - 1)',
        replace:
          'const isTube = (n: unknown): n is number => whole(ADD_TUBE.from, MOST_TUBES - 1)(Number(n))',
      },
    ],
  },
  {
    name: 'Happy Connect takes text for cells',
    slugs: ['happyconnect'],
    kinds: ['type'],
    edits: [
      {
        file: 'games/happyconnect/rules.ts',
        find: 'listOf(whole(0, CELLS - 1), 1, 2 * CELLS)',
        replace: 'listOf((n): n is number => whole(0, CELLS - 1)(Number(n)), 1, 2 * CELLS)',
      },
    ],
  },
  {
    name: 'Rolly Vortex is steered by NaN',
    slugs: ['rolly-vortex'],
    kinds: ['type'],
    edits: [
      {
        file: 'games/rolly-vortex/rules/state.ts',
        find: 'const isShare = between(-1, 1)',
        replace: "const isShare = (n: unknown): n is number => typeof n === 'number' && !(Math.abs(n) > 1)",
      },
    ],
  },
  {
    name: 'FightVirus is steered by NaN',
    slugs: ['fightvirus'],
    kinds: ['type'],
    edits: [
      {
        file: 'games/fightvirus/rules/state.ts',
        find: 'const isShare = between(-1, 1)',
        replace: "const isShare = (n: unknown): n is number => typeof n === 'number' && !(Math.abs(n) > 1)",
      },
    ],
  },
  {
    name: "a later day's result wins over today's",
    slugs: ['birdify'],
    kinds: ['records'],
    edits: [
      {
        file: SAVE,
        find: '  if (one.day === date || other.day === date) return one.day === date ? one : other\n',
        replace: '',
      },
    ],
  },
  {
    name: 'a save file names unknown games, such as the settings',
    slugs: ['birdify'],
    kinds: ['records'],
    edits: [{ file: FILE, find: '.filter(([slug]) => slugs.includes(slug))', replace: '' }],
  },
  {
    name: 'a save file names days that have not come',
    slugs: ['birdify'],
    kinds: ['bounds'],
    edits: [{ file: FILE, find: 'judgeSave(value, latestDay(today))', replace: 'judgeSave(value)' }],
  },
  {
    name: 'a link is for a day that has not come',
    slugs: ['birdify'],
    kinds: ['bounds'],
    edits: [
      {
        file: 'games/kit/deferred/challenge/check-challenge.ts',
        find: '    if (day > latestDay(today())) throw new Refused(FROM_FUTURE)\n',
        replace: '    if (day > latestDay(today())) return\n',
      },
    ],
  },
  {
    name: 'the forces in a stored yard of BoxTower have no limit',
    slugs: ['boxtower'],
    door: 'round',
    kinds: ['number', 'hang', 'throw'],
    edits: [
      {
        file: 'games/boxtower/rules/saved.ts',
        find: 'between(0, 1000), between(-1000, 1000)]',
        replace: '(n: unknown) => Number.isFinite(n), (n: unknown) => Number.isFinite(n)]',
      },
    ],
  },
  {
    name: 'a goal is called "constructor"',
    slugs: ['birdify'],
    kinds: ['number', 'records'],
    edits: [{ file: SAVE, find: ' && !(value in Object.prototype)', replace: '' }],
  },
  {
    name: "a stored round's log is not checked",
    slugs: ['stack-builder', 'fightvirus'],
    kinds: ['type'],
    edits: [
      {
        file: 'games/kit/round/resume.ts',
        find: 'unpackLog(log, { isAction, ticks })',
        replace: 'unpackLog(log, { isAction: isAction && ((_: unknown): _ is never => true), ticks })',
      },
    ],
  },
  {
    name: "a stored round's actions are not checked",
    slugs: ['sorting-balls', 'happyconnect'],
    kinds: ['type'],
    edits: [{ file: 'games/kit/round/resume.ts', find: '!rules.isAction(action) || ', replace: '' }],
  },
  {
    name: 'an unfinished round is a challenge',
    slugs: ['birdify', 'push-it'],
    kinds: ['bounds'],
    edits: [
      {
        file: 'games/kit/deferred/challenge/check-challenge.ts',
        find: "    if (rules.outcome(end) === 'playing') throw new Unfinished<State, Action>({ ...challenge, start })\n",
        replace: '',
      },
    ],
  },
  {
    name: 'a link names a player with any text',
    slugs: ['birdify'],
    kinds: ['bounds'],
    edits: [
      {
        file: 'games/kit/deferred/challenge/link.ts',
        find: 'name && name === nameIn(name) && { name }',
        replace: 'name && (name === nameIn(name) || { name }) && { name }',
      },
    ],
  },
  {
    name: 'leaps to the right are not counted in Number Maze',
    slugs: ['numbermaze'],
    kinds: ['par'],
    edits: [
      {
        file: 'games/numbermaze/rules.ts',
        find: '    spent: state.spent + 1,',
        replace: "    spent: state.spent + (way === 'right' ? 0 : 1),",
      },
    ],
  },
]
