/** Fires shots and the beam, applies hits, and bursts and splits viruses. */
import { cosine, sine, TURN } from '../../kit/rules/trig.ts'
import {
  AMBUSH,
  BOSS,
  CANNON,
  CHAIN,
  DART,
  DEFENDER,
  FIELD,
  FINALE,
  GUARD,
  HELP,
  LIMITS,
  SIDES,
  SPLASH,
  SPORE,
  STOP,
  SURGE,
  WORTH,
} from './curve.ts'
import { near } from './defending.ts'
import { give, heading, roll, spawn, type Draft } from './draft.ts'
import type { Help, VirusShot, Point, State, Virus } from './state.ts'
import { DYING, halfOf, isDying, isShut, lapOf, radiusOf } from './waves.ts'

/** Units from the defender's centre to the muzzle. */
export const MUZZLE = 24

export function fire(draft: Draft): void {
  const { x, y, tick: born, marks, beam, spread } = draft
  // No shots during the end of a boss.
  if (draft.viruses.some(isDying)) return
  const add = (aside: number, vx: number, vy: number, through = 0, seeks = false) => {
    if (draft.shots.length >= LIMITS.shots) return
    const shot = { x: x + aside, y: y - MUZZLE, vx, vy, born, through, last: 0, seeks }
    draft.shots.push({ id: draft.next++, ...shot })
  }
  if (marks.homing && born % DART.every(marks.homing) === 0) add(0, 0, -DART.speed, 0, true)
  if (born % CANNON.every(marks.rapid)) return
  const barrels = beam ? 0 : 1 + marks.twin
  for (let i = 0; i < barrels; i++) add((i - (barrels - 1) / 2) * CANNON.gap, 0, -CANNON.speed, marks.pierce)
  const fan = spread ? [CANNON.lean / CANNON.fan, CANNON.lean] : []
  for (const lean of [...fan, ...SIDES.slice(0, marks.sides)])
    for (const side of [-1, 1])
      add(side * (barrels / 2) * CANNON.gap, side * lean * CANNON.speed, -CANNON.speed)
}

export const shotX = ({ x, vx, born }: VirusShot, tick: number) => x + vx * (tick - born)
export const shotY = ({ y, vy, born }: VirusShot, tick: number) => y + vy * (tick - born)

/** Width of the lanes that limit which viruses a shot is compared with. */
const LANE = 40
const LANES = FIELD.width / LANE
const laneOf = (x: number) => Math.max(0, Math.min(LANES - 1, Math.floor(x / LANE)))

/** Indices of the viruses in each lane. */
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

/** Index of the virus at this point, excluding the last one struck; -1 if there is none. */
function struckAt(
  viruses: readonly Virus[],
  lane: readonly number[],
  x: number,
  y: number,
  last: number,
): number {
  for (const i of lane) {
    const virus = viruses[i]
    if (!virus || virus.id === last || isDying(virus)) continue
    const dx = virus.x - x
    const dy = virus.y - y
    const reach = radiusOf(virus.kind, virus.size) + CANNON.radius
    if (dx * dx + dy * dy < reach * reach) return i
  }
  return -1
}

/** Turns a dart a little towards the nearest virus. */
function turnDart(dart: VirusShot, viruses: readonly Virus[], tick: number): VirusShot {
  const from = { x: shotX(dart, tick), y: shotY(dart, tick) }
  let [target, least]: [Virus | undefined, number] = [undefined, Infinity]
  for (const virus of viruses) {
    const away = (virus.x - from.x) ** 2 + (virus.y - from.y) ** 2
    if (away < least && virus.y > 0 && virus.id !== dart.last) [target, least] = [virus, away]
  }
  if (!target) return dart
  const way = heading(from, target)
  const { turn, speed } = DART
  const [wantX, wantY] = [dart.vx + way.x * turn * speed, dart.vy + way.y * turn * speed]
  const on = heading({ x: 0, y: 0 }, { x: wantX, y: wantY })
  return { ...dart, ...from, vx: on.x * speed, vy: on.y * speed, born: tick }
}

export function strike(draft: Draft): void {
  const { viruses, tick } = draft
  /** Hits by virus index. */
  const hits: Hits = new Map()
  const lanes = lanesOf(viruses)
  const flying: VirusShot[] = []
  for (const fired of draft.shots) {
    const shot = fired.seeks ? turnDart(fired, viruses, tick) : fired
    const x = shotX(shot, tick)
    const y = shotY(shot, tick)
    if (y < -12 || y > FIELD.height + 12 || x < -12 || x > FIELD.width + 12) continue
    const i = struckAt(viruses, lanes[laneOf(x)] ?? [], x, y, shot.last)
    const virus = viruses[i]
    if (!virus) flying.push(shot)
    else if (!isShut(virus, tick)) {
      add(hits, i, shot.seeks ? DART.power : 1)
      if (shot.through) flying.push({ ...shot, through: shot.through - 1, last: virus.id })
    }
  }
  draft.shots = flying
  if (draft.beam && tick % CANNON.beamEvery === 0) hitWithBeam(draft, hits)
  if (draft.marks.guard) standGuard(draft, hits)
  if (draft.surge) ram(draft, hits)
  if (hits.size) takeHits(draft, hits)
  endBoss(draft)
}

type Hits = Map<number, number>

const add = (hits: Hits, i: number, more: number) => hits.set(i, (hits.get(i) ?? 0) + more)

/** Positions of the guards around the defender. */
export const guardsOf = ({ x, y, marks }: Pick<State, 'x' | 'y' | 'marks'>, tick: number): Point[] =>
  Array.from({ length: marks.guard }, (_, i) => {
    const angle = (tick / GUARD.period + i / marks.guard) * TURN
    return { x: x + GUARD.reach * cosine(angle), y: y + GUARD.reach * sine(angle) }
  })

/** Guards damage viruses on touch, and stop spores. */
function standGuard(draft: Draft, hits: Hits): void {
  const guards = guardsOf(draft, draft.tick)
  const meets = (thing: Point, radius: number) =>
    guards.some((guard) => near(guard, thing, radius + GUARD.radius))
  draft.spores = draft.spores.filter((spore) => !meets(spore, SPORE.radius))
  if (draft.tick % GUARD.every) return
  for (const [i, virus] of draft.viruses.entries())
    if (meets(virus, radiusOf(virus.kind, virus.size))) add(hits, i, GUARD.power)
}

/** In a surge, viruses burst on touch, and even a boss takes damage. */
function ram(draft: Draft, hits: Hits): void {
  const reach = DEFENDER.radius + SURGE.reach
  draft.spores = draft.spores.filter((spore) => !near(spore, draft, SPORE.radius + reach))
  for (const [i, virus] of draft.viruses.entries()) {
    if (!near(virus, draft, radiusOf(virus.kind, virus.size) + reach)) continue
    if (virus.kind !== 'boss') add(hits, i, virus.strength)
    else if (draft.tick % SURGE.every === 0) add(hits, i, SURGE.power)
  }
}

/** Hits everything ahead of the defender. */
function hitWithBeam({ viruses, x: aim, y: from, marks }: Draft, hits: Hits): void {
  for (const [i, { x, y, kind, size }] of viruses.entries())
    if (y < from && y > -20 && Math.abs(x - aim) < radiusOf(kind, size) + CANNON.beam)
      add(hits, i, 1 + marks.twin)
}

/** Damage per hit: more on a boss that has tired. */
const weightOf = ({ kind, born }: Virus, tick: number) =>
  kind === 'boss' ? 1 + Math.floor((tick - born) / BOSS.tires) : 1

function takeHits(draft: Draft, hits: ReadonlyMap<number, number>): void {
  const beaten: Virus[] = []
  const old = draft.viruses
  draft.viruses = []
  let i = 0
  for (const virus of old) {
    const hit = isDying(virus) ? 0 : (hits.get(i) ?? 0) * weightOf(virus, draft.tick)
    i++
    // Hits on a boss keep the chain going, because it takes long to beat.
    if (hit && virus.kind === 'boss') draft.chainLeft = CHAIN.ticks
    if (hit >= virus.strength && virus.kind === 'boss') draft.viruses.push(beat(draft, virus, old))
    else if (hit >= virus.strength) beaten.push(virus)
    else if (!hit) draft.viruses.push(virus)
    // A hit slows the virus a little, small ones more.
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
  splash(draft, beaten)
}

/** Bombs, and bursts with the blast upgrade, hit the viruses around them, which may burst in turn. */
function splash(draft: Draft, beaten: readonly Virus[]): void {
  const hits: Hits = new Map()
  const { blast } = draft.marks
  for (const source of beaten) {
    const isBomb = source.kind === 'bomb'
    if (!isBomb && !blast) continue
    const reach = isBomb ? SPLASH.bomb : SPLASH.reach(blast)
    for (const [i, virus] of draft.viruses.entries())
      if (virus.born < draft.tick && near(source, virus, reach + radiusOf(virus.kind, virus.size)))
        add(hits, i, isBomb ? source.full * 2 : blast)
  }
  if (hits.size) takeHits(draft, hits)
}

function burst(draft: Draft, virus: Virus): void {
  const step = CHAIN.step(draft.chain)
  draft.bursts++
  // Bursts during a surge, and those of a defender who rests, do not extend the chain.
  if (!draft.surge && draft.rest < AMBUSH.after) draft.chain++
  draft.longest = Math.max(draft.longest, draft.chain)
  draft.chainLeft = CHAIN.ticks
  draft.score +=
    (1 + step) * (virus.kind === 'boss' ? BOSS.worth(lapOf(draft.wave)) : (WORTH[virus.size] ?? 0))
  if (CHAIN.step(draft.chain) > step) draft.surge = SURGE.ticks
  if (virus.kind === 'boss') return burstBoss(draft, virus)
  if (virus.size > 2) draft.stop = Math.max(draft.stop, STOP.large)
  if (virus.size > 0 && virus.kind !== 'bomb') split(draft, virus)
  if (--draft.due > 0) return
  draft.due = HELP.every(draft.wave, draft.marks.magnet)
  give(draft, chooseHelp(draft), virus)
}

/** Splits into two halves, side by side as seen from the defender, so that neither is nearer than the whole was. */
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

/** The last boss of a wave bursts after a finale; others burst at once. */
function beat(draft: Draft, boss: Virus, all: readonly Virus[]): Virus {
  const isLast = !all.some(({ kind, id, mode }) => kind === 'boss' && id !== boss.id && mode !== DYING)
  draft.stop = STOP.boss
  draft.spores = []
  draft.shots = []
  return { ...boss, strength: 0, mode: DYING, wait: isLast ? FINALE.ticks : 1 }
}

/** During the finale the other viruses burst one by one, and finally the boss. */
function endBoss(draft: Draft): void {
  const boss = draft.viruses.find(isDying)
  if (!boss) return
  const rest = draft.viruses.filter(({ kind }) => kind !== 'boss')
  const next = boss.wait > 0 ? rest[0] : boss
  if (!next || (boss.wait > 0 && boss.wait % FINALE.every)) return
  draft.viruses = draft.viruses.filter((virus) => virus !== next)
  burst(draft, next === boss ? boss : { ...next, size: 0 })
}

function burstBoss(draft: Draft, boss: Virus): void {
  draft.bosses++
  draft.stop = STOP.boss
  give(draft, 'heart', { x: boss.x - 24, y: boss.y })
  give(draft, chooseHelp(draft), { x: boss.x + 24, y: boss.y })
}

/** Chooses a gift: never one that is already active, and rarely a shield. */
function chooseHelp(draft: Draft): Help {
  if (!draft.shield && roll(draft, 5) === 0) return 'shield'
  const helps = (['spread', 'beam', 'slow'] as const).filter((help) => !draft[help])
  return helps[roll(draft, helps.length)] ?? 'spread'
}
