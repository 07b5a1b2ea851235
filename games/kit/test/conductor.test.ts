import { describe, expect, test } from 'vitest'
import { AHEAD, createConductor } from '../sound/conductor.ts'
import { beatSeconds, type Note } from '../sound/sequencer.ts'
import { SCORE } from './silent-audio.ts'

const BEAT = beatSeconds(SCORE, 0)

function listen() {
  const played: { note: Note; at: number; said: number }[] = []
  let now = 0
  const conductor = createConductor(SCORE, 0, (note, at) => played.push({ note, at, said: now }))
  const pass = (seconds: number, tension = 0, every = 0.1) => {
    for (const until = now + seconds; now < until - 1e-9; now += every) conductor.look(now, tension)
  }
  return { played, conductor, pass, leap: (seconds: number) => (now += seconds), time: () => now }
}

describe('the conductor', () => {
  test('schedules every beat once, ahead of time', () => {
    const { played, conductor, pass } = listen()
    pass(1)
    expect(played).toEqual([])
    conductor.start(1)
    pass(8)
    const times = played.map(({ at }) => at)
    expect(times.length).toBe(Math.ceil((8 + AHEAD - 0.06) / BEAT))
    for (const [i, at] of times.slice(1).entries()) expect(at - (times[i] ?? 0)).toBeCloseTo(BEAT)
    for (const { at, said } of played) {
      expect(at).toBeGreaterThanOrEqual(said)
      expect(at).toBeLessThanOrEqual(said + AHEAD)
    }
  })

  test('continues after a long pause without a burst of notes', () => {
    const { played, conductor, pass, leap, time } = listen()
    conductor.start(0)
    pass(3)
    const before = played.length
    leap(60)
    pass(0.1)
    expect(played.length - before).toBeLessThanOrEqual(2)
    for (const { at } of played.slice(before)) expect(at).toBeGreaterThanOrEqual(time() - 0.2)
  })

  test('plays the bars after a long pause that it would have played without one', () => {
    const [slept, awake] = [listen(), listen()]
    for (const { conductor, pass } of [slept, awake]) {
      conductor.start(0)
      pass(3)
    }
    const [before, without] = [slept.played.length, awake.played.length]
    // An odd number of bars, so that the two bars of the score would be swapped.
    slept.leap(2 * 3 * 101)
    for (const { pass } of [slept, awake]) pass(6)
    const heard = slept.played.slice(before).map(({ note }) => note.hertz)
    const expected = awake.played.slice(without).map(({ note }) => note.hertz)
    // The bar that the pause interrupted is not finished.
    const [first = 0] = heard
    const from = expected.indexOf(first)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(heard.slice(0, 6)).toEqual(expected.slice(from, from + 6))
  })

  test('fades a layer in within a few bars of rising tension, not at once', () => {
    const { played, conductor, pass } = listen()
    conductor.start(0)
    pass(2)
    played.length = 0
    pass(10, 1)
    const first = played.findIndex(({ note }) => note.layer === 1)
    expect(first).toBeGreaterThan(3)
    expect(played[first]?.at).toBeLessThan(2 + 4 * 4 * BEAT)
  })

  test('stops, and restarts at the beginning of a section', () => {
    const { played, conductor, pass } = listen()
    conductor.start(0)
    pass(1)
    conductor.stop()
    played.length = 0
    pass(5)
    expect(played).toEqual([])
    conductor.start(6)
    pass(1)
    expect(played[0]?.note.semitones).toBe(0)
  })
})
