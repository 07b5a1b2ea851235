/** What is told to the players: on the table, aloud, on the end card. Aloud the table lies: the rack is on the right. */
import { capital, type Words } from '../kit/words.ts'
import { isClear, pots } from './rules/aim.ts'
import type { Ball } from './rules/ball.ts'
import { firstMet } from './rules/collisions.ts'
import { dayOf } from './rules/daily.ts'
import { groupOf } from './rules/rack.ts'
import { mayMeetFirst } from './rules/referee.ts'
import {
  countStanding,
  type Idea,
  isPractice,
  leftTo,
  mayPlay,
  other,
  type State,
  type Turn,
} from './rules/state.ts'
import { HEAD_STRING, LENGTH, type Point, POCKETS, RADIUS, WIDTH } from './rules/table.ts'

export function nameOf({ seats }: State, turn: Turn): string {
  if (seats[1] === 'player') return `Player ${turn + 1}`
  return seats[turn] === 'player' ? 'You' : 'Computer'
}

function turnOf(state: State): string {
  const name = nameOf(state, state.turn)
  return isPractice(state) ? '' : name === 'You' ? 'Your turn' : `${name}’s turn`
}

const HANDS = { no: '', anywhere: 'ball in hand', 'behind the line': 'ball in hand behind the line' } as const

const listed = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')

const visits = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`

/** On the table of the day: how it goes, 'Visit 2, par 3'. */
export function visitWords(state: State): string {
  const day = dayOf(state)
  return day ? `Visit ${state.card.visits}, par ${day.par}` : ''
}

/** For whoever is alone at the table. */
export const leftWords = (state: State) => `${countStanding(state, (id) => id !== 0)} left`

/** What the referee says: a headline and a line below it. Nothing where the stroke speaks for itself. */
export function headline(state: State): readonly [string, string] | undefined {
  const { news, hand } = state
  const day = dayOf(state)
  if (!news) return day && state.shots === 0 ? ['Clear the table', `Par: ${visits(day.par)}`] : undefined
  if (news.kind === 'groups') return [`${nameOf(state, news.by)}: ${news.group}`, '']
  const next = state.winner === null ? visitWords(state) || turnOf(state) : ''
  if (news.kind === 'missed' && !day) return next ? [next, state.groups ? '' : 'Open table'] : undefined
  if (news.kind === 'potted') return leftTo(state, state.turn) === 0 ? ['Now the eight', ''] : undefined
  // The kinds of rulings are the very words in which a referee calls them.
  const call = news.kind === 'foul' ? news.foul : news.kind
  return [capital(call), listed(next, HANDS[hand])]
}

export function verdict(state: State): string {
  if (dayOf(state)) return `Cleared in ${visits(state.card.visits)}!`
  if (isPractice(state)) return 'All clear!'
  const name = nameOf(state, state.winner ?? other(state.turn))
  return name === 'You' ? 'You win!' : `${name} wins`
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

const ballName = (id: number) => NUMBERS[id - 1] ?? 'cue ball'

const ROWS = ['top', 'middle', 'bottom']
const COLUMNS = ['left', 'centre', 'right']

/** One of nine parts of the table; a pocket is named as the part in which it lies. */
const partName = ({ x, y }: Point) =>
  `${ROWS[Math.round((y / WIDTH) * 2)]} ${COLUMNS[Math.round((x / LENGTH) * 2)]}`

/** Centimetres: what is nearer than this is said to lie near a pocket, or on a cushion. */
const NEAR = 30
const RIM = 6

const spotWords = ({ x, y }: Point) => `${Math.round(x)} across, ${Math.round(y)} down`

function lieWords(balls: readonly Ball[], ball: Ball): string {
  const { id, x, y } = ball
  for (const { mouth } of POCKETS)
    if (Math.hypot(mouth.x - x, mouth.y - y) < NEAR)
      return listed(`near the ${partName(mouth)} pocket`, isClear(balls, ball, mouth, id) ? 'clear way' : '')
  const isInside = Math.min(x, y, LENGTH - x, WIDTH - y) > RIM
  return `${isInside ? 'in the' : 'on the cushion,'} ${partName(ball)}`
}

function ballWords(balls: readonly Ball[], ball: Ball): string {
  const kind = groupOf(ball.id)?.slice(0, -1) ?? ''
  return `${capital(listed(ballName(ball.id), kind))}: ${lieWords(balls, ball)}; ${spotWords(ball)}.`
}

/** Whose turn it is, and what there is to do. */
function taskWords(state: State): string {
  const { groups, turn, hand, breaking } = state
  const left = leftTo(state, turn)
  const aim = breaking
    ? 'break'
    : left === undefined
      ? 'open table'
      : left > 0
        ? `${left} ${groups?.[turn].slice(0, left > 1 ? 7 : -1)} left`
        : 'on the eight'
  const what = isPractice(state) ? [visitWords(state), leftWords(state)] : [turnOf(state), aim]
  return `${listed(...what, HANDS[hand])}.`
}

/** What came of a stroke, when the balls stand again. */
function strokeWords(before: State, after: State): string {
  const { news } = after
  if (!news || news === before.news) return ''
  const name = nameOf(after, news.by)
  // The stroke is over: what fell in its last tick is told by the hits alone.
  const drops = after.hits.flatMap(({ kind, ball }) => (kind === 'pot' ? [ball] : []))
  const potted = listed(...[...(before.stroke?.potted ?? []), ...drops].filter(Boolean).map(ballName))
  // What fell says it all, unless it was a foul, or the eight, or the last of all.
  const isTold = potted && /^(potted|groups|missed)/.test(news.kind)
  const call = news.kind === 'foul' ? `foul, ${news.foul}` : isTold ? '' : news.kind
  const did = listed(potted && `potted ${potted}`, call)
  const told = name === 'You' ? capital(did) : `${name}: ${did}`
  return `${told}.${after.winner === null ? ` ${taskWords(after)}` : ''}`
}

const ROLLING = 'Balls are rolling.'

export const words: Words<State> = {
  describe(state) {
    if (state.stroke) return [ROLLING]
    const { balls } = state.motion
    const last = dayOf(state)?.balls ?? 15
    const potted = balls.flatMap(({ id, pocket }) => (pocket >= 0 && id <= last ? ballName(id) : []))
    return [
      `Table: ${LENGTH} across, ${WIDTH} down; rack on the right, line at ${HEAD_STRING} across.`,
      ...balls.flatMap((ball) => (ball.pocket < 0 ? ballWords(balls, ball) : [])),
      `Potted: ${listed(...potted) || 'none'}.`,
    ]
  },
  task: taskWords,
  changed: strokeWords,
}

/** Radians by which the aim may be off: with more than these a pot is easy, or fair. */
const EASY = 0.005
const FAIR = 0.002

/** '12 percent left'; nothing where there is nothing to either side. */
function percent(share: number, below: string, above: string): string {
  const whole = Math.round(Math.abs(share) * 100)
  return whole ? `${whole} percent ${share < 0 ? below : above}` : ''
}

/** Where the cue points: what it would pot or meet first, and how far beside its middle. */
function aimWords(state: State, cue: Ball, angle: number): string {
  const { balls } = state.motion
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const pot = pots(state).find((one) => Math.cos(Math.atan2(one.dy, one.dx) - angle) >= Math.cos(one.margin))
  if (pot) {
    const { margin, line } = pot
    const ease = margin > EASY ? 'easy' : margin > FAIR ? 'fair' : 'hard'
    return `${capital(ballName(line.target.id))} to the ${partName(line.pocket)}: ${ease}`
  }
  const { meets, distance } = firstMet(cue, dx, dy, balls)
  const target = balls[meets]
  if (!target)
    return `Meets no ball, ${lieWords(balls, { ...cue, x: cue.x + dx * distance, y: cue.y + dy * distance })}`
  const off = (dx * (target.y - cue.y) - dy * (target.x - cue.x)) / (2 * RADIUS)
  return listed(
    `Meets ${ballName(meets)}`,
    percent(off, 'right', 'left'),
    mayMeetFirst(state, meets) ? '' : 'foul',
  )
}

/** How the cue is held, as the view knows it. */
interface Grip {
  readonly angle: number
  readonly power: number
  readonly top: number
  readonly side: number
  readonly mode: 'aim' | 'spin' | 'ball'
}

/** Ticks after which whoever asks is told what is waited for; before that it goes without saying. */
const PATIENCE = 20

/** What the arrows change: aim and power, the tip's place on the ball, the place of a ball in hand. Or why they do not. */
export function heldWords(state: State, { angle, power, top, side, mode }: Grip): string {
  const { stroke, mind, motion } = state
  const [cue] = motion.balls
  if (stroke) return motion.ticks > PATIENCE ? ROLLING : ''
  if (!cue || !mayPlay(state)) return mind && mind.ready > PATIENCE ? `${turnOf(state)}.` : ''
  if (mode === 'ball') return `Cue ball at ${spotWords(cue)}.`
  if (mode === 'spin')
    return `Spin ${listed(percent(top, 'below', 'above'), percent(side, 'left', 'right')) || 'none'}.`
  return `${aimWords(state, cue, angle)}. Power ${Math.round(power * 100)}.`
}

/** A stroke that is offered: which of how many, and where the ball in hand was put for it. */
export function offerWords(state: State, { place, margin }: Idea, at: number, count: number): string {
  const kind = margin > 0 || state.breaking ? 'Shot' : 'Safe'
  return `${listed(`${kind} ${at + 1} of ${count}`, place ? `cue ball at ${spotWords(place)}` : '')}.`
}
