/** Simulates a greedy gardener, and people of every skill who overlook places and plan only part of the hand. */
import {
  handOf,
  SKILLS,
  type HumanErrors,
  type People,
  type Skill,
  type WatchRound,
} from '../../kit/test/people.ts'
import { bloomOf, lessonOf, rules, type Planting, type State } from '../rules.ts'
import { CELLS, NEIGHBOURS, NONE, type Bed } from '../rules/bed.ts'
import { PATIENCE } from '../rules/bloom.ts'
import { HAND } from '../rules/deal.ts'
import { fits, PIECES, STONE } from '../rules/pieces.ts'

/** Value of one ragged edge less, in points, and of one stone less. A stone keeps three lines from blooming. */
const EDGE = 4
const ROCK = 16
/** Value of keeping a streak, in points per step of looking ahead. */
const KEPT = 4
/** Value of room for one more large piece, in points, to players who look beyond the hand. */
const ROOM = 10

/** Counts the edges between soil and anything else, which later pieces have to fit around. */
function raggedness(bed: Bed): number {
  let edges = 0
  for (let cell = 0; cell < bed.length; cell++)
    if (bed[cell] === NONE)
      for (const near of NEIGHBOURS[cell] ?? []) if (near === undefined || bed[near] !== NONE) edges++
  return edges
}

const LARGER = [...PIECES.keys()].filter((piece) => (PIECES[piece]?.cells.length ?? 0) > 3)

/** Counts the large pieces that have room; pieces with few places count less. */
const roomFor = (bed: Bed) =>
  LARGER.reduce((sum, piece) => {
    const places = CELLS.reduce((count, _, cell) => count + (fits(bed, piece, cell) ? 1 : 0), 0)
    return sum + places / (places + 1)
  }, 0)

interface Choice {
  readonly plan: readonly Planting[]
  readonly state: State
  readonly blooms: boolean
  /** Points, discounted by the streak that raised them: a streak can be rebuilt, a lost bed cannot. */
  readonly gained: number
  readonly worth: number
}

/** Predicts a planting as a person would, without knowing the next deal. */
function foreseen(state: State, planting: Planting): State {
  const { bed, lines, filled, honey, points } = bloomOf(state, planting)
  const waited = lines.length ? 0 : state.waited + 1
  return {
    ...state,
    bed,
    hand: state.hand.with(planting.slot, NONE),
    score: state.score + points,
    streak: lines.length ? state.streak + 1 : waited < PATIENCE ? state.streak : 0,
    waited,
    honey,
    swarms: state.swarms + Number(filled.length > 0),
  }
}

/** All plantings that can follow the plan `so` far, valued by a player who weighs a tidy bed by `tidy`. */
const choices = (state: State, ahead: number, tidy: number, so?: Choice): Choice[] =>
  rules.moves(state).map((planting) => {
    const after = foreseen(state, planting)
    const kept = state.streak && after.streak ? ahead * KEPT : 0
    const gained = (so?.gained ?? 0) + (after.score - state.score) / Math.sqrt(state.streak + 1) + kept
    const stones = after.bed.filter((kind) => kind === STONE).length
    return {
      plan: [...(so?.plan ?? []), planting],
      state: after,
      blooms: after.waited === 0,
      gained,
      worth: gained - raggedness(after.bed) * EDGE * tidy - stones * ROCK,
    }
  })

/** The choice worth most; the first one on a tie. */
const best = (from: readonly Choice[]): Choice | undefined =>
  from.reduce<Choice | undefined>(
    (most, choice) => (most && most.worth >= choice.worth ? most : choice),
    undefined,
  )

/** Takes the best planting for now and never looks ahead. */
export const greedy = (state: State): Planting | undefined => best(choices(state, 0, 1))?.plan[0]

/** Plans an expert compares by their end position, and plans kept at each step of the search (beam width). */
const ENDS = 60
const WAYS = 8

/** Plans as far as this person looks ahead: through the hand, and for experts to the next one. */
export function planner({ ahead, error, blunders }: Omit<Skill, 'reaction'>, hand: HumanErrors) {
  /** Players who blunder most take the points in sight and ignore the needs of later pieces. */
  const tidy = 1 - blunders / SKILLS.child.blunders
  /** Less certain players notice fewer places, but a place where a line blooms catches the eye. */
  const isSeen = ({ blooms }: Choice) => hand.fraction() * (blooms ? Math.sqrt(error) : error) < 1
  return (state: State): readonly Planting[] => {
    const all = choices(state, ahead, tidy)
    const any = all[Math.floor(hand.fraction() * all.length)]
    const seen = all.filter(isSeen)
    let ways = seen.length || !any ? seen : [any]
    const kept = (count: number) => ways.toSorted((a, b) => b.worth - a.worth).slice(0, count)
    for (let depth = 1; depth < ahead; depth++) {
      const further = kept(WAYS).flatMap((way) => choices(way.state, ahead, tidy, way).filter(isSeen))
      if (further.length === 0) break
      ways = further
    }
    if (ahead > HAND)
      ways = kept(ENDS).map((way) => ({ ...way, worth: way.worth + roomFor(way.state.bed) * ROOM }))
    return best(ways)?.plan ?? []
  }
}

/** Seconds per planting, from 5 for a child to 2.5 for an expert. */
const secondsOf = ({ reaction }: Pick<Skill, 'reaction'>) => 0.78 + reaction * 0.156
/** Decisions per planting, each of which can go wrong: the place, the purpose and the rest, for each of three pieces. */
const DECISIONS = 9

/** Plays a round of at most `longest` seconds. */
export function playRound(
  who: Exclude<Parameters<People['play']>[0], 'idle'>,
  start: State,
  seed: number,
  longest: number,
  watch?: WatchRound,
) {
  const skill = who === 'blind' ? SKILLS.average : SKILLS[who]
  const hand = handOf(skill, seed)
  const think = planner(skill, hand)
  const each = secondsOf(skill)
  let state = start
  let plan: readonly Planting[] = []
  while (rules.outcome(state) === 'playing' && state.planted * each < longest) {
    if (who !== 'blind' && plan.length === 0) {
      // The opening shows where the first pieces go.
      const shown = lessonOf(state)
      plan = shown ? [shown] : think(state)
    }
    const [meant, ...rest] = plan
    const slips = !meant || Array.from({ length: DECISIONS }, hand.blunders).includes(true)
    // A slip plants the current piece at random.
    const moves = rules.moves(state).filter(({ slot }, _, [first]) => slot === first?.slot)
    const planting = slips ? moves[Math.floor(hand.fraction() * moves.length)] : meant
    if (!planting) break
    const before = state
    state = rules.act(state, planting)
    watch?.(before, state)
    // A slip changes the bed, so the plan no longer applies.
    plan = slips ? [] : rest
  }
  return { state, seconds: state.planted * each }
}

export const people: People = {
  play(who, seed, longest, watch) {
    if (who === 'idle') return { seconds: longest, score: 0, ended: false }
    const { state, seconds } = playRound(who, rules.start(seed, 1), seed, longest, watch)
    return { seconds, score: state.score, ended: rules.outcome(state) !== 'playing' }
  },
  because: {
    'beginner: median round, s':
      'The bed has 61 cells: even without a thought it takes ten pieces to fill after the opening, and a beginner thinks about each for more than four seconds.',
  },
}
