import { describe, expect, test, vi } from 'vitest'
import { createSampleCache } from '../sound/sample-cache.ts'
import { createMixer, limiterCurve } from '../sound/mixer.ts'
import { PLAIN } from '../sound/plain.ts'
import type { Score } from '../sound/score.ts'
import type { Sound } from '../sound/voices.ts'
import { Context, Node, Panner, SCORE, sources, useSilentAudio } from './silent-audio.ts'

useSilentAudio()

function open(score: Score = PLAIN) {
  const sampleCache = createSampleCache(() => {})
  const audio = new Context()
  const mixer = createMixer(audio as unknown as AudioContext, score, sampleCache)
  while (sampleCache.work());
  return { mixer, audio }
}

/** Counts the convolvers that `openRoom` creates. */
function reverbsOf(score: Score): number {
  const before = Node.all.length
  open(score).mixer.openRoom()
  return Node.all.slice(before).filter(({ options }) => 'buffer' in options && !('loop' in options)).length
}

/** Stereo position of each sound: its panner's, or the middle without one. */
function pansOf(sounds: readonly Sound[]): (number | 'middle')[] {
  open().mixer.effects(sounds, 0)
  return sources().map(({ next: envelope }) =>
    envelope?.next instanceof Panner ? (envelope.next.options.pan ?? Number.NaN) : 'middle',
  )
}

describe('the limiter', () => {
  const curve = [...limiterCurve()]
  const limited = (sample: number) => curve[Math.round(((sample + 1) / 2) * (curve.length - 1))]

  test('keeps every sample below −1 dBFS', () => {
    const ceiling = 10 ** (-1 / 20)
    expect(Math.max(...curve.map(Math.abs))).toBeLessThan(ceiling)
  })

  test('does not change quiet samples, and rises all the way', () => {
    for (const sample of [-0.5, -0.1, 0, 0.25, 0.5]) expect(limited(sample)).toBeCloseTo(sample, 2)
    for (const [i, value] of curve.slice(1).entries()) expect(value).toBeGreaterThan(curve[i] ?? 1)
  })
})

describe('the mixer', () => {
  test('takes the music back for a moment of quiet, and lets a fanfare wait for its end', () => {
    const { mixer } = open(SCORE)
    const music = Node.all.find(({ options }) => options.gain === 0)
    const set: (readonly [value: number, at: number])[] = []
    Object.assign(music?.gain ?? {}, {
      linearRampToValueAtTime: (value: number, at: number) => void set.push([value, at]),
    })
    mixer.quiet(0.5, 5)
    expect(set.map(([value, at]) => [value, Number(at.toFixed(2))])).toEqual([
      [0.02, 5.08],
      [1, 6.1],
    ])
    mixer.tune('won', 5.1)
    expect(Math.min(...sources().map(({ startedAt }) => startedAt))).toBeCloseTo(5.5)
  })

  test('ducks the music during a fanfare and brings it back, except after the last one', () => {
    for (const [tune, volumes] of [
      ['medal', [0.25, 0.25, 1]],
      ['lost', []],
    ] as const) {
      const { mixer } = open(SCORE)
      const music = Node.all.find(({ options }) => options.gain === 0)
      const set: number[] = []
      Object.assign(music?.gain ?? {}, {
        setValueAtTime: (value: number, at: number) => void (at > 5 && set.push(value)),
        linearRampToValueAtTime: (value: number) => void set.push(value),
      })
      mixer.tune(tune, 5)
      expect(set, tune).toEqual(volumes)
      Node.all = []
    }
  })

  const SOUNDS: readonly Sound[] = [
    { name: 'thud', pan: -0.9 },
    { name: 'swish', pan: 1 },
    { name: 'pop', pan: 0 },
    { name: 'knock' },
  ]

  test('pans a sound to its side', () => {
    expect(new Set(pansOf(SOUNDS))).toEqual(new Set([-0.9, 1, 'middle']))
  })

  test('adds reverb only if the score has one', () => {
    expect(reverbsOf({ ...SCORE, room: [0.2, 0.1] })).toBe(1)
    expect(reverbsOf(SCORE)).toBe(0)
  })

  test('plays all sounds in the middle where panners are not supported', () => {
    vi.stubGlobal('StereoPannerNode', undefined)
    Reflect.deleteProperty(globalThis, 'StereoPannerNode')
    expect(pansOf(SOUNDS)).toEqual(['middle', 'middle', 'middle', 'middle'])
  })

  test('disconnects every node of a sound when it has ended', () => {
    const { mixer } = open(SCORE)
    const before = Node.all.length
    mixer.effects(SOUNDS, 0)
    mixer.tune('pack', 1)
    const made = Node.all.slice(before)
    expect(made.length).toBeGreaterThan(30)
    expect(made.every(({ isConnected }) => isConnected)).toBe(true)
    for (const source of sources()) source.ended?.()
    expect(made.filter(({ isConnected }) => isConnected)).toEqual([])
  })

  test('does not play inaudible sounds', () => {
    open().mixer.effects([{ name: 'pop', volume: 0.001 }], 0)
    expect(sources()).toEqual([])
  })
})
