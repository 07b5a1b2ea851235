import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSpeaker } from '../sound/speaker.ts'
import { pitch, type Sound } from '../sound/voices.ts'

test('the scale climbs, five steps are an octave, and it goes on below', () => {
  for (let step = -10; step < 10; step++) expect(pitch(step + 1, 0)).toBeGreaterThan(pitch(step, 0))
  expect(pitch(5, 0)).toBeCloseTo(pitch(0, 0) * 2)
  expect(pitch(-5, 1)).toBeCloseTo(pitch(0, 0))
})

describe('a sound comes from its side', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const setting = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }

  /** Knows what it was made with, and where it leads. */
  class Node {
    frequency = setting
    gain = setting
    next: Node | undefined
    readonly options: { readonly pan?: number } | undefined
    constructor(_audio?: unknown, options?: { readonly pan?: number }) {
      this.options = options
    }
    connect(next: Node) {
      this.next = next
      return next
    }
    start() {}
    stop() {}
  }

  /** Where each of these is heard: through a panner, or straight from the middle. */
  function placesOf(hasPanner: boolean, sounds: readonly Sound[]): (number | 'middle')[] {
    const destination = new Node()
    const gains: Node[] = []
    class Gain extends Node {
      constructor() {
        super()
        gains.push(this)
      }
    }
    class Context {
      state = 'running'
      currentTime = 0
      sampleRate = 4
      destination = destination
      createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
      resume() {}
      suspend() {}
    }
    vi.stubGlobal('AudioContext', Context)
    vi.stubGlobal('GainNode', Gain)
    for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
      vi.stubGlobal(name, Node)
    if (hasPanner) vi.stubGlobal('StereoPannerNode', Node)
    const speaker = openSpeaker()
    speaker.unlock()
    vi.runAllTimers()
    speaker.play(sounds)
    return gains.map(({ next }) => {
      if (next === destination) return 'middle'
      expect(next?.next, 'the panner leads on').toBe(destination)
      return next?.options?.pan ?? Number.NaN
    })
  }

  const SOUNDS: readonly Sound[] = [
    { name: 'thud', pan: -0.9 },
    { name: 'swish', pan: 1 },
    { name: 'thud', pan: 0 },
    { name: 'thud' },
  ]

  test('left, right, or neither', () => expect(placesOf(true, SOUNDS)).toEqual([-0.9, 1, 'middle', 'middle']))
  test('what rings along with it comes from there, too', () =>
    expect(placesOf(true, [{ name: 'chime', pan: 0.5 }])).toEqual([0.5, 0.5]))
  test('where there is no panner all are heard in the middle', () =>
    expect(placesOf(false, SOUNDS)).toEqual(['middle', 'middle', 'middle', 'middle']))
})
