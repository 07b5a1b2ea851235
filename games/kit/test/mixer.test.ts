import { describe, expect, test, vi } from 'vitest'
import { createSampleCache } from '../sound/sample-cache.ts'
import { createMixer } from '../sound/mixer.ts'
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

/** How many rooms answer, once they are asked to. */
function roomsOf(score: Score): number {
  const before = Node.all.length
  open(score).mixer.openRoom()
  return Node.all.slice(before).filter(({ options }) => 'buffer' in options && !('loop' in options)).length
}

/** Where each of these is heard: through a panner, or straight from the middle. */
function placesOf(sounds: readonly Sound[]): (number | 'middle')[] {
  open().mixer.effects(sounds, 0)
  return sources().map(({ next: envelope }) =>
    envelope?.next instanceof Panner ? (envelope.next.options.pan ?? Number.NaN) : 'middle',
  )
}

describe('the mixer', () => {
  const SOUNDS: readonly Sound[] = [
    { name: 'thud', pan: -0.9 },
    { name: 'swish', pan: 1 },
    { name: 'pop', pan: 0 },
    { name: 'knock' },
  ]

  test('a sound comes from its side', () => {
    expect(new Set(placesOf(SOUNDS))).toEqual(new Set([-0.9, 1, 'middle']))
  })

  test('a room answers when it is asked for, and only where the score has one', () => {
    expect(roomsOf({ ...SCORE, room: [0.2, 0.1] })).toBe(1)
    expect(roomsOf(SCORE)).toBe(0)
  })

  test('where there is no panner all are heard in the middle', () => {
    vi.stubGlobal('StereoPannerNode', undefined)
    Reflect.deleteProperty(globalThis, 'StereoPannerNode')
    expect(placesOf(SOUNDS)).toEqual(['middle', 'middle', 'middle', 'middle'])
  })

  test('every node of a sound is let go when it has ended', () => {
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

  test('what cannot be heard is not played', () => {
    open().mixer.effects([{ name: 'pop', volume: 0.001 }], 0)
    expect(sources()).toEqual([])
  })
})
