/** Caches rendered voices, one sample per octave. Renders them while the page is idle. */
import { renderVoice, RATE } from './render-voice.ts'
import type { Timbre } from './score.ts'

export interface AudioSample {
  readonly buffer: AudioBuffer
  /** The pitch at which it was rendered. */
  readonly hertz: number
}

export interface SampleCache {
  /** The cached sample nearest to this pitch. If a nearer one is missing, it is queued for rendering. */
  take(voice: Timbre, hertz: number): AudioSample | undefined
  /** Queues a sample for rendering. */
  order(voice: Timbre, hertz: number): void
  /** Renders one slice; returns false when the queue is empty. */
  work(): boolean
}

const MIDDLE_C = 261.63

/** The pitch to render at: the nearest octave of middle C, so that playback speed stays close to 1. */
const renderPitch = ({ fixed }: Timbre, hertz: number) =>
  fixed ?? MIDDLE_C * 2 ** Math.round(Math.log2(hertz / MIDDLE_C))

function bufferOf(samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate: RATE })
  buffer.copyToChannel(samples, 0)
  return buffer
}

/** Calls `onQueued` for every sample that is queued for rendering. */
export function createSampleCache(onQueued: () => void): SampleCache {
  const samples = new Map<Timbre, Map<number, AudioBuffer>>()
  const queue: { voice: Timbre; hertz: number; work: ReturnType<typeof renderVoice> }[] = []

  /** Buffers of a voice by pitch. */
  function buffersOf(voice: Timbre): Map<number, AudioBuffer> {
    const buffers = samples.get(voice) ?? new Map<number, AudioBuffer>()
    samples.set(voice, buffers)
    return buffers
  }

  function order(voice: Timbre, wanted: number): void {
    const hertz = renderPitch(voice, wanted)
    if (buffersOf(voice).has(hertz)) return
    if (queue.some((each) => each.voice === voice && each.hertz === hertz)) return
    queue.push({ voice, hertz, work: renderVoice(voice, hertz) })
    onQueued()
  }

  return {
    order,
    take(voice, wanted) {
      order(voice, wanted)
      const buffers = buffersOf(voice)
      const ideal = renderPitch(voice, wanted)
      const nearest = [...buffers.keys()].sort(
        (a, b) => Math.abs(Math.log2(a / ideal)) - Math.abs(Math.log2(b / ideal)),
      )
      const buffer = buffers.get(nearest[0] ?? 0)
      return buffer && { buffer, hertz: nearest[0] ?? ideal }
    },
    work() {
      const [first] = queue
      if (!first) return false
      const { done, value } = first.work.next()
      if (done) {
        buffersOf(first.voice).set(first.hertz, bufferOf(value))
        queue.shift()
      }
      return queue.length > 0
    },
  }
}

/** Band of the reverb in hertz: walls absorb higher frequencies, and a small room does not reflect lower ones. */
const REVERB_BAND = [500, 3000] as const
/** Level of the reverb at its end. */
const REVERB_END = 0.0009

/** Impulse response of a room for a convolver, which normalises it: decaying noise, different for each ear. */
export function impulseResponse(seconds: number, rate: number): AudioBuffer {
  const length = Math.ceil(seconds * rate)
  const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: rate })
  const follows = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  const [slowly, quickly] = [follows(REVERB_BAND[0]), follows(REVERB_BAND[1])]
  const decay = REVERB_END ** (1 / length)
  for (const ear of [0, 1]) {
    const channel = buffer.getChannelData(ear)
    let [seed, loud, slow, quick] = [ear + 1, 1, 0, 0]
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
