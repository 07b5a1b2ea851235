/** Synthesises the samples of a voice. Pure: the same recipe gives the same samples everywhere. */
import type { Noise, Overtone, Timbre } from './score.ts'

/** Sample rate in hertz. No voice has audible partials above half of it. */
export const RATE = 22_050

/** Samples per step of the generator: well below a millisecond of work on a phone. */
const SLICE = 2048
/** Approximate length of the loop of a held voice, in seconds. */
const LOOP = 1
/** Length of the final fade-out, in seconds. */
const TAIL = 0.008
/** Shortest attack, in seconds; a shorter one would click. */
const MIN_ATTACK = 0.0012
/** Exponent of a decay to a thousandth (−60 dB). */
const DECAY_EXPONENT = Math.log(1000)
/** Highest frequency as a share of the sample rate; above it a tone would alias. */
const ALIASING_LIMIT = 0.45

/**
 * Renders a voice at this pitch to samples between −1 and 1 that begin and end with 0. Yields between slices, so that the
 * page stays responsive.
 */
export function* renderVoice(
  voice: Timbre,
  hertz: number,
  rate = RATE,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const cycles = 2 * Math.max(1, Math.round((hertz * LOOP) / 2))
  const length = voice.held ? Math.round((cycles * rate) / hertz) : Math.ceil(secondsOf(voice) * rate)
  const samples = new Float32Array(length)
  const tone = voice.held ? heldTone(cycles, length) : fadingTone(voice, hertz, rate)
  const adders = voice.partials
    .filter(([ratio]) => ratio * hertz < ALIASING_LIMIT * rate)
    .map((partial) => tone(samples, partial))
  if (voice.noise) adders.push(noise(samples, voice.noise, voice.held === true, rate))
  for (let from = 0; from < length; from += SLICE) {
    const to = Math.min(length, from + SLICE)
    for (const add of adders) add(from, to)
    yield
  }
  if (!voice.held) applyEnvelope(samples, Math.max(MIN_ATTACK, voice.attack) * rate, TAIL * rate)
  normalise(samples)
  return samples
}

/** Duration in seconds until all partials and the noise have faded. */
export function secondsOf({ partials, fade, noise, attack }: Timbre): number {
  const fades = partials.map(([, , share = 1]) => share * fade)
  return Math.max(attack + TAIL, noise?.fade ?? 0, ...fades)
}

/** Adds a component to the samples of a range; ranges come in order. */
type Adder = (from: number, to: number) => void
type Tone = (samples: Float32Array, partial: Overtone) => Adder

/** Rounds to whole cycles, so that the loop has no seam. */
const heldTone =
  (cycles: number, length: number): Tone =>
  (samples, [ratio, gain]) => {
    const turn = (2 * Math.PI * Math.max(1, Math.round(ratio * cycles))) / length
    return oscillator(samples, turn, 1, () => [0, gain])
  }

const fadingTone =
  ({ fade, glide: [begins, within] = [1, 0] }: Timbre, hertz: number, rate: number): Tone =>
  (samples, [ratio, gain, share = 1]) => {
    const turn = (2 * Math.PI * ratio * hertz) / rate
    const decay = Math.exp(-DECAY_EXPONENT / (share * fade * rate))
    const glideSamples = begins === 1 ? 0 : Math.ceil(within * rate)
    const settles = Math.exp(-DECAY_EXPONENT / glideSamples)
    let [phase, loud, off] = [0, gain, begins - 1]
    const steady = oscillator(samples, turn, decay, () => [phase, loud])
    return (from, to) => {
      const middle = Math.min(to, glideSamples)
      for (let i = from; i < middle; i++) {
        samples[i] = (samples[i] ?? 0) + loud * Math.sin(phase)
        phase += turn * (1 + off)
        loud *= decay
        off *= settles
      }
      steady(Math.max(from, middle), to)
    }
  }

/** A decaying sine by rotating a vector: ten times as fast as calling Math.sin per sample. */
function oscillator(
  samples: Float32Array,
  turn: number,
  decay: number,
  begins: () => readonly [phase: number, loud: number],
): Adder {
  const [cos, sin] = [decay * Math.cos(turn), decay * Math.sin(turn)]
  let vector: { x: number; y: number } | undefined
  return (from, to) => {
    if (from >= to) return
    const [phase, loud] = begins()
    let { x, y } = vector ?? { x: loud * Math.cos(phase), y: loud * Math.sin(phase) }
    for (let i = from; i < to; i++) {
      samples[i] = (samples[i] ?? 0) + y
      const before = x
      x = before * cos - y * sin
      y = y * cos + before * sin
    }
    vector = { x, y }
  }
}

/** White noise through a band-pass filter that may sweep. Its peaks are about as high as `gain`. */
function noise(
  samples: Float32Array,
  { gain, band, narrow = 1, fade }: Noise,
  isHeld: boolean,
  rate: number,
): Adder {
  const [low, high] = typeof band === 'number' ? [band, band] : band
  const decay = isHeld ? 1 : Math.exp(-DECAY_EXPONENT / (fade * rate))
  const length = isHeld ? samples.length : fade * rate
  let loud = gain
  let seed = 1
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let [b0, a1, a2, level] = [0, 0, 0, 0]
  function tune(part: number): void {
    const middle = Math.min(ALIASING_LIMIT * rate, low * (high / low) ** Math.min(1, part))
    const turn = (2 * Math.PI * middle) / rate
    const alpha = Math.sin(turn) / (2 * narrow)
    b0 = alpha / (1 + alpha)
    a1 = (-2 * Math.cos(turn)) / (1 + alpha)
    a2 = (1 - alpha) / (1 + alpha)
    // Compensates for the energy that a narrow band removes.
    level = Math.sqrt((narrow * rate) / (3 * middle))
  }
  return (from, to) => {
    for (let i = from; i < to; i++) {
      if (i % 64 === 0) tune(i / length)
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0
      const x = seed / 2 ** 31
      const y = b0 * (x - x2) - a1 * y1 - a2 * y2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      // A loop fades out briefly at its seam.
      const seam = isHeld ? 1 - (2 * (i / length) - 1) ** 16 : 1
      samples[i] = (samples[i] ?? 0) + loud * level * seam * y
      loud *= decay
    }
  }
}

/** Fades in and out without clicks. */
function applyEnvelope(samples: Float32Array, attack: number, tail: number): void {
  const { length } = samples
  for (let i = 0; i < attack && i < length; i++)
    samples[i] = (samples[i] ?? 0) * 0.5 * (1 - Math.cos((Math.PI * i) / attack))
  for (let i = 0; i < tail && i < length; i++)
    samples[length - 1 - i] = (samples[length - 1 - i] ?? 0) * (i / tail)
}

function normalise(samples: Float32Array): void {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  if (peak > 0) for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) / peak
}
