/**
 * Plays rounds of a game and prints, as JSON, how its floating words were placed: `node count.ts <folder> <rounds>
 * <seconds> <width>x<height>…`. Runs in a process of its own, because it replaces the browser of the process.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createReplay } from '../../games/kit/deferred/challenge/replay.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import type { People, Who } from '../../games/kit/test/people.ts'
import type { GoldenRound } from '../golden.ts'
import { blankStage } from '../blank-stage.ts'
import { installNobodySees } from '../nobody-sees.ts'
import type { CountedWords } from './counted.ts'
import { createCount, createFilm, type AnyGame } from './film.ts'

const PLAYERS: readonly Who[] = ['average', 'beginner', 'expert', 'good']
/** Ticks between two pictures in real time, and the pictures after a move in turns. */
const TICKS = 3
const REST: readonly number[] = Array.from({ length: 12 }, () => 0.1)
const TICK = 1 / 60

// Drawing code may look for a canvas while it loads.
installNobodySees()

const [folder = '', rounds = '1', seconds = '20', ...sizes] = process.argv.slice(2)
const path = join(import.meta.dirname, '..', '..', 'games', folder)
const { game } = (await import(pathToFileURL(join(path, 'game.ts')).href)) as { game: AnyGame }
const file = join(path, 'test', 'people.ts')
const { people } = existsSync(file)
  ? ((await import(pathToFileURL(file).href)) as { people?: People })
  : { people: undefined }
const isRealTime = game.rules.tick !== undefined

const count = createCount()
const films = sizes.map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return createFilm(game, blankStage(width, height), count)
})

/** Draws every change of a round as it happens. */
function createCamera(opening: unknown) {
  let ticks = 0
  for (const film of films) film.begin(opening)
  return (before: unknown, after: unknown): void => {
    for (const film of films) if (before !== after) film.change(before, after)
    if (!isRealTime) for (const delta of REST) for (const film of films) film.draw(delta)
    else if (++ticks % TICKS === 0) for (const film of films) film.draw(TICKS * TICK)
  }
}

let played = 0

/** Lets player models play. Returns false if the game's models cannot be watched. */
function playPeople(): boolean {
  if (!people) return false
  for (; played < Number(rounds); played++) {
    const who = PLAYERS[played % PLAYERS.length] ?? 'average'
    const seed = played + 1
    const watch = createCamera(game.rules.start(seed, 1))
    let isWatched = false
    people.play(who, seed, Number(seconds), (before, after) => {
      isWatched = true
      watch(before, after)
    })
    if (!isWatched) return false
  }
  return true
}

function playGolden(): void {
  const golden = JSON.parse(readFileSync(join(path, 'test', 'golden.json'), 'utf8')) as GoldenRound[]
  for (const round of golden.slice(0, Number(rounds))) {
    const replay = createReplay(game.rules, {
      ...round,
      log: JSON.parse(round.log) as LogEntry<unknown>[],
    })
    const watch = createCamera(replay.now.state)
    const longest = isRealTime ? Number(seconds) / TICK : Infinity
    for (let step = 0; !replay.isOver && step < longest; step++) {
      const { state } = replay.now
      replay.step()
      watch(state, replay.now.state)
    }
    played++
  }
}

if (!playPeople()) playGolden()
const counted: CountedWords = {
  hasFigure: films.some(({ hasFigure }) => hasFigure),
  rounds: played,
  pictures: count.pictures,
  texts: [...count.texts],
  overlaps: count.overlaps,
}
console.log(JSON.stringify(counted))
