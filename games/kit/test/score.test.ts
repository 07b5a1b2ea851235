/** Checks every game's score: voices without clicks, music that keeps to its mode and does not repeat, layers by tension. */
import { describe, expect, test } from 'vitest'
import { readScores } from '../../../tools/folders.ts'
import { renderVoice, RATE } from '../sound/render-voice.ts'
import { PLAIN, PLAIN_VOICES } from '../sound/plain.ts'
import { folded, HIGHEST, hertzOf, keyOf, scaleOf } from '../sound/scale.ts'
import type { Score, Timbre } from '../sound/score.ts'
import { formBars, notesOf } from '../sound/sequencer.ts'
import { secondsToRepeat } from './repeats.ts'

const TENSIONS = [0, 0.5, 1] as const
/** Seconds. */
const NO_REPEAT = 120
/**
 * Largest difference between neighbouring samples of a normalised voice without its noise; a larger one is a click.
 * Measured at four times the sample rate, where smooth tones differ less from sample to sample but a click does not.
 */
const JUMP = 0.35
const OVERSAMPLING = 4

const scores = await readScores()

const voicesOf = ({ layers, voices, fanfare }: Score): Timbre[] => [
  ...layers.flatMap(({ voice, drums = [] }) => [...(voice ? [voice] : []), ...drums]),
  ...Object.values(voices),
  ...(fanfare ? [fanfare] : []),
]

/** Renders a voice in one go. */
function render(voice: Timbre, hertz: number, rate?: number): Float32Array {
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
    test('begin and end in silence, are normalised, and have no clicks', () => {
      for (const voice of voicesOf(score))
        for (const hertz of voice.fixed ? [voice.fixed] : [65, 523]) {
          const samples = render(voice, hertz)
          const what = `${JSON.stringify(voice)} at ${hertz}`
          expect(Math.abs(samples[0] ?? 1), what).toBeLessThan(0.002)
          // A held voice is a loop: its end is followed by its beginning.
          expect(Math.abs(samples.at(-1) ?? 1), what).toBeLessThan(voice.held ? JUMP : 0.002)
          expect(peakOf(samples), what).toBeCloseTo(1)
          const { noise: _noise, ...tones } = voice
          expect(jumpOf(render(tones, hertz, OVERSAMPLING * RATE)), what).toBeLessThan(JUMP)
          expect(samples.length, what).toBeLessThan(4 * RATE)
        }
    })
  },
)

/** Whether a score has notes outside of its mode: a major third (5+) or a leading note (~). */
function hasAccidentals({ sections, layers }: Score): boolean {
  const leads = layers.some(({ lines }) => Object.values(lines).flat().join('').includes('~'))
  return leads || Object.values(sections).join('').includes('+')
}

describe.each(scores)('the music of %s', (_, score) => {
  const bars = Array.from({ length: 2 * formBars(score) }, (_, bar) => bar)

  test('is deterministic', () => {
    for (const bar of bars.slice(0, 8)) expect(notesOf(score, bar, 0.7)).toEqual(notesOf(score, bar, 0.7))
  })

  test.each(TENSIONS)('does not repeat four bars within two minutes, at tension %d', (tension) => {
    expect(secondsToRepeat(score, tension)).toBeGreaterThan(NO_REPEAT)
  })

  test('has a layer at tension 0, and more layers at 0.5 and 1', () => {
    const [calm, half, tense] = TENSIONS.map(
      (tension) =>
        new Set(bars.flatMap((bar) => notesOf(score, bar, tension).map(({ layer }) => layer))).size,
    )
    expect(calm).toBeGreaterThan(0)
    expect(half).toBeGreaterThan(calm ?? 0)
    expect(tense).toBeGreaterThan(half ?? 0)
  })

  test('keeps to its mode unless it has accidentals, and below the highest pitch', () => {
    const allowed = scaleOf(score.mode).map((tone) => (tone + keyOf(score.key) + 12) % 12)
    const foreign = bars
      .flatMap((bar) => notesOf(score, bar, 1))
      .filter(({ layer }) => score.layers[layer]?.voice)
      .filter(({ semitones }) => !allowed.includes(((semitones % 12) + 12) % 12))
    expect(hasAccidentals(score) ? [] : foreign).toEqual([])
    for (const bar of bars)
      for (const { hertz } of notesOf(score, bar, 1)) expect(hertz).toBeLessThanOrEqual(HIGHEST)
  })

  test('starts every note of a bar within the bar', () => {
    const beats = score.beats ?? 4
    for (const bar of bars)
      for (const { at, lasts, volume } of notesOf(score, bar, 1)) {
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(beats + 0.1)
        expect(lasts).toBeGreaterThan(0)
        expect(volume).toBeLessThanOrEqual(1)
      }
  })

  test('uses only valid characters in lines, and only sections that it defines', () => {
    for (const { lines, voice, drums } of score.layers) {
      expect(voice || drums, 'a layer has a voice or drums').toBeTruthy()
      for (const line of Object.values(lines).flat() as string[]) expect(line).toMatch(/^[0-9a-gx~. |-]+$/)
      const named = Array.isArray(lines) ? [] : Object.keys(lines)
      expect(Object.keys(score.sections)).toEqual(expect.arrayContaining(named))
    }
    for (const name of score.form) expect(Object.keys(score.sections)).toContain(name)
  })
})

test('transposes high pitches down by octaves', () => {
  expect(folded(2400)).toBe(2400)
  expect(folded(2600)).toBe(1300)
  expect(folded(11_000)).toBe(1375)
  expect(hertzOf(12)).toBeCloseTo(2 * hertzOf(0))
})
