/** Checks for every game that a replayed round goes through the same states as the original. */
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../../../tools/folders.ts'
import { ghostOf, createReplay } from '../deferred/challenge/replay.ts'
import { replaying, type Played } from '../replay/replay-to-end.ts'
import { session, TICK } from '../round/session.ts'
import { chance } from '../rules/chance.ts'
import type { Rules } from '../rules.ts'
import { seeds } from './people.ts'

const TICKS = 600
const MOVES = 40

/** A session with actions between ticks and while steering, in frames of various lengths. */
function played(rules: Rules<unknown, unknown>, seed: number) {
  const dice = chance(seed)
  const now = session(rules, { seed, level: 1 }, false)
  const states = [now.state]
  const tried = () => {
    const moves = rules.moves(now.state)
    return dice.int(rules.tick ? 12 : 1) === 0 ? moves[dice.int(moves.length)] : undefined
  }
  for (let step = 0; step < (rules.tick ? TICKS : MOVES) && rules.outcome(now.state) === 'playing'; step++) {
    const action = tried()
    if (action !== undefined) now.act(action)
    now.pass(TICK * (0.5 + dice.fraction()), tried)
    states.push(now.state)
  }
  const log: Played<unknown, unknown> = { seed, level: 1, log: now.log ?? [], ticks: now.ticks }
  return { end: now.state, log, states }
}

for (const { slug, rules: file } of await gameFolders()) {
  const { rules } = (await import(pathToFileURL(file).href)) as { rules: Rules<unknown, unknown> }

  describe(`${slug}`, () => {
    test('a replay goes through every state that was shown, to the same end', () => {
      seeds(1).forEach((seed) => {
        const { end, log, states } = played(rules, seed)
        const replay = createReplay(rules, log)
        const seen = new Set([JSON.stringify(replay.now.state)])
        while (!replay.isOver) {
          replay.step()
          seen.add(JSON.stringify(replay.now.state))
        }
        expect(replay.now.state).toEqual(end)
        expect(states.filter((state) => !seen.has(JSON.stringify(state)))).toEqual([])
      })
    })

    test('a replay can be computed in slices, and rewound to the start', () => {
      seeds(1).forEach((seed) => {
        const { end, log } = played(rules, seed)
        const slices = replaying(rules, log)
        let step = slices.next()
        while (!step.done) step = slices.next()
        expect(step.value).toEqual({ start: rules.start(log.seed, log.level), end })
        const replay = createReplay(rules, log)
        while (!replay.isOver) replay.step()
        replay.rewind(0)
        expect(replay.now.state).toEqual(rules.start(log.seed, log.level))
      })
    })

    if (!rules.tick) return

    test('a ghost reaches the final state, and can go back to an earlier tick', () => {
      seeds(1).forEach((seed) => {
        const { end, log } = played(rules, seed)
        const ghost = ghostOf(rules, log)
        const early = ghost(30)
        expect(ghost(log.ticks + 500)).toEqual(end)
        expect(ghost(30)).toEqual(early)
      })
    })
  })
}
