/**
 * Plays Pool8 with a model of an average person: deciding frames against every opponent of the ladder, and how long the
 * person waits for a turn.
 */
import { rules } from '../games/pool8/rules.ts'
import { isWaiting, mayPlay, type State, type Turn } from '../games/pool8/rules/state.ts'
import { isOpponent, LADDER, type Opponent } from '../games/pool8/rules/strength.ts'
import { soloist, tick } from '../games/pool8/test/people.ts'
import { levelOf } from '../games/pool8/test/tables.ts'
import { median, printTable, round, verdict } from './table.ts'

/** The skill of an average person: an aiming error of 0.016 radians, little foresight. */
const AVERAGE = 'medium'
const FRAMES = 60
/** Ticks per second, and the longest frame. */
const TICKS = 60
const MOST_TICKS = 400_000
/** Seconds of a wait that must have an offer to skip. The view makes it after four. */
const LONGEST = 12
/** First and last but one: shares of frames that an average person should win, and how far they may be off. */
const TARGETS: Readonly<Partial<Record<Opponent, number>>> = { pip: 75, viktor: 25 }
const TOLERANCE = 10

/** The level of the first match. */
const FIRST_MATCH = levelOf('Match 1: Pip')

interface PlayedFrame {
  readonly isWon: boolean
  readonly strokes: number
  /** Seconds of each wait. */
  readonly waits: readonly number[]
}

/** The deciding frame of a match; the break alternates. */
function playFrame(opponent: Opponent, seed: number): PlayedFrame {
  const person = soloist(AVERAGE, seed * 7919)
  const start = rules.start(seed, FIRST_MATCH + LADDER.indexOf(opponent))
  const turn: Turn = seed % 2 === 0 ? 0 : 1
  let state: State = { ...start, frames: [1, 1], turn }
  const waits: number[] = []
  let waited = 0
  for (let ticks = 0; state.winner === null && ticks < MOST_TICKS; ticks++) {
    state = mayPlay(state) ? person(state) : tick(state)
    if (isWaiting(state)) waited++
    else if (waited > 0) {
      waits.push(waited / TICKS)
      waited = 0
    }
  }
  return { isWon: state.winner === 0, strokes: state.shots, waits }
}

/** `words` are names of opponents (default: all) and a number of frames. */
export function measureLadder(words: readonly string[]): void {
  const asked = words.filter(isOpponent)
  const count = Number(words.find((word) => Number(word) > 0) ?? FRAMES)

  const results = (asked.length > 0 ? asked : LADDER).map((opponent) => {
    const frames = Array.from({ length: count }, (_, i) => playFrame(opponent, i + 1))
    const waits = frames.flatMap((frame) => frame.waits)
    const won = round((100 * frames.filter(({ isWon }) => isWon).length) / count)
    return { opponent, won, waits, strokes: median(frames.map(({ strokes }) => strokes)) }
  })

  printTable(
    `Pool8: ${count} frames of an average person against each opponent`,
    ['opponent', 'won, %', 'strokes, 50 %', 'wait in s, 50 %', 'longest', `waits over ${LONGEST} s, %`],
    results.map(({ opponent, won, waits, strokes }) => [
      opponent,
      won,
      strokes,
      round(median(waits)),
      round(Math.max(...waits)),
      round((100 * waits.filter((wait) => wait > LONGEST).length) / waits.length),
    ]),
  )
  for (const { opponent, won } of results) {
    const target = TARGETS[opponent]
    if (target === undefined) continue
    const name = `${opponent} is beaten by an average person, %`
    verdict({ name, measured: won, least: target - TOLERANCE, most: target + TOLERANCE }, undefined)
  }
}
