/** Voices as sound that can be played: baked when nothing else is to be done, once for each octave in which they are heard. */
import { baking, RATE } from './render-voice.ts'
import type { Voice } from './score.ts'

export interface Baked {
  readonly buffer: AudioBuffer
  /** The pitch at which it was baked. */
  readonly hertz: number
}

export interface SampleCache {
  /** The voice as near to this pitch as it has been baked; it is baked nearer for the next time. */
  take(voice: Voice, hertz: number): Baked | undefined
  /** Have it ready. */
  order(voice: Voice, hertz: number): void
  /** Does a little of what is to be done; false when nothing is left. */
  work(): boolean
}

const MIDDLE = 261.63

/** The pitch at which it is baked for this one: the nearest octave, so that it is played at nearly its own speed. */
const bakedAt = ({ fixed }: Voice, hertz: number) =>
  fixed ?? MIDDLE * 2 ** Math.round(Math.log2(hertz / MIDDLE))

function bufferOf(samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate: RATE })
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** `ordered` is called when there is something to do. */
export function createSampleCache(ordered: () => void): SampleCache {
  const shelves = new Map<Voice, Map<number, AudioBuffer>>()
  const orders: { voice: Voice; hertz: number; work: ReturnType<typeof baking> }[] = []

  function shelfOf(voice: Voice): Map<number, AudioBuffer> {
    const saveStore = shelves.get(voice) ?? new Map<number, AudioBuffer>()
    shelves.set(voice, saveStore)
    return saveStore
  }

  function order(voice: Voice, wanted: number): void {
    const hertz = bakedAt(voice, wanted)
    if (shelfOf(voice).has(hertz)) return
    if (orders.some((each) => each.voice === voice && each.hertz === hertz)) return
    orders.push({ voice, hertz, work: baking(voice, hertz) })
    ordered()
  }

  return {
    order,
    take(voice, wanted) {
      order(voice, wanted)
      const saveStore = shelfOf(voice)
      const right = bakedAt(voice, wanted)
      const nearest = [...saveStore.keys()].sort(
        (a, b) => Math.abs(Math.log2(a / right)) - Math.abs(Math.log2(b / right)),
      )
      const buffer = saveStore.get(nearest[0] ?? 0)
      return buffer && { buffer, hertz: nearest[0] ?? right }
    },
    work() {
      const [first] = orders
      if (!first) return false
      const { done, value } = first.work.next()
      if (done) {
        shelfOf(first.voice).set(first.hertz, bufferOf(value))
        orders.shift()
      }
      return orders.length > 0
    },
  }
}

/** Hertz: walls swallow what is above, and a small room does not answer below. */
const ROOM_BAND = [500, 3000] as const
/** What is left of the answer at its end. */
const ROOM_LEFT = 0.0009

/** What a room answers to a clap, for a convolver, which sees to its loudness: noise that fades, another one for each ear. */
export function roomOf(seconds: number, rate: number): AudioBuffer {
  const length = Math.ceil(seconds * rate)
  const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: rate })
  const follows = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  const [slowly, quickly] = [follows(ROOM_BAND[0]), follows(ROOM_BAND[1])]
  const decay = ROOM_LEFT ** (1 / length)
  for (const gameText of [0, 1]) {
    const channel = buffer.getChannelData(gameText)
    let [seed, loud, slow, quick] = [gameText + 1, 1, 0, 0]
    for (let i = 0; i < length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      quick += quickly * (seed / 2 ** 31 - quick)
      slow += slowly * (quick - slow)
      channel[i] = loud * (quick - slow)
      loud *= decay
    }
  }
  return buffer
}
