/** Rules: a defender in the bloodstream against waves of splitting viruses. */
import { chance } from '../kit/rules/chance.ts'
import type { Rules } from '../kit/rules.ts'
import { BEAT, CHAIN, CROWD, DEFENDER, FINALE, HELP, SPITTER, SURGE, UPGRADES, WAVE } from './rules/curve.ts'
import { collectGifts, moveDefender, reachable, suffer } from './rules/defending.ts'
import { draftOf, spawn, type Draft } from './rules/draft.ts'
import { driftSpores, driftViruses } from './rules/drifting.ts'
import { fire, strike } from './rules/fighting.ts'
import { isAction, type Action, type State } from './rules/state.ts'
import { makeOffer, runOffer } from './rules/upgrades.ts'
import { ambush } from './rules/ambush.ts'
import { dealWave, hasBeat, isDying, strengthOf } from './rules/waves.ts'
import { isFight } from './rules/saved.ts'

/** Viruses on the field at the start. */
const OPENING = [
  { x: 200, y: 110, size: 1 },
  { x: 96, y: 60, size: 0 },
  { x: 304, y: 60, size: 0 },
] as const

function start(seed: number): State {
  const dice = chance(seed)
  const coming = dealWave(1, dice)
  const draft: Draft = {
    tick: 0,
    cursor: dice.cursor,
    next: 1,
    ...DEFENDER.start,
    vx: 0,
    vy: 0,
    goal: DEFENDER.post,
    push: { x: 0, y: 0 },
    hearts: DEFENDER.hearts,
    safe: 0,
    spread: 0,
    beam: 0,
    slow: 0,
    shield: false,
    surge: 0,
    bosses: 0,
    marks: Object.fromEntries(UPGRADES.map((upgrade) => [upgrade, 0])) as State['marks'],
    offer: [],
    offerAge: 0,
    dwell: 0,
    spot: DEFENDER.post,
    rest: 0,
    viruses: [],
    shots: [],
    spores: [],
    gifts: [],
    wave: 1,
    age: 0,
    coming,
    score: 0,
    chain: 0,
    longest: 0,
    chainLeft: 0,
    bursts: 0,
    due: HELP.first,
    stop: 0,
  }
  for (const { size, ...spot } of OPENING)
    spawn(draft, { ...spot, kind: 'drifter', size, strength: strengthOf('drifter', size, 1) })
  return draft
}

function act(state: State, { kind, x, y }: Action): State {
  if (!state.hearts) return state
  if (kind === 'go') {
    const goal = reachable({ x, y })
    if (state.goal?.x === goal.x && state.goal.y === goal.y) return state
    return { ...state, goal, push: { x: 0, y: 0 } }
  }
  // Diagonals are no faster.
  const length = Math.max(1, Math.sqrt(x * x + y * y))
  const push = { x: x / length, y: y / length }
  if (!state.goal && state.push.x === push.x && state.push.y === push.y) return state
  return { ...state, goal: null, push }
}

/** Spawns viruses that are due. A beaten wave is followed by an offer, then by the next announcement. */
function advanceWave(draft: Draft): void {
  draft.age++
  if (draft.age === 0) {
    const dice = chance(draft.cursor)
    draft.wave++
    draft.coming = dealWave(draft.wave, dice)
    draft.cursor = dice.cursor
  }
  let due = 0
  for (const { at, kind, size, x, y } of draft.coming) {
    if (draft.age < at || draft.viruses.length >= CROWD) break
    due++
    spawn(draft, {
      kind,
      size,
      x,
      y,
      vy: WAVE.speed(draft.wave),
      strength: strengthOf(kind, size, draft.wave),
      wait: SPITTER.every(draft.wave) / 2,
      outside: true,
    })
  }
  if (due) draft.coming = draft.coming.slice(due)
  const beaten = !draft.viruses.length
  const late = draft.age > WAVE.patience(draft.wave) && !draft.viruses.some(({ kind }) => kind === 'boss')
  if (draft.age > 0 && !draft.coming.length && (beaten || late)) makeOffer(draft)
}

/** Counts all timers down. The chain's timer pauses while there are no viruses. */
function countDown(draft: Draft): void {
  for (const key of ['safe', 'spread', 'beam', 'slow'] as const) if (draft[key]) draft[key]--
  if (draft.surge && !--draft.surge) draft.safe = SURGE.safe
  if (!draft.viruses.length || !draft.chainLeft || --draft.chainLeft) return
  draft.chain = CHAIN.from(CHAIN.step(draft.chain))
}

/** During a heartbeat the stream is fast. */
export const isBeating = ({ wave, age }: Pick<State, 'wave' | 'age'>) =>
  hasBeat(wave) && age > 0 && age % BEAT.every > BEAT.every - BEAT.ticks

/** Current speed factor of viruses and spores. */
const paceOf = (state: State) =>
  (state.slow ? HELP.slowed : 1) *
  (state.viruses.some(isDying) ? FINALE.pace : 1) *
  (isBeating(state) ? BEAT.pace : 1)

function tick(state: State): State {
  if (!state.hearts) return state
  if (state.stop) return { ...state, stop: state.stop - 1 }
  const draft = draftOf(state)
  const pace = paceOf(state)
  draft.tick++
  moveDefender(draft)
  if (draft.offer.length) {
    runOffer(draft, state)
    return draft
  }
  countDown(draft)
  driftSpores(draft, pace)
  driftViruses(draft, pace)
  collectGifts(draft)
  ambush(draft)
  advanceWave(draft)
  fire(draft)
  strike(draft)
  suffer(draft)
  return draft
}

/** Eight directions, a stop, and two points to go to. */
function moves({ hearts, x, y }: State): Action[] {
  if (!hearts) return []
  const pushes = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ kind: 'push', x: dx, y: dy }) as const))
  const spots = [x - 90, x + 90].map((to) => ({ kind: 'go', x: to, y }) as const)
  return [...pushes, ...spots]
}

export const rules: Rules<State, Action> = {
  start,
  act,
  tick,
  isAction,
  moves,
  score: ({ score }) => score,
  outcome: ({ hearts }) => (hearts ? 'playing' : 'lost'),
  fits: isFight,
}
