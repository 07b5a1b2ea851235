/** Writes all texts of the game. Announcements describe a landscape table with the rack on the right. */
import { capital, type Words } from '../kit/words.ts'
import { isClear, pots } from './rules/aim.ts'
import { OUT, type Ball } from './rules/ball.ts'
import { firstMet } from './rules/collisions.ts'
import { choiceOf, FIRST_SET, isNine, isPuzzle } from './rules/choices.ts'
import { dayOf } from './rules/daily.ts'
import { groupOf } from './rules/rack.ts'
import { mayMeetFirst, MOST_FAULTS } from './rules/referee.ts'
import {
  countStanding,
  isFoul,
  isPractice,
  leftTo,
  mayPlay,
  other,
  type State,
  type Turn,
} from './rules/state.ts'
import { played } from './rules/stroke.ts'
import { levels } from './rules.ts'
import { HEAD_STRING, LENGTH, type Point, POCKETS, RADIUS, WIDTH } from './rules/table.ts'

export function nameOf({ seats }: State, turn: Turn): string {
  if (seats[1] === 'player') return `Player ${turn + 1}`
  return seats[turn] === 'player' ? 'You' : 'Computer'
}

function turnOf(state: State): string {
  const name = nameOf(state, state.turn)
  // A third foul loses the frame only after this warning.
  const warning = state.faults[state.turn] === MOST_FAULTS - 1 ? 'on two fouls' : ''
  const turn = name === 'You' ? 'Your turn' : `${name}’s turn`
  return isPractice(state) ? '' : listed(state.breaking ? `${turn} to break` : turn, warning)
}

const HANDS = { no: '', anywhere: 'ball in hand', 'behind the line': 'ball in hand behind the line' } as const

const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join('. ')

const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const visits = (count: number) => plural(count, 'visit', 'visits')

/** How the puzzles of each set are solved. */
const TECHNIQUES = [
  'Drive another ball into it',
  'Glance off another ball first',
  'Bank it off a cushion',
  'Play off a cushion first',
]
const techniqueWords = ({ level }: State) => TECHNIQUES[level - FIRST_SET] ?? ''

/** Progress: 'Visit 2, par 3' on the table of the day, 'Puzzle 2 of 6', '1 to 0' in a race. */
export function visitWords(state: State): string {
  const day = dayOf(state)
  const { race } = choiceOf(state)
  const [mine, theirs] = state.frames
  if (day) return `Visit ${state.card.visits}, par ${day.par}`
  if (isPuzzle(state)) return `Puzzle ${Math.min(mine + 1, race)} of ${race}`
  return race > 1 ? `${mine} to ${theirs}` : ''
}

/** For a single player. */
export const leftWords = (state: State) =>
  isPuzzle(state) ? `Missed ${state.frames[1]}` : `${countStanding(state, Boolean)} left`

/** The referee's call: a headline and a line below it. Undefined if the stroke speaks for itself. */
export function headline(state: State): readonly [string, string] | undefined {
  const { news, hand, breaking } = state
  const day = dayOf(state)
  if (!news && day) return ['Clear the table', `Par: ${visits(day.par)}`]
  if (!news && isPuzzle(state)) return ['Pot the eight', techniqueWords(state)]
  if (!news) return isNine(state) ? ['Lowest ball first', 'The nine wins'] : undefined
  const call = calledBy(state, news.kind)
  if (state.winner !== null) return [call, state.winner === 0 ? starSigns(levels.stars(state)) : '']
  if (breaking) return [call, sentences(visitWords(state), turnOf(state))]
  const next = isPractice(state) ? visitWords(state) : turnOf(state)
  if (news.kind === 'missed' && !day) return next ? [next, ''] : undefined
  if (news.kind === 'potted') return leftTo(state, state.turn) === 0 ? ['Now the eight', ''] : undefined
  return [call, listed(next, HANDS[hand])]
}

/** Words a ruling as a call. Names the player, unless that is you. */
function calledBy(state: State, call: string): string {
  const name = state.news ? nameOf(state, state.news.by) : 'You'
  if (call === 'won') return `${winWords(name)}${state.winner === null ? ' the frame' : ''}`
  return name === 'You' ? capital(call) : `${name}: ${call}`
}

const winWords = (name: string) => (name === 'You' ? 'You win' : `${name} wins`)

const starSigns = (count: number) => '★★★☆☆'.slice(3 - count, 6 - count)

export function verdict(state: State): string {
  if (dayOf(state)) return `Cleared in ${visits(state.card.visits)}!`
  const { frames, winner } = state
  if (isPuzzle(state)) return frames[1] ? `Solved with ${plural(frames[1], 'miss', 'misses')}` : 'All solved!'
  if (isPractice(state)) return 'All clear!'
  const by = winner ?? 0
  const name = nameOf(state, by)
  const score = choiceOf(state).race > 1 ? ` ${frames[by]}–${frames[other(by)]}` : ''
  return winWords(name) + score + (name === 'You' ? '!' : '')
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

const ballName = (id: number) => NUMBERS[id - 1] ?? 'cue ball'

const ROWS = ['top', 'middle', 'bottom']
const COLUMNS = ['left', 'centre', 'right']

/** Names one of nine parts of the table; a pocket has the name of its part. */
function partName({ x, y }: Point): string {
  const [row, column] = [Math.round((y / WIDTH) * 2), Math.round((x / LENGTH) * 2)]
  return row === 1 && column === 1 ? 'centre' : `${ROWS[row]} ${COLUMNS[column]}`
}

/** Maximum distance from a pocket, or a cushion, to be announced as near it, in cm. */
const NEAR = 30
const RIM = 6

const spotWords = ({ x, y }: Point) => `${Math.round(x)} across, ${Math.round(y)} down`

function lieWords(balls: readonly Ball[], ball: Ball): string {
  const { id, x, y } = ball
  for (const { mouth } of POCKETS)
    if (Math.hypot(mouth.x - x, mouth.y - y) < NEAR)
      return listed(`near the ${partName(mouth)} pocket`, isClear(balls, ball, mouth, id) ? 'clear path' : '')
  const isInside = Math.min(x, y, LENGTH - x, WIDTH - y) > RIM
  return `${isInside ? 'in the' : 'on the cushion,'} ${partName(ball)}`
}

function ballWords(balls: readonly Ball[], ball: Ball): string {
  const kind = groupOf(ball.id)?.slice(0, -1) ?? ''
  return `${capital(listed(ballName(ball.id), kind))}: ${lieWords(balls, ball)}; ${spotWords(ball)}.`
}

/** Tells the shooter which balls to pot. */
function targetWords(state: State): string {
  const { groups, turn, breaking } = state
  const left = leftTo(state, turn)
  if (breaking) return ''
  if (isNine(state))
    return `hit the ${ballName(state.motion.balls.findIndex(({ id }) => mayMeetFirst(state, id)))} first`
  if (left === undefined) return 'open table'
  return left > 0 ? `${left} ${groups?.[turn].slice(0, left > 1 ? 7 : -1)} left` : 'on the eight'
}

/** Says whose turn it is and what to do. */
function taskWords(state: State): string {
  const left = countStanding(state, Boolean)
  const what = isPuzzle(state)
    ? 'pot the eight'
    : isPractice(state)
      ? `${plural(left, 'ball', 'balls')} left`
      : targetWords(state)
  return `${sentences(visitWords(state), capital(listed(turnOf(state), what, HANDS[state.hand])))}.`
}

/** Describes the result of a stroke once the balls are at rest. */
function strokeWords(before: State, after: State): string {
  const { news } = after
  if (!news || news === before.news) return ''
  // The stroke has ended, so only the hits list the balls potted in its last tick.
  const drops = after.hits.flatMap(({ kind, ball }) => (kind === 'pot' ? [ball] : []))
  const potted = listed(...[...(before.stroke?.potted ?? []), ...drops].filter(Boolean).map(ballName))
  const call = isFoul(news.kind) ? `foul, ${news.kind}` : news.kind
  const name = nameOf(after, news.by)
  const did = potted ? `potted ${potted}` : call === 'missed' ? call : ''
  // The potted balls say enough, except after a foul, the eight or the last ball.
  const isSaid = did && /^(potted|solids|stripes|missed)/.test(call)
  const doer = name === 'You' ? capital(did) : did && `${name} ${did}`
  const ruling = isSaid ? '' : doer && call !== 'won' ? capital(call) : calledBy(after, call)
  return `${sentences(doer, ruling)}.${after.winner === null ? ` ${taskWords(after)}` : ''}`
}

const ROLLING = 'Balls are rolling.'

export const words: Words<State> = {
  describe(state) {
    if (state.stroke) return [ROLLING]
    const { balls } = state.motion
    const potted = balls.flatMap(({ id, pocket }) => (pocket >= 0 && pocket !== OUT ? ballName(id) : []))
    return [
      `Table: ${LENGTH} centimetres across, ${WIDTH} down; rack on the right, line at ${HEAD_STRING} across.`,
      ...balls.flatMap((ball) => (ball.pocket < 0 ? ballWords(balls, ball) : [])),
      `Potted: ${listed(...potted) || 'none'}.`,
    ]
  },
  task: taskWords,
  changed: strokeWords,
}

/** Minimum aim tolerance of an easy pot, and of a fair one, in radians. */
const EASY = 0.005
const FAIR = 0.002

/** For example '12 percent left'; empty at the centre. */
function percent(share: number, below: string, above: string): string {
  const whole = Math.round(Math.abs(share) * 100)
  return whole ? `${whole} percent ${share < 0 ? below : above}` : ''
}

/** The ball that a stroke in this direction would pot. */
const potAt = (state: State, angle: number) =>
  pots(state).find((one) => Math.cos(Math.atan2(one.dy, one.dx) - angle) >= Math.cos(one.margin))

/** Describes the aim: the ball it would pot or hit first, and how far off centre. */
function aimWords(state: State, cue: Ball, angle: number): string {
  const { balls } = state.motion
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const pot = potAt(state, angle)
  if (pot) {
    const { margin, line } = pot
    const ease = margin > EASY ? 'easy' : margin > FAIR ? 'fair' : 'hard'
    return `${capital(ballName(line.target.id))} to the ${partName(line.pocket)}: ${ease}`
  }
  const { meets, distance } = firstMet(cue, dx, dy, balls)
  const target = balls[meets]
  if (!target)
    return `Hits no ball, ${lieWords(balls, { ...cue, x: cue.x + dx * distance, y: cue.y + dy * distance })}`
  const off = (dx * (target.y - cue.y) - dy * (target.x - cue.x)) / (2 * RADIUS)
  return listed(
    `Hits ${ballName(meets)}`,
    percent(off, 'right of centre', 'left of centre'),
    mayMeetFirst(state, meets) ? '' : 'foul',
  )
}

/** The cue's settings, as the view holds them. */
interface CueSettings {
  readonly angle: number
  readonly power: number
  readonly top: number
  readonly side: number
  readonly mode: 'aim' | 'spin' | 'ball'
}

/** Ticks before a request for the state says what the game is waiting for. A shorter wait needs no explanation. */
const PATIENCE = 20

/**
 * Describes the settings that the arrow keys change: aim and power, tip position, or ball in hand. Otherwise, says why
 * they have no effect.
 */
export function cueWords(state: State, { angle, power, top, side, mode }: CueSettings): string {
  const { stroke, mind, motion } = state
  const [cue] = motion.balls
  if (stroke) return motion.ticks > PATIENCE ? ROLLING : ''
  if (!cue || !mayPlay(state)) return mind && mind.ready > PATIENCE ? `${turnOf(state)}.` : ''
  if (mode === 'ball') return `Cue ball at ${spotWords(cue)}.`
  if (mode === 'spin') return spinWords(top, side)
  return `${aimWords(state, cue, angle)}. Power ${Math.round(power * 100)}.`
}

function spinWords(top: number, side: number): string {
  const spin = listed(percent(top, 'below', 'above'), percent(side, 'left', 'right'))
  return spin ? `Spin: ${spin}.` : 'No spin.'
}

/** The coach's advice: the stroke and the reason. Undefined until it has finished thinking. */
export function coachWords(state: State): readonly [string, string] | undefined {
  const { mind } = state
  if (!mind?.ready || !mind.best) return undefined
  if (isPuzzle(state)) return ['The cue is lined up', techniqueWords(state)]
  const { dx, dy, power, top } = mind.best.shot
  if (state.breaking) return ['Break from the side', 'Full power spreads the balls']
  const spin = top > 0.4 ? ' with follow' : top < -0.4 ? ' with draw' : ''
  const stroke = `A ${power < 0.35 ? 'soft' : power < 0.6 ? 'firm' : 'hard'} stroke${spin}`
  const pot = potAt(state, Math.atan2(dy, dx))
  if (!pot) return ['No sure pot', `${stroke} leaves little`]
  const { line, fullness } = pot
  const what = fullness > 0.97 ? `The ${line.target.id} straight` : `Cut the ${line.target.id}`
  const after = played(state, mind.best)
  const [next] = after.turn === state.turn ? pots(after) : []
  const then =
    after.winner !== null ? ' wins' : next ? ` leaves the ${next.line.target.id} next` : ' is enough'
  return [`${what} into the ${line.pocket.nx ? 'corner' : 'side'}`, stroke + then]
}
