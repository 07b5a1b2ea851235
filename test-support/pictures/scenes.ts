/** Draws the scenes of a game with the recorder, at two sizes, and a portrait of each look. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game } from '../../games/kit/game.ts'
import type * as PaintBudgets from '../../games/kit/paint/paint-budget.ts'
import type { Stage } from '../../games/kit/paint/stage.ts'
import type * as Words from '../../games/kit/play/words.ts'
import type * as Replays from '../../games/kit/deferred/challenge/replay.ts'
import type { Elements } from '../../games/kit/test/elements.ts'
import type { GoldenRound } from '../golden.ts'
import { recordingCanvas, recordingPen, takeLines } from './recording-canvas.ts'
import { scenesOf } from './scene-list.ts'

/** A picture's name and the calls that draw it. */
export type RecordedPicture = readonly [name: string, lines: readonly string[]]

const TALL = [390, 844] as const
const WIDE = [1280, 650] as const

export function stageOf(
  [width, height]: readonly [number, number],
  paintBudget: Stage['paintBudget'],
  createWords?: Stage['createWords'],
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
    strong: false,
    calm: false,
    createWords,
    layoutVersion: 1,
    spriteVersion: 1,
    prePaint: () => {},
    paintBudget,
    scenery: (draw) => draw(),
  }
}

/** Draws the games of any checkout: all code that draws comes from `root`. */
export async function picturesOf(root: string, folder: string): Promise<RecordedPicture[]> {
  const load = async <File>(...path: string[]) =>
    (await import(pathToFileURL(join(root, 'games', ...path)).href)) as File
  const { game } = await load<{ game: Game<unknown, unknown> }>(folder, 'game.ts')
  const hasScore = existsSync(join(root, 'games', folder, 'score.ts'))
  const { late } = hasScore ? await load<{ readonly late?: unknown }>(folder, 'score.ts') : {}
  const { UNLIMITED_BUDGET } = await load<typeof PaintBudgets>('kit', 'paint', 'paint-budget.ts')
  const { createReplay } = await load<typeof Replays>('kit', 'deferred', 'challenge', 'replay.ts')
  const [round] = JSON.parse(
    readFileSync(join(root, 'games', folder, 'test', 'golden.json'), 'utf8'),
  ) as readonly GoldenRound[]
  if (!round) throw new Error(`games/${folder}/test/golden.json has no round.`)
  const loadOptional = async <File>(file: string): Promise<Partial<File>> =>
    existsSync(join(root, 'games', folder, 'test', file)) ? load<File>(folder, 'test', file) : {}
  const { busiest } = await loadOptional<{ busiest(): unknown }>('busiest.ts')
  const { elements } = await loadOptional<{ elements: Elements<unknown> }>('elements.ts')

  const hasWords = existsSync(join(root, 'games', 'kit', 'play', 'words.ts'))
  const { createWords } = hasWords ? await load<typeof Words>('kit', 'play', 'words.ts') : {}
  const stage = stageOf(TALL, UNLIMITED_BUDGET, createWords)
  // The drawing of the second script is shared by all views of a game.
  if (late) game.open(stage, { play: () => {}, news: () => {}, moment: () => {} }).furnish?.(late)
  const scenes = scenesOf({ game, createReplay, round, busiest, elements }, stage)
  const pictures: RecordedPicture[] = []
  for (const { name, draw } of scenes)
    // Moments are laid out differently on a wide screen.
    for (const size of name.startsWith('moment') ? [TALL, WIDE] : [TALL]) {
      takeLines()
      draw(stageOf(size, UNLIMITED_BUDGET, createWords))
      pictures.push([`${size.join('×')} ${name}`, takeLines()])
    }
  const view = game.open(stage, { play: () => {}, news: () => {}, moment: () => {} })
  for (const { id } of game.looks ?? []) {
    takeLines()
    view.portrait?.(recordingPen(), 96, id)
    pictures.push([`portrait ${id}`, takeLines()])
  }
  return pictures
}
