/**
 * Draws pictures of a game with the recorder: moments of its golden rounds at two sizes, a portrait of each look, and the
 * busiest scene.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../../games/kit/game.ts'
import type * as PaintBudgets from '../../games/kit/paint/paint-budget.ts'
import type { Stage } from '../../games/kit/paint/stage.ts'
import type * as Replays from '../../games/kit/deferred/challenge/replay.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import type { GoldenRound } from '../golden.ts'
import { recordingCanvas, recordingPen, takeLines } from './recording-canvas.ts'

/** A picture's name and the calls that draw it. */
export type RecordedPicture = readonly [name: string, lines: readonly string[]]

const SIZES = [
  [390, 844],
  [1280, 650],
] as const
/** Parts of a round after which a picture is taken. */
const MOMENTS = [0, 1 / 3, 2 / 3, 1]
/** Seconds between two drawn frames. */
const DELTA = 0.1

type AnyGame = Game<unknown, unknown>

export function stageOf(
  [width, height]: readonly [number, number],
  paintBudget: Stage['paintBudget'],
): Stage {
  const canvas = recordingCanvas(width * 2, height * 2)
  return {
    canvas,
    get pen() {
      return canvas.getContext('2d') as CanvasRenderingContext2D
    },
    width,
    height,
    ratio: 2,
    safe: { top: 60, right: 8, bottom: 20, left: 8 },
    look: '',
    layoutVersion: 1,
    spriteVersion: 1,
    prePaint: () => {},
    paintBudget,
    scenery: (draw) => draw(),
  }
}

/** A frame during play. */
const frameOf = (before: unknown, state: unknown, time: number) => ({
  before,
  state,
  since: DELTA,
  time,
  delta: DELTA,
  still: false,
  playing: true,
  hint: undefined,
  best: undefined,
  ghost: undefined,
})

/** Draws the games of any checkout: all code that draws comes from `root`. */
export async function picturesOf(root: string, folder: string): Promise<RecordedPicture[]> {
  const load = async <File>(...path: string[]) =>
    (await import(pathToFileURL(join(root, 'games', ...path)).href)) as File
  const { game } = await load<{ game: AnyGame }>(folder, 'game.ts')
  const { UNLIMITED_BUDGET } = await load<typeof PaintBudgets>('kit', 'paint', 'paint-budget.ts')
  const { createReplay } = await load<typeof Replays>('kit', 'deferred', 'challenge', 'replay.ts')
  const golden = JSON.parse(
    readFileSync(join(root, 'games', folder, 'test', 'golden.json'), 'utf8'),
  ) as readonly GoldenRound[]
  const [round] = golden
  if (!round) throw new Error(`games/${folder}/test/golden.json has no round.`)

  function* drawn(
    size: (typeof SIZES)[number],
    { seed, level, ticks, log }: GoldenRound,
  ): Generator<RecordedPicture> {
    const view = game.open(stageOf(size, UNLIMITED_BUDGET), { play: () => {}, news: () => {} })
    const replay = createReplay(game.rules, {
      seed,
      level,
      ticks,
      log: JSON.parse(log) as LogEntry<unknown>[],
    })
    let before = replay.now.state
    let time = 0
    view.begin?.(before, time)
    const frame = () => {
      time += DELTA
      view.draw(frameOf(before, replay.now.state, time))
    }
    const at = () => (game.rules.tick ? replay.now.ticks : replay.now.done)
    for (const moment of MOMENTS) {
      const until = Math.floor(replay.length * moment)
      while (at() < until && !replay.isOver) {
        before = replay.now.state
        replay.step()
        // In the order of the kit: a view may prepare its effects when it is asked for sounds.
        view.hear?.(before, replay.now.state)
        view.see?.(before, replay.now.state)
      }
      frame()
      yield [`${size.join('×')} at ${until} of ${replay.length}`, takeLines()]
    }
  }

  const pictures = SIZES.flatMap((size) => [...drawn(size, round)])
  const view = game.open(stageOf(SIZES[0], UNLIMITED_BUDGET), { play: () => {}, news: () => {} })
  takeLines()
  for (const { id } of game.looks ?? []) {
    view.portrait?.(recordingPen(), 96, id)
    pictures.push([`look ${id}`, takeLines()])
  }
  if (existsSync(join(root, 'games', folder, 'test', 'busiest.ts'))) {
    const { busiest } = await load<{ busiest(): unknown }>(folder, 'test', 'busiest.ts')
    const state = busiest()
    view.begin?.(state, 0)
    view.draw(frameOf(state, state, DELTA))
    pictures.push(['busiest scene', takeLines()])
  }
  return pictures
}
