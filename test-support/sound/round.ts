/** Collects the sounds of rounds played by the scripted players of the games' tests, as their views report them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../../games/kit/game.ts'
import type { Stage } from '../../games/kit/paint/stage.ts'
import { roundOf, type GoalTries } from '../../games/kit/test/tries.ts'
import type { View } from '../../games/kit/view.ts'
import type { GameFolder } from '../../tools/folders.ts'
import { installNobodySees, NOBODY_SEES } from '../nobody-sees.ts'
import type { Heard } from './render.ts'

type AnyGame = Game<unknown, unknown>

/** Seconds between two moves of a fast player in a turn-based game. */
const MOVE_EVERY = 0.9
const TICK = 1 / 60
const STAGE = {
  width: 390,
  height: 650,
  safe: { top: 60, right: 8, bottom: 60, left: 8 },
  layoutVersion: 1,
  spriteVersion: 1,
  look: '',
  strong: false,
}

/** Creates a game's view with a fake stage. */
function openEars({ open }: AnyGame): View<unknown, unknown> {
  installNobodySees()
  const stage = new Proxy(STAGE, {
    get: (known, name) => (name in known ? Reflect.get(known, name) : NOBODY_SEES),
  })
  return open(stage as unknown as Stage, { play() {}, news() {}, moment() {} })
}

/** Returns the sounds of the rounds of this game's players, one after another, up to this many seconds. */
export async function heardOf(folder: GameFolder, seconds: number): Promise<Heard[]> {
  const { game } = (await import(pathToFileURL(folder.game).href)) as { game: AnyGame }
  const at = join(folder.path, 'test', 'goals.ts')
  if (!existsSync(at)) return []
  const { tries } = (await import(pathToFileURL(at).href)) as { tries: GoalTries<unknown, unknown> }
  const { rules } = game
  const view = openEars(game)
  const heard: Heard[] = []
  let time = 0
  for (const way of Object.values(tries)) {
    if (time >= seconds) break
    const { seed, level, log = [], ticks } = roundOf(game, way)
    let state = rules.start(seed, level)
    view.begin?.(state, time)
    const change = (after: unknown) => {
      const sounds = after === state ? [] : (view.hear?.(state, after) ?? [])
      if (sounds.length > 0) heard.push({ at: time, sounds })
      // Marks the change as seen, so that its sounds are not reported again.
      view.see?.(state, after)
      state = after
    }
    let done = 0
    const steps = rules.tick ? ticks : log.length
    for (let step = 0; step < steps && time < seconds; step++) {
      for (let next = log[done]; next && (!rules.tick || next[0] <= step); next = log[done]) {
        done++
        change(rules.act(state, next[1]))
        if (!rules.tick) break
      }
      if (rules.tick) change(rules.tick(state))
      time += rules.tick ? TICK : MOVE_EVERY
    }
  }
  return heard
}

/** Returns the window of this many seconds with the most sounds. */
export function fullestOf(heard: readonly Heard[], seconds: number): Heard[] {
  let best: readonly Heard[] = []
  let most = -1
  for (const { at: from } of heard) {
    const within = heard.filter(({ at }) => at >= from && at < from + seconds)
    const count = within.reduce((sum, { sounds }) => sum + sounds.length, 0)
    if (count > most) [best, most] = [within, count]
  }
  const begins = best[0]?.at ?? 0
  return best.map(({ at, sounds }) => ({ at: at - begins, sounds }))
}
