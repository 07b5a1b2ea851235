import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSpeakerDoor, type Speaker } from '../sound/speaker.ts'
import { openSynth } from '../sound/synth.ts'
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
    const speaker = openSynth()
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

/** Writes down what is said to it. */
const speaker = (said: string[]): Speaker => ({
  play: (sounds) => void said.push(`play ${sounds.length}`),
  unlock: () => void said.push('unlock'),
  mute: (muted) => void said.push(`mute ${muted}`),
  hush: (hushed) => void said.push(`hush ${hushed}`),
})

describe('before the synthesiser is there', () => {
  const POP: readonly Sound[] = [{ name: 'pop' }]

  test('sounds are lost, and the rest is told to it when it comes', () => {
    const said: string[] = []
    const door = openSpeakerDoor()
    door.mute(true)
    door.hush(true)
    door.unlock()
    door.mute(false)
    door.play(POP)
    door.hand(speaker(said))
    expect(said).toEqual(['mute false', 'hush true', 'unlock'])
    door.hush(false)
    door.play(POP)
    expect(said.slice(3)).toEqual(['hush false', 'play 1'])
  })

  test('it stays locked until there was an input', () => {
    const said: string[] = []
    const door = openSpeakerDoor()
    door.hand(speaker(said))
    expect(said).toEqual(['mute false', 'hush false'])
    door.unlock()
    expect(said).toContain('unlock')
  })
})
