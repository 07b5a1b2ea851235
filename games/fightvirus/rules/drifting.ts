/** Moves viruses and spores: steering by kind, walls, and the return of viruses that left the field. */
import { cosine, sine, TURN } from '../../kit/rules/trig.ts'
import { BOSS, DIVER, FIELD, SPITTER, SPORE, WAVE, WEAVER } from './curve.ts'
import { heading, roll, spawn, spit, type Draft } from './draft.ts'
import type { Virus } from './state.ts'
import { isDying, lapOf, radiusOf } from './waves.ts'

/** Share of the missing speed that a virus gains per tick: a push lasts about half a second. */
const ACCELERATION = 0.045

/** Greatest sideways speed of a drifter towards the defender, in units per tick. */
const LEAN = 0.45

/** `pace` is the current speed factor: below 1 while slow is active. */
export function driftSpores(draft: Draft, pace: number): void {
  const old = draft.spores
  const reach = SPORE.radius * 2
  draft.spores = []
  for (const { id, x: fromX, y: fromY, vx, vy } of old) {
    const [x, y] = [fromX + vx * pace, fromY + vy * pace]
    const gone = x < -reach || x > FIELD.width + reach || y < -60 || y > FIELD.height + reach
    if (!gone) draft.spores.push({ id, x, y, vx, vy })
  }
}

export function driftViruses(draft: Draft, pace: number): void {
  const speed = WAVE.speed(draft.wave)
  const returning: Virus[] = []
  const old = draft.viruses
  // One diver at a time: nobody watches two.
  let mayAim = !old.some(isDiving)
  draft.viruses = []
  for (const virus of old) {
    const moved = virus.kind === 'boss' ? hover(virus, draft, pace) : drift(virus, draft, pace, speed, mayAim)
    if (isDiving(moved)) mayAim = false
    // A returning virus gets a new id: otherwise it would be interpolated all the way up.
    if (moved.y > FIELD.height + radiusOf(moved.kind, moved.size) + 8) returning.push(moved)
    else draft.viruses.push(moved)
  }
  for (const virus of returning) {
    const radius = radiusOf(virus.kind, virus.size)
    const x = Math.min(FIELD.width - radius, Math.max(radius, virus.x))
    const [id, born, wait] = [draft.next++, draft.tick, SPITTER.every(draft.wave)]
    draft.viruses.push({ ...virus, id, born, wait, x, y: -radius - 8, vx: 0, vy: speed, mode: 0 })
  }
  attack(draft, old, pace)
}

const isDiving = ({ kind, mode }: Virus) => kind === 'diver' && mode > 0

function drift(virus: Virus, draft: Draft, pace: number, speed: number, mayAim: boolean): Virus {
  const { id, kind, size, x, y } = virus
  let { vx, vy, mode, wait } = virus
  const radius = radiusOf(kind, size)
  let grip = ACCELERATION
  let wantX = 0.3 * sine((draft.tick + id * 71) / 140)
  let wantY = speed * (1.2 - size * 0.12)
  if (kind === 'weaver') wantX = WEAVER.swing * cosine(((draft.tick + id * 53) / WEAVER.period) * TURN)
  // Drifters lean towards the defender.
  else if (kind === 'drifter') wantX += Math.max(-LEAN, Math.min(LEAN, (draft.x - x) * 0.01))
  else if (kind === 'spitter') wait = wait <= pace ? SPITTER.every(draft.wave) : wait - pace
  else if (kind === 'diver') {
    wait = Math.max(mode || mayAim ? 0 : DIVER.pause, wait - pace)
    if (mode === 0 && mayAim && y > DIVER.depth && y < draft.y - 60 && !wait) [mode, wait] = [1, DIVER.aim]
    else if (mode === 1 && !wait) {
      const way = heading(virus, draft)
      const dart = DIVER.speed(draft.wave)
      ;[vx, vy, mode, wait] = [way.x * dart, way.y * dart, 2, DIVER.dart]
    } else if (mode === 2 && !wait) [mode, wait] = [0, DIVER.dart]
    if (mode === 1) [wantX, wantY, grip] = [0, 0, 0.12]
    if (mode === 2) grip = 0
  }
  // Walls turn a drifting virus and bounce a darting one.
  if (x < radius) [wantX, vx] = [1.2, mode === 2 ? Math.abs(vx) : vx]
  else if (x > FIELD.width - radius) [wantX, vx] = [-1.2, mode === 2 ? -Math.abs(vx) : vx]
  vx += (wantX - vx) * grip * pace
  vy += (wantY - vy) * grip * pace
  return { ...virus, x: x + vx * pace, y: y + vy * pace, vx, vy, mode, wait }
}

/** Sways the boss at the far end; in its last mood it also swoops down. */
function hover(boss: Virus, draft: Draft, pace: number): Virus {
  if (isDying(boss)) return { ...boss, vx: 0, vy: 0, wait: boss.wait - 1 }
  const turn = ((draft.tick - boss.born) / BOSS.period) * TURN
  const mode = Math.min(2, Math.floor(3 * (1 - boss.strength / boss.full)))
  const there = boss.y > BOSS.y - 24
  const low = BOSS.y + (mode === 2 ? BOSS.swoop * (0.5 - 0.5 * cosine(turn * 2.3)) : 0)
  const vx = (FIELD.width / 2 + BOSS.sway * sine(turn) - boss.x) * 0.05
  const vy = Math.max(-1.6, Math.min(1.6, (low - boss.y) * 0.04))
  const due = boss.wait <= pace
  const wait = due ? (BOSS.attack[mode] ?? BOSS.attack[0]) : boss.wait - (there ? pace : 0)
  return { ...boss, x: boss.x + vx * pace, y: boss.y + vy * pace, vx, vy, mode, wait }
}

function attack(draft: Draft, old: readonly Virus[], pace: number): void {
  for (const virus of old) {
    if (virus.wait > pace || isDying(virus)) continue
    if (virus.kind === 'boss') bossAttack(draft, virus)
    else if (virus.kind === 'spitter' && virus.y > 10 && virus.y < SPITTER.until) {
      const way = heading(virus, draft)
      const rim = radiusOf(virus.kind, virus.size)
      const from = { x: virus.x + way.x * rim, y: virus.y + way.y * rim }
      const speed = SPITTER.speed(draft.wave)
      spit(draft, from, way.x * speed, way.y * speed)
    }
  }
}

/** One attack per mood: a fan of spores towards the defender, a ring, or young viruses. The first varies by boss. */
const ATTACKS = ['fan', 'ring', 'young'] as const

function bossAttack(draft: Draft, boss: Virus): void {
  const lap = lapOf(draft.wave)
  const kind = ATTACKS[(boss.mode + lap) % 3]
  if (kind === 'young' && draft.viruses.length < BOSS.mostYoung) {
    const strength = BOSS.youngStrength(lap)
    for (const side of [-1, 1])
      spawn(draft, {
        kind: lap % 2 ? 'weaver' : 'drifter',
        size: BOSS.young,
        strength,
        x: boss.x + side * BOSS.radius * 0.8,
        y: boss.y + BOSS.radius * 0.5,
        vx: side * 2.4,
        vy: 2,
      })
    return
  }
  const speed = BOSS.sporeSpeed(lap)
  const isFan = kind === 'fan'
  const count = isFan ? 5 + Math.min(4, lap) : BOSS.spores(lap)
  const ahead = heading(boss, draft)
  const first = roll(draft, 628) / 100
  for (let i = 0; i < count; i++) {
    // A fan is centred on the defender; a ring covers the full circle.
    const angle = isFan ? (i - (count - 1) / 2) * 0.26 : first + (i / count) * TURN
    const [cos, sin] = [cosine(angle), sine(angle)]
    const way = isFan
      ? { x: ahead.x * cos - ahead.y * sin, y: ahead.x * sin + ahead.y * cos }
      : { x: cos, y: sin }
    const from = { x: boss.x + way.x * BOSS.radius, y: boss.y + way.y * BOSS.radius }
    spit(draft, from, way.x * speed, way.y * speed)
  }
}
