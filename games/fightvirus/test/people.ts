/**
 * Simulated players: the shared skill levels, and bots that dodge, cling to viruses or steer at random.
 */
import { handOf, SKILLS, type HumanErrors, type People, type Skill } from '../../kit/test/people.ts'
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { DEFENDER, FIELD, OFFER, SPORE } from '../rules/curve.ts'
import { reachable } from '../rules/defending.ts'
import type { Action, Reward, Point, State, Virus } from '../rules/state.ts'
import { isDying, radiusOf } from '../rules/waves.ts'

export type Bot = (seen: State) => Action | undefined

/** Ticks ahead at which a plan is scored; planners who look further ahead may change direction in between. */
const AHEAD = [6, 13, 21, 30] as const
const BEND = 13
const WAYS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-0.7, -0.7],
  [0.7, -0.7],
  [-0.7, 0.7],
  [0.7, 0.7],
] as const

interface Threat extends Point {
  readonly vx: number
  readonly vy: number
  readonly reach: number
}

/** Objects near enough to matter before the next decision. */
function threatsOf({ viruses, spores, surge, offer, x: meX, y: meY }: State): Threat[] {
  const near = ({ x, y }: Point) => Math.abs(x - meX) < 210 && y > meY - 260 && y < meY + 180
  const threats: Threat[] = []
  // Nothing is dangerous in a surge until it is about to end.
  if (surge > 50 || offer.length) return threats
  for (const virus of viruses)
    if (near(virus) && !isDying(virus)) {
      const { x, y, vx, vy, kind, size } = virus
      threats.push({ x, y, vx, vy, reach: radiusOf(kind, size) + DEFENDER.radius })
    }
  for (const spore of spores)
    if (near(spore)) threats.push({ ...spore, reach: SPORE.radius + DEFENDER.radius })
  return threats
}

type Way = (typeof WAYS)[number]

/** Danger of moving from a point in one direction and then in a second one. */
function danger(threats: readonly Threat[], { x, y }: Point, first: Way, second: Way): number {
  let sum = 0
  for (const [i, ticks] of AHEAD.entries()) {
    const [early, late] = [Math.min(ticks, BEND) * DEFENDER.speed, Math.max(0, ticks - BEND) * DEFENDER.speed]
    const me = reachable({
      x: x + first[0] * early + second[0] * late,
      y: y + first[1] * early + second[1] * late,
    })
    for (const { x, y, vx, vy, reach } of threats) {
      const [dx, dy] = [x + vx * ticks - me.x, y + vy * ticks - me.y]
      const square = dx * dx + dy * dy
      if (square > (reach + 44) ** 2) continue
      const gap = Math.sqrt(square) - reach
      if (gap < 6) sum += 1000 / (i + 1)
      else sum += (44 - gap) / (i + 1)
    }
  }
  return sum
}

/** Order in which an experienced player prefers rewards. */
const FAVOURITES: readonly Reward[] = [
  'blast',
  'pierce',
  'sides',
  'twin',
  'guard',
  'rapid',
  'homing',
  'magnet',
  'heart',
]

/** The card to fly to: the nearest, or for planners the best. */
function cardFor({ offer, x, hearts }: State, ahead: number): Point | undefined {
  const [one, ...others] = offer.map((pick, i) => ({ pick, x: OFFER.x[i] ?? 0, y: OFFER.y }))
  if (!one) return undefined
  const cost = (each: typeof one) => {
    if (ahead < 2) return Math.abs(each.x - x)
    return each.pick === 'heart' && hearts < 3 ? -1 : FAVOURITES.indexOf(each.pick)
  }
  return others.reduce((best, each) => (cost(each) < cost(best) ? each : best), one)
}

/** Target: a card, a virus in a surge, a gift, or a position in line with the lowest virus ahead. */
function targetOf(seen: State, ahead: number): Point & { readonly keen?: true } {
  const { gifts, viruses, surge, x, y } = seen
  const choice = cardFor(seen, ahead)
  if (choice) return { ...choice, keen: true }
  if (surge > 40) {
    const away = (virus: Virus) => (virus.x - x) ** 2 + (virus.y - y) ** 2
    const prey = viruses.reduce<Virus | undefined>(
      (best, virus) => (virus.y > 60 && (!best || away(virus) < away(best)) ? virus : best),
      undefined,
    )
    if (prey) return { x: prey.x, y: prey.y, keen: true }
  }
  const gift = gifts.find((gift) => gift.y > 120)
  if (gift) return gift
  const target = viruses.reduce<Virus | undefined>(
    (best, virus) => (virus.y < y - 70 && (!best || virus.y > best.y) ? virus : best),
    undefined,
  )
  return { x: target ? target.x + target.vx * 20 : FIELD.width / 2, y: 540 }
}

function decide(seen: State, threats: readonly Threat[], ahead: number): Action | undefined {
  const { x, y, keen } = targetOf(seen, ahead)
  const [wide, high] = keen ? [0.5, 0.5] : [0.25, 0.12]
  let best: Action | undefined
  let least = Infinity
  for (const way of WAYS) {
    const [meX, meY] = [seen.x + way[0] * 60, seen.y + way[1] * 60]
    const risk = Math.min(...(ahead < 3 ? [way] : WAYS).map((second) => danger(threats, seen, way, second)))
    const cost = risk + Math.abs(meX - x) * wide + Math.abs(meY - y) * high
    if (cost >= least) continue
    least = cost
    best = { kind: 'push', x: way[0], y: way[1] }
  }
  return best
}

/** Sees everything and never errs. */
export const dodger: Bot = (seen) => decide(seen, threatsOf(seen), 2)

export const aimless =
  (dice: Chance): Bot =>
  () =>
    dice.int(24) ? undefined : { kind: 'push', x: dice.int(3) - 1, y: dice.int(3) - 1 }

/** Stays just below a virus without touching it, to provoke anything spawning on top of it. */
export const clinger: Bot = ({ x, y, viruses }) => {
  let best: Virus | undefined
  let least = Infinity
  for (const virus of viruses) {
    if (virus.y > y) continue
    const away = (virus.x - x) ** 2 + (virus.y - y) ** 2
    if (away < least) [best, least] = [virus, away]
  }
  return best && { kind: 'go', x: best.x, y: best.y + radiusOf(best.kind, best.size) + DEFENDER.radius + 9 }
}

/** Ticks between two decisions of a bot. */
const DECISION_TICKS = 4

/** Reaction time in ticks that makes a dodger as good as a practised player. */
export const LATE = 15

/** Delays what a bot sees by `late` ticks. */
function delayed(bot: Bot, late: number): Bot {
  const past: State[] = []
  let ticks = 0
  return (state) => {
    past.push(state)
    if (past.length > late + 1) past.shift()
    const seen = ticks++ % DECISION_TICKS ? undefined : past[0]
    return seen && bot(seen)
  }
}

/** Plays a round with a bot delayed by `late` ticks while `goesOn` is true; `watch` sees every tick. */
export const playRound = (
  seed: number,
  bot: Bot,
  late: number,
  goesOn: (state: State) => boolean,
  watch?: (before: State, after: State) => void,
) => playOn(rules.start(seed, 1), delayed(bot, late), goesOn, watch)

/** Plays on from any state. */
export function playOn(
  start: State,
  bot: Bot,
  goesOn: (state: State) => boolean,
  watch: (before: State, after: State) => void = () => {},
): State {
  let state = start
  while (state.hearts && goesOn(state)) {
    const action = bot(state)
    const before = action ? rules.act(state, action) : state
    state = rules.tick?.(before) ?? before
    watch(before, state)
  }
  return state
}

/** Time between decisions as a share of the reaction time, and ticks of a blunder. */
const RHYTHM = 0.6
const SLIP = 16
/** Error of position in units, per tick of timing error. */
const BLUR = 3

/**
 * Perceived threats: seen late and extrapolated with timing errors. Only the nearest few are tracked, about four for
 * most people.
 */
function look(now: State, then: State, { reaction, ahead }: Skill, hand: HumanErrors): Threat[] {
  const away = ({ x, y }: Point) => (x - now.x) ** 2 + (y - now.y) ** 2
  return threatsOf({ ...then, x: now.x, y: now.y })
    .map((threat) => {
      const ticks = reaction + hand.off()
      const [x, y] = [threat.x + hand.off() * BLUR, threat.y + hand.off() * BLUR]
      return { ...threat, x: x + threat.vx * ticks, y: y + threat.vy * ticks }
    })
    .sort((a, b) => away(a) - away(b))
    .slice(0, 2 + 1.5 * ahead)
}

export function personOf(skill: Skill, seed: number): Bot {
  const hand = handOf(skill, seed)
  const past: State[] = []
  let wait = 0
  return (state) => {
    past.push(state)
    const then = past.length > skill.reaction ? past.shift() : past[0]
    if (!then || wait-- > 0) return undefined
    wait = RHYTHM * skill.reaction + Math.abs(hand.off())
    if (hand.blunders()) {
      wait += SLIP
      const [x, y] = WAYS[Math.floor(hand.fraction() * WAYS.length)] ?? WAYS[0]
      return { kind: 'push', x, y }
    }
    return decide({ ...then, x: state.x, y: state.y }, look(state, then, skill, hand), skill.ahead)
  }
}

export const people: People = {
  play(who, seed, longest, watch) {
    const bot =
      who === 'idle'
        ? () => undefined
        : who === 'blind'
          ? aimless(chance(seed * 31 + 7))
          : personOf(SKILLS[who], seed)
    let ticks = 0
    let hurt: number | undefined
    const state = playOn(
      rules.start(seed, 1),
      bot,
      () => ticks++ < longest * 60,
      (before, after) => {
        if (after.hearts < before.hearts) hurt ??= ticks / 60
        watch?.(before, after)
      },
    )
    return { seconds: ticks / 60, score: state.score, ended: !state.hearts, hurt }
  },
}
