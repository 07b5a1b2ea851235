/** Shots, the beam and what they hit; how a virus bursts, splits and leaves a gift behind. */
import { BOSS, CANNON, CHAIN, FIELD, HELP, MOST, STOP } from './curve.ts'
import { give, heading, roll, spawn, type Draft } from './draft.ts'
import type { Help, Shot, Virus } from './state.ts'
import { halfOf, radiusOf, strengthOf } from './waves.ts'

/** Units from the defender's middle to the muzzle. */
export const MUZZLE = 24

export function fire(draft: Draft): void {
  if (draft.tick % CANNON.every(draft.bosses)) return
  const barrels = draft.beam ? 0 : Math.min(CANNON.barrels, 1 + draft.bosses)
  const fan = draft.spread ? CANNON.fan : 0
  const add = (aside: number, lean: number) => {
    if (draft.shots.length >= MOST.shots) return
    const { x, y, tick: born } = draft
    draft.shots.push({
      id: draft.next++,
      x: x + aside,
      y: y - MUZZLE,
      vx: lean * CANNON.speed,
      vy: -CANNON.speed,
      born,
    })
  }
  for (let i = 0; i < barrels; i++) add((i - (barrels - 1) / 2) * CANNON.gap, 0)
  for (let i = 1; i <= fan; i++)
    for (const side of [-1, 1]) add(side * (barrels / 2) * CANNON.gap, (side * CANNON.lean * i) / fan)
}

export const shotX = ({ x, vx, born }: Shot, tick: number) => x + vx * (tick - born)
export const shotY = ({ y, vy, born }: Shot, tick: number) => y + vy * (tick - born)

/** The field is divided into lanes, so that a shot is compared only with the viruses in its own. */
const LANE = 40
const LANES = FIELD.width / LANE
const laneOf = (x: number) => Math.max(0, Math.min(LANES - 1, Math.floor(x / LANE)))

/** The indices of the viruses in each lane. */
function lanesOf(viruses: readonly Virus[]): number[][] {
  const lanes: number[][] = []
  for (let lane = 0; lane < LANES; lane++) lanes.push([])
  for (let i = 0; i < viruses.length; i++) {
    const virus = viruses[i]
    if (!virus) continue
    const reach = radiusOf(virus.kind, virus.size) + CANNON.radius
    const last = laneOf(virus.x + reach)
    for (let lane = laneOf(virus.x - reach); lane <= last; lane++) lanes[lane]?.push(i)
  }
  return lanes
}

/** The index of the virus at this spot; -1 where there is none. */
function struckAt(viruses: readonly Virus[], lane: readonly number[], x: number, y: number): number {
  for (const i of lane) {
    const virus = viruses[i]
    if (!virus) continue
    const dx = virus.x - x
    const dy = virus.y - y
    const reach = radiusOf(virus.kind, virus.size) + CANNON.radius
    if (dx * dx + dy * dy < reach * reach) return i
  }
  return -1
}

export function strike(draft: Draft): void {
  const { viruses, tick } = draft
  /** Hits on each virus, by its index. */
  const hits = new Map<number, number>()
  const lanes = lanesOf(viruses)
  draft.shots = draft.shots.filter((shot) => {
    const x = shotX(shot, tick)
    const y = shotY(shot, tick)
    if (y < -12 || x < -12 || x > FIELD.width + 12) return false
    const i = struckAt(viruses, lanes[laneOf(x)] ?? [], x, y)
    if (i < 0) return true
    hits.set(i, (hits.get(i) ?? 0) + 1)
    return false
  })
  if (draft.beam && tick % CANNON.beamEvery === 0) sear(draft, hits)
  if (hits.size) takeHits(draft, hits)
}

/** The beam hits everything ahead of the defender. */
function sear({ viruses, x: aim, y: from, bosses }: Draft, hits: Map<number, number>): void {
  for (const [i, { x, y, kind, size }] of viruses.entries())
    if (y < from && y > -20 && Math.abs(x - aim) < radiusOf(kind, size) + CANNON.beam)
      hits.set(i, (hits.get(i) ?? 0) + 1 + Math.min(2, bosses))
}

function takeHits(draft: Draft, hits: ReadonlyMap<number, number>): void {
  const beaten: Virus[] = []
  const old = draft.viruses
  draft.viruses = []
  let i = 0
  for (const virus of old) {
    const hit = hits.get(i++) ?? 0
    draft.score += Math.min(hit, virus.strength)
    if (hit >= virus.strength) beaten.push(virus)
    else if (!hit) draft.viruses.push(virus)
    // A hit holds the virus up a little, a small one more than a large one.
    else {
      const held = virus.kind === 'boss' || virus.mode === 2 ? 0 : (0.14 * hit) / (1 + virus.size)
      draft.viruses.push({
        ...virus,
        strength: virus.strength - hit,
        vy: virus.vy - held,
        hit: draft.tick,
      })
    }
  }
  for (const virus of beaten) burst(draft, virus)
}

function burst(draft: Draft, virus: Virus): void {
  draft.bursts++
  draft.chain++
  draft.chainLeft = CHAIN.ticks
  draft.score += Math.min(CHAIN.most, draft.chain)
  if (virus.kind === 'boss') return burstBoss(draft, virus)
  if (virus.size > 2) draft.stop = Math.max(draft.stop, STOP.large)
  if (virus.size > 0) split(draft, virus)
  if (--draft.due > 0) return
  draft.due = HELP.every
  give(draft, chooseHelp(draft), virus)
}

/** Two halves, side by side as the defender sees them, so that neither is nearer to it than the whole was. */
function split(draft: Draft, { x, y, vx, vy, kind, size, full, wait }: Virus): void {
  const ahead = heading(draft, { x, y })
  const apart = radiusOf(kind, size - 1) * 0.8
  const strength = halfOf(full)
  for (const side of [-1, 1])
    spawn(draft, {
      kind,
      size: size - 1,
      strength,
      x: x - ahead.y * side * apart,
      y: y + ahead.x * side * apart,
      vx: vx * 0.5 - ahead.y * side * 2.2 + ahead.x,
      vy: vy * 0.5 + ahead.x * side * 2.2 + ahead.y * 1.2,
      wait: wait + side * 20,
    })
}

function burstBoss(draft: Draft, boss: Virus): void {
  draft.bosses++
  draft.stop = STOP.boss
  draft.spores = []
  const strength = strengthOf('drifter', BOSS.remains, draft.wave)
  for (const [aside, ahead] of [
    [-1, -0.4],
    [1, -0.4],
    [-0.5, 0.5],
    [0.5, 0.5],
  ] as const)
    spawn(draft, {
      kind: 'drifter',
      size: BOSS.remains,
      strength,
      x: boss.x + aside * 34,
      y: boss.y + ahead * 34,
      vx: aside * 3,
      vy: ahead * 3 - 1,
    })
  give(draft, 'heart', { x: boss.x - 24, y: boss.y })
  give(draft, chooseHelp(draft), { x: boss.x + 24, y: boss.y })
}

/** Never one that is active already; now and then a heart for a player who is down to the last one. */
function chooseHelp(draft: Draft): Help {
  if (draft.hearts === 1 && roll(draft, 3) === 0) return 'heart'
  const helps = (['spread', 'beam', 'slow', 'shield'] as const).filter((help) => !draft[help])
  return helps[roll(draft, helps.length)] ?? 'spread'
}
