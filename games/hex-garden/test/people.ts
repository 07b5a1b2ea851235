/** Gardeners: one takes what looks best now, and people of every skill, who overlook places and plan a part of the hand. */
import { handOf, SKILLS, type Hand, type People, type Skill } from '../../kit/test/people.ts'
import { bloomOf, lessonOf, rules, type Planting, type State } from '../rules.ts'
import { CELLS, NEIGHBOURS, NONE, type Bed } from '../rules/bed.ts'
import { PATIENCE } from '../rules/bloom.ts'
import { HAND } from '../rules/deal.ts'
import { fits, PIECES, STONE } from '../rules/pieces.ts'

/** What one ragged edge less is worth to them, in points, and one stone less, which keeps three lines from blooming. */
const EDGE = 4
const ROCK = 16
/** What it is worth to keep a streak, for each thing ahead that they think of. */
const KEPT = 4
/** What it is worth to have room for one more of the larger pieces, to those who think of the next hand. */
const ROOM = 10

/** How ragged a bed is: the edges between soil and anything else, which later pieces have to fit around. */
function raggedness(bed: Bed): number {
  let edges = 0
  for (let cell = 0; cell < bed.length; cell++)
    if (bed[cell] === NONE)
      for (const near of NEIGHBOURS[cell] ?? []) if (near === undefined || bed[near] !== NONE) edges++
  return edges
}

const LARGER = [...PIECES.keys()].filter((piece) => (PIECES[piece]?.cells.length ?? 0) > 3)

/** How many of the larger pieces have room; those with few places count less. */
const roomFor = (bed: Bed) =>
  LARGER.reduce((sum, piece) => {
    const places = CELLS.reduce((count, _, cell) => count + (fits(bed, piece, cell) ? 1 : 0), 0)
    return sum + places / (places + 1)
  }, 0)

interface Choice {
  readonly plan: readonly Planting[]
  readonly state: State
  readonly blooms: boolean
  /** Points, the more a streak has raised them the less: it will be there again, but a lost bed will not. */
  readonly gained: number
  readonly worth: number
}

/** As a person foresees it: what is dealt next is unknown. */
function foreseen(state: State, planting: Planting): State {
  const { bed, lines, honey, points } = bloomOf(state, planting)
  const waited = lines.length ? 0 : state.waited + 1
  return {
    ...state,
    bed,
    hand: state.hand.with(planting.slot, NONE),
    score: state.score + points,
    streak: lines.length ? state.streak + 1 : waited < PATIENCE ? state.streak : 0,
    waited,
    honey,
  }
}

/** All that can be planted next, after the plan `so` far, to somebody who cares so much about a tidy bed. */
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

/** The first of those that are worth most. */
const best = (from: readonly Choice[]): Choice | undefined =>
  from.reduce<Choice | undefined>(
    (most, choice) => (most && most.worth >= choice.worth ? most : choice),
    undefined,
  )

/** Takes what looks best now and never thinks ahead. */
export const greedy = (state: State): Planting | undefined => best(choices(state, 0, 1))?.plan[0]

/** Plans that are kept in mind on the way, and those of which an expert compares the ends. */
const ENDS = 60
const WAYS = 8

/** What to plant next, as far as this person thinks ahead: through the hand at most, and then of the next one. */
export function planner({ ahead, error, blunders }: Omit<Skill, 'reaction'>, hand: Hand) {
  /** Those who forget most take the points that they see, and do not think of what later pieces need. */
  const tidy = 1 - blunders / SKILLS.child.blunders
  /** Whoever is less sure sees fewer of the places there are; one where a line blooms catches the eye. */
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

/** Seconds that a planting takes: from five of a child to two and a half of an expert. */
const secondsOf = ({ reaction }: Pick<Skill, 'reaction'>) => 0.78 + reaction * 0.156
/** A planting is so many decisions, of which each can go wrong: of three pieces each, where, what for, what is left. */
const DECISIONS = 9

/** A round by somebody, for so many seconds at most. */
export function playRound(
  who: Exclude<Parameters<People['play']>[0], 'idle'>,
  start: State,
  seed: number,
  longest: number,
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
    // Whoever does not look presses anywhere with the piece that is in mind.
    const moves = rules.moves(state).filter(({ slot }, _, [first]) => slot === first?.slot)
    const planting = slips ? moves[Math.floor(hand.fraction() * moves.length)] : meant
    if (!planting) break
    state = rules.act(state, planting)
    // After a slip the bed is another one.
    plan = slips ? [] : rest
  }
  return { state, seconds: state.planted * each }
}

export const people: People = {
  play(who, seed, longest) {
    if (who === 'idle') return { seconds: longest, score: 0, ended: false }
    const { state, seconds } = playRound(who, rules.start(seed, 1), seed, longest)
    return { seconds, score: state.score, ended: rules.outcome(state) !== 'playing' }
  },
  because: {
    'beginner: median round, s':
      'The bed has 61 cells: even without a thought it takes ten pieces to fill after the opening, and a beginner thinks about each for more than four seconds.',
  },
}
