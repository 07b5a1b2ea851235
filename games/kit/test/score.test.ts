/** What every game's score owes: voices without clicks, music in its mode that does not repeat itself, layers that come with the tension. */
import { describe, expect, test } from 'vitest'
import { readScores } from '../../../tools/folders.ts'
import { renderVoice, RATE } from '../sound/render-voice.ts'
import { PLAIN, PLAIN_VOICES } from '../sound/plain.ts'
import { folded, HIGHEST, hertzOf, keyOf, scaleOf } from '../sound/scale.ts'
import type { Score, Voice } from '../sound/score.ts'
import { formBars, notesOf } from '../sound/sequencer.ts'
import { secondsToRepeat } from './repeats.ts'

const TENSIONS = [0, 0.5, 1] as const
/** Seconds. */
const NO_REPEAT = 120
/**
 * The most by which two neighbouring samples of its tones may differ, where the loudest is 1: more is a click. Samples are
 * so much denser for this, where a leap stays as large as it is and all else becomes smaller.
 */
const JUMP = 0.35
const DENSER = 4

const scores = await readScores()

const voicesOf = ({ layers, voices, fanfare }: Score): Voice[] => [
  ...layers.flatMap(({ voice, drums = [] }) => [...(voice ? [voice] : []), ...drums]),
  ...Object.values(voices),
  ...(fanfare ? [fanfare] : []),
]

/** All slices at once. */
function bake(voice: Voice, hertz: number, rate?: number): Float32Array {
  const work = renderVoice(voice, hertz, rate)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const peakOf = (samples: Float32Array) => samples.reduce((peak, each) => Math.max(peak, Math.abs(each)), 0)

function jumpOf(samples: Float32Array): number {
  let most = 0
  for (let i = 1; i < samples.length; i++)
    most = Math.max(most, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)))
  return most
}

describe.each([...scores, ['plain', { ...PLAIN, voices: PLAIN_VOICES }] as const])(
  'the voices of %s',
  (_, score) => {
    test('begin and end in silence, are as loud as can be, and have no clicks', () => {
      for (const voice of voicesOf(score))
        for (const hertz of voice.fixed ? [voice.fixed] : [65, 523]) {
          const samples = bake(voice, hertz)
          const what = `${JSON.stringify(voice)} at ${hertz}`
          expect(Math.abs(samples[0] ?? 1), what).toBeLessThan(0.002)
          // What is held is a loop: its end is followed by its beginning.
          expect(Math.abs(samples.at(-1) ?? 1), what).toBeLessThan(voice.held ? JUMP : 0.002)
          expect(peakOf(samples), what).toBeCloseTo(1)
          const { noise: _noise, ...tones } = voice
          expect(jumpOf(bake(tones, hertz, DENSER * RATE)), what).toBeLessThan(JUMP)
          expect(samples.length, what).toBeLessThan(4 * RATE)
        }
    })
  },
)

/** Tones outside of the mode that a score asks for: a great third (5+), or what leads on to a root (~). */
function accidentals({ sections, layers }: Score): boolean {
  const leads = layers.some(({ lines }) => Object.values(lines).flat().join('').includes('~'))
  return leads || Object.values(sections).join('').includes('+')
}

describe.each(scores)('the music of %s', (_, score) => {
  const bars = Array.from({ length: 2 * formBars(score) }, (_, bar) => bar)

  test('is the same for the same bar', () => {
    for (const bar of bars.slice(0, 8)) expect(notesOf(score, bar, 0.7)).toEqual(notesOf(score, bar, 0.7))
  })

  test.each(TENSIONS)('is not heard twice within two minutes, at tension %d', (tension) => {
    expect(secondsToRepeat(score, tension)).toBeGreaterThan(NO_REPEAT)
  })

  test('has something to play when it is calm, and more the tenser it is', () => {
    const [calm, half, tense] = TENSIONS.map(
      (tension) =>
        new Set(bars.flatMap((bar) => notesOf(score, bar, tension).map(({ layer }) => layer))).size,
    )
    expect(calm).toBeGreaterThan(0)
    expect(half).toBeGreaterThan(calm ?? 0)
    expect(tense).toBeGreaterThan(half ?? 0)
  })

  test('keeps to its key and mode, and below what hurts', () => {
    const allowed = scaleOf(score.mode).map((tone) => (tone + keyOf(score.key) + 12) % 12)
    const foreign = bars
      .flatMap((bar) => notesOf(score, bar, 1))
      .filter(({ layer }) => score.layers[layer]?.voice)
      .filter(({ semitones }) => !allowed.includes(((semitones % 12) + 12) % 12))
    expect(accidentals(score) ? [] : foreign).toEqual([])
    for (const bar of bars)
      for (const { hertz } of notesOf(score, bar, 1)) expect(hertz).toBeLessThanOrEqual(HIGHEST)
  })

  test('never plays a bar’s note outside of the bar', () => {
    const beats = score.beats ?? 4
    for (const bar of bars)
      for (const { at, lasts, volume } of notesOf(score, bar, 1)) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(beats + 0.1)
        expect(lasts).toBeGreaterThan(0)
        expect(volume).toBeLessThanOrEqual(1)
      }
  })

  test('has a line, and only signs that mean something, wherever it says so', () => {
    for (const { lines, voice, drums } of score.layers) {
      expect(voice || drums, 'a layer has a voice or drums').toBeTruthy()
      for (const line of Object.values(lines).flat() as string[]) expect(line).toMatch(/^[0-9a-gx~. |-]+$/)
      const named = Array.isArray(lines) ? [] : Object.keys(lines)
      expect(Object.keys(score.sections)).toEqual(expect.arrayContaining(named))
    }
    for (const name of score.form) expect(Object.keys(score.sections)).toContain(name)
  })
})

test('what is too high is an octave lower, as often as it must be', () => {
  expect(folded(2400)).toBe(2400)
  expect(folded(2600)).toBe(1300)
  expect(folded(11_000)).toBe(1375)
  expect(hertzOf(12)).toBeCloseTo(2 * hertzOf(0))
})
