import { describe, expect, test } from 'vitest'
import {
  voiceToStop,
  MOST_A_SECOND,
  MOST_VOICES,
  limitRepeats,
  type PlayingVoice,
} from '../sound/voice-limit.ts'
import { CEILING, limiterCurve, pitchOf } from '../sound/mixer.ts'
import { PLAIN, PLAIN_VOICES } from '../sound/plain.ts'
import { HIGHEST, pitch } from '../sound/scale.ts'
import { isLast, lastsOf, soundsOf } from '../sound/tunes.ts'
import { ROLES, type Role, type Sound, type Tune } from '../sound/voices.ts'

describe('the scale of effects', () => {
  test.each(['major', 'lydian', 'mixolydian', 'dorian', 'minor', 'phrygian'] as const)(
    'rises with each step in %s, also below zero, with five steps per octave',
    (mode) => {
      for (let step = -10; step < 10; step++)
        expect(pitch(step + 1, 0, 'D', mode)).toBeGreaterThan(pitch(step, 0, 'D', mode))
      expect(pitch(5, 0, 'D', mode)).toBeCloseTo(pitch(0, 0, 'D', mode) * 2)
      expect(pitch(-5, 1, 'D', mode)).toBeCloseTo(pitch(0, 0, 'D', mode))
    },
  )

  test('does not exceed the highest pitch with plain voices', () => {
    for (const role of Object.keys(ROLES) as Role[])
      for (let step = -20; step < 40; step++)
        expect(pitchOf(PLAIN, PLAIN_VOICES[role], role, step)).toBeLessThanOrEqual(HIGHEST)
  })

  test('changes a fixed pitch by a quarter of a semitone per step', () => {
    const fixed = { ...PLAIN_VOICES.knock, fixed: 1000 }
    expect(pitchOf(PLAIN, fixed, 'knock', 8) / pitchOf(PLAIN, fixed, 'knock', 0)).toBeCloseTo(2 ** (1 / 6))
  })
})

const run = (count: number, every: number, name: Role = 'tick') =>
  Array.from({ length: count }, (_, i) => ({ sound: { name, step: i } as Sound, at: i * every }))
const none = () => []
const most = (times: readonly number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1).length))
const voice = (from: number, loudness: number, lasts = 1): PlayingVoice => ({
  from,
  until: from + lasts,
  loudness,
})

describe('the voice limit', () => {
  test.each([
    ['keeps a short run', run(8, 0.06), 8],
    ['counts each role separately', [...run(8, 0.05), ...run(8, 0.05, 'pop')], 16],
  ])('%s', (_, due, heard) => expect(limitRepeats(due, none)).toHaveLength(heard))

  test('thins a long run evenly, to eight a second', () => {
    const kept = limitRepeats(run(40, 0.06), none).map(({ at }) => at)
    expect(most(kept)).toBeLessThanOrEqual(MOST_A_SECOND)
    const gaps = kept.slice(1).map((at, i) => at - (kept[i] ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.01)
  })

  test('counts earlier sounds as well', () => {
    const before = Array.from({ length: MOST_A_SECOND }, (_, i) => 0.1 * i)
    expect(limitRepeats([{ sound: { name: 'tick' }, at: 0.9 }], () => before)).toEqual([])
    expect(limitRepeats([{ sound: { name: 'tick' }, at: 1.05 }], () => before)).toHaveLength(1)
  })

  test('stops the faintest voice for a ninth one, and older voices are fainter', () => {
    const eight = Array.from({ length: MOST_VOICES }, (_, i) => voice(0.01 * i, 0.5))
    expect(voiceToStop(eight, 0.2)).toBe(eight[0])
    const quiet = voice(0.05, 0.01)
    expect(voiceToStop([...eight.slice(1), quiet], 0.2)).toBe(quiet)
  })

  test('stops no voice while fewer than eight play', () => {
    const seven = Array.from({ length: MOST_VOICES - 1 }, () => voice(0, 0.5))
    expect(voiceToStop(seven, 0.1)).toBeUndefined()
    expect(voiceToStop([...seven, voice(0, 0.5, 0.05)], 0.1), 'one has ended').toBeUndefined()
  })
})

test('the limiter is monotonic, never exceeds −1 dBFS, and leaves quiet samples unchanged', () => {
  const curve = limiterCurve()
  expect(Math.max(...curve.map(Math.abs))).toBeLessThanOrEqual(10 ** (-1 / 20))
  expect(CEILING).toBeLessThanOrEqual(10 ** (-1 / 20))
  for (const i of curve.keys()) expect((curve[i] ?? 0) - (curve[i - 1] ?? -1)).toBeGreaterThanOrEqual(0)
  const quiet = Math.round(0.7 * (curve.length - 1))
  expect(curve[quiet]).toBeCloseTo(0.4)
})

const loudest = (tune: Tune) => Math.max(...soundsOf(tune).map(({ volume = 1 }) => volume))

describe('fanfares', () => {
  const TUNES: readonly Tune[] = ['goal', 'medal', 'won', 'best', 'pack']
  test('have more notes for greater successes, end in time, and are softer for a lost round than for a won one', () => {
    const counts = TUNES.map((tune) => soundsOf(tune).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(new Set(counts).size).toBe(TUNES.length)
    expect(loudest('lost')).toBeLessThan(loudest('won'))
    for (const tune of [...TUNES, 'lost'] as const)
      for (const { after = 0 } of soundsOf(tune)) expect(after).toBeLessThan(lastsOf(tune))
  })
  test('end the music, except for those of a goal or a medal', () =>
    expect([...TUNES, 'lost' as const].filter((tune) => !isLast(tune))).toEqual(['goal', 'medal']))
})
