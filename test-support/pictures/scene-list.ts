/**
 * Lists the scenes of a game, each drawn from its state: moments and effects of a recorded round, new elements, looks, the
 * fullest scene. The tests draw them with the recorder, the gallery on a real canvas.
 */
import type { Game } from '../../games/kit/game.ts'
import type { Stage } from '../../games/kit/paint/stage.ts'
import type { createReplay } from '../../games/kit/deferred/challenge/replay.ts'
import type { Elements } from '../../games/kit/test/elements.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import type { View } from '../../games/kit/view.ts'
import type { GoldenRound } from '../golden.ts'

type AnyGame = Game<unknown, unknown>

export interface SceneParts {
  readonly game: AnyGame
  readonly createReplay: typeof createReplay
  /** The recorded round, and the fullest scene if the game has one. */
  readonly round: GoldenRound
  readonly busiest?: (() => unknown) | undefined
  /** In a game without levels: states that show its new elements. */
  readonly elements?: Elements<unknown> | undefined
}

export interface Scene {
  readonly name: string
  /** Opens a view on this stage, in this look, and draws until the scene is there. */
  draw(stage: Stage): void
}

/** Parts of a round that are shown. */
const MOMENTS = [0, 1 / 3, 2 / 3, 1]
/** Seconds between two drawn frames, and the steps of a real-time game between them. */
const DELTA = 0.1
const STEPS_PER_FRAME = 6
/** Steps before a moment from which on everything is drawn, so that its effects are there. */
const REAL_TIME_LEAD = 30
const TURN_LEAD = 1
/** Seconds between the frames after an effect has begun, and until a move has come to rest. */
const EFFECT: readonly number[] = [DELTA, DELTA]
const REST: readonly number[] = [DELTA, 0.2, 0.4, 0.8]
const PACK = 20

const frameOf = (before: unknown, state: unknown, since: number, time: number, delta: number) => ({
  before,
  state,
  since,
  time,
  delta,
  still: false,
  playing: true,
  hint: undefined,
  best: undefined,
  ghost: undefined,
})

/** Draws one view on a clock of its own. */
function createFilm(game: AnyGame, stage: Stage, state: unknown) {
  const view: View<unknown, unknown> = game.open(stage, { play: () => {}, news: () => {}, moment: () => {} })
  let [time, since, before] = [0, DELTA, state]
  const draw = (now: unknown, delta = DELTA) => {
    time += delta
    view.draw(frameOf(before, now, since, time, delta))
  }
  view.begin?.(state, time)
  draw(state)
  return {
    draw,
    change(from: unknown, to: unknown): void {
      // In the order of the kit: a view may prepare its effects when it is asked for sounds.
      view.hear?.(from, to)
      view.see?.(from, to)
      before = from
      since = 0
    },
    rest(now: unknown, deltas: readonly number[]): void {
      for (const delta of deltas) {
        since += delta
        draw(now, delta)
      }
    },
  }
}

const played = new WeakMap<SceneParts, readonly unknown[]>()

/** The states of the recorded round, from its start to its end. It is played once for all scenes. */
function statesOf(parts: SceneParts): readonly unknown[] {
  const known = played.get(parts)
  if (known) return known
  const { game, createReplay, round } = parts
  const replay = createReplay(game.rules, { ...round, log: JSON.parse(round.log) as LogEntry<unknown>[] })
  const states = [replay.now.state]
  while (!replay.isOver) {
    replay.step()
    states.push(replay.now.state)
  }
  played.set(parts, states)
  return states
}

/** A scene of the round: its state after so many steps. */
export function sceneAt(parts: SceneParts, name: string, steps: number, rest = REST): Scene {
  const { game } = parts
  const isRealTime = game.rules.tick !== undefined
  return {
    name,
    draw(stage) {
      const states = statesOf(parts)
      const last = Math.min(steps, states.length - 1)
      const from = Math.max(0, last - (isRealTime ? REAL_TIME_LEAD : TURN_LEAD))
      const film = createFilm(game, stage, states[from])
      for (let step = from; step < last; step++) {
        const [state, next] = [states[step], states[step + 1]]
        if (next !== state) film.change(state, next)
        if (isRealTime && step % STEPS_PER_FRAME === 0) film.draw(next)
      }
      // In real time the next tick follows at once.
      film.rest(states[last], isRealTime ? rest.slice(0, 1) : rest)
    },
  }
}

/** At which step of the recorded round each sound is heard first. Every sound has an effect of its own. */
function firstSounds(parts: SceneParts, stage: Stage): ReadonlyMap<string, number> {
  const states = statesOf(parts)
  const view = parts.game.open(stage, { play: () => {}, news: () => {}, moment: () => {} })
  view.begin?.(states[0], 0)
  const heard = new Map<string, number>()
  for (const [step, state] of states.entries()) {
    const before = states[step - 1]
    if (step === 0 || state === before) continue
    for (const { name } of view.hear?.(before, state) ?? []) if (!heard.has(name)) heard.set(name, step)
  }
  return heard
}

/** Not a copy of the stage, which would ask for a pen and so keep the game from using WebGL. */
const wearing = (stage: Stage, look: string) => Object.create(stage, { look: { value: look } }) as Stage

/** `stage` is used to survey the round; nothing is drawn on it. */
export function scenesOf(parts: SceneParts, stage: Stage): Scene[] {
  const { game, busiest, elements = {} } = parts
  const heard = firstSounds(parts, stage)
  const states = statesOf(parts)
  const steps = states.length - 1
  // In a short round several moments are the same step.
  const moments = [...new Set(MOMENTS.map((moment) => Math.floor(steps * moment)))].map((at) =>
    sceneAt(parts, `moment ${at} of ${steps}`, at),
  )
  const effects = [...heard].map(([sound, at]) => sceneAt(parts, `effect ${sound}`, at, EFFECT))
  const still = (name: string, start: () => unknown): Scene => ({
    name,
    draw: (stage) => void createFilm(game, stage, start()),
  })
  const packs = (game.levels?.packs ?? []).map((pack, at) =>
    still(`new in pack ${at + 1}, ${pack}`, () => game.rules.start(1, at * PACK + 1)),
  )
  const middle = () => states[Math.ceil(steps / 2)]
  const looks = (game.looks ?? []).map(({ id }): Scene => ({
    name: `look ${id}`,
    draw: (stage) => still('', middle).draw(wearing(stage, id)),
  }))
  return [
    ...moments,
    ...effects,
    ...packs,
    ...looks,
    ...(busiest ? [still('fullest scene', busiest)] : []),
    // Last, because a new scene changes the numbers of everything that is drawn after it.
    ...Object.entries(elements).map(([name, start]) => still(`new ${name}`, start)),
  ]
}
