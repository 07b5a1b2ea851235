/** Models of players: one who dodges, one who clings to the viruses, one who steers at random. */
import type { Chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { DEFENDER, FIELD, SPORE } from '../rules/curve.ts'
import { reachable } from '../rules/defending.ts'
import type { Action, Spot, State, Virus } from '../rules/state.ts'
import { radiusOf } from '../rules/waves.ts'

export type Bot = (seen: State) => Action | undefined

/** Ticks ahead at which a direction is judged. */
const AHEAD = [6, 15, 27] as const
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

interface Threat extends Spot {
  readonly vx: number
  readonly vy: number
  readonly reach: number
}

/** Whatever is near enough to matter before the bot decides again. */
function threatsOf({ viruses, spores, x: meX, y: meY }: State): Threat[] {
  const near = ({ x, y }: Spot) => Math.abs(x - meX) < 210 && y > meY - 260 && y < meY + 180
  const threats: Threat[] = []
  for (const virus of viruses)
    if (near(virus)) {
      const { x, y, vx, vy, kind, size } = virus
      threats.push({ x, y, vx, vy, reach: radiusOf(kind, size) + DEFENDER.radius })
    }
  for (const spore of spores)
    if (near(spore)) threats.push({ ...spore, reach: SPORE.radius + DEFENDER.radius })
  return threats
}

/** How dangerous it is to go this way from (x, y). */
function danger(threats: readonly Threat[], x: number, y: number, wayX: number, wayY: number): number {
  let sum = 0
  for (let i = 0; i < AHEAD.length; i++) {
    const ticks = AHEAD[i] ?? 0
    const me = reachable({ x: x + wayX * DEFENDER.speed * ticks, y: y + wayY * DEFENDER.speed * ticks })
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

/** Where the bot would like to be: at a gift, or else in line with the virus in front of it that is furthest down. */
function wish({ gifts, viruses, y }: State): Spot {
  const gift = gifts.find((gift) => gift.y > 120)
  if (gift) return gift
  const target = viruses.reduce<Virus | undefined>(
    (best, virus) => (virus.y < y - 70 && (!best || virus.y > best.y) ? virus : best),
    undefined,
  )
  return { x: target ? target.x + target.vx * 20 : FIELD.width / 2, y: 540 }
}

export const dodger: Bot = (seen) => {
  const threats = threatsOf(seen)
  const { x, y } = wish(seen)
  let best: Action | undefined
  let least = Infinity
  for (const [wayX, wayY] of WAYS) {
    const [meX, meY] = [seen.x + wayX * 60, seen.y + wayY * 60]
    const cost =
      danger(threats, seen.x, seen.y, wayX, wayY) + Math.abs(meX - x) * 0.25 + Math.abs(meY - y) * 0.12
    if (cost >= least) continue
    least = cost
    best = { kind: 'push', x: wayX, y: wayY }
  }
  return best
}

export const aimless =
  (dice: Chance): Bot =>
  () =>
    dice.int(24) ? undefined : { kind: 'push', x: dice.int(3) - 1, y: dice.int(3) - 1 }

/** Keeps as close below a virus as it can without touching it: if anything can appear on top of it, it will. */
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
const DECIDES = 4

/** How late a dodger sees what happens, in ticks: a practised person, and one on an ordinary evening. */
export const LATE = { expert: 15, average: 27 } as const

/** A bot that sees everything `late` ticks late, asked in every tick. */
export function delayed(bot: Bot, late: number): Bot {
  const past: State[] = []
  let asked = 0
  return (state) => {
    past.push(state)
    if (past.length > late + 1) past.shift()
    const seen = asked++ % DECIDES ? undefined : past[0]
    return seen && bot(seen)
  }
}

/** Plays a round with a bot that sees everything `late` ticks late, for as long as `goesOn`; `watch` sees every tick. */
export const playRound = (
  seed: number,
  bot: Bot,
  late: number,
  goesOn: (state: State) => boolean,
  watch?: (before: State, after: State) => void,
) => playOn(rules.start(seed, 1), bot, late, goesOn, watch)

/** The same from any state. */
export function playOn(
  start: State,
  bot: Bot,
  late: number,
  goesOn: (state: State) => boolean,
  watch: (before: State, after: State) => void = () => {},
): State {
  const decide = delayed(bot, late)
  let state = start
  while (state.hearts && goesOn(state)) {
    const action = decide(state)
    const before = action ? rules.act(state, action) : state
    state = rules.tick?.(before) ?? before
    watch(before, state)
  }
  return state
}
