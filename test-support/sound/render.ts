/** Renders a score and the sounds of a round through the game's own mixer, and measures the result. Runs in a page. */
import { loudnessOf, LOUDNESS_RATE } from '../../games/kit/test/loudness.ts'
import { createSampleCache } from '../../games/kit/sound/sample-cache.ts'
import { createMixer } from '../../games/kit/sound/mixer.ts'
import type { Score } from '../../games/kit/sound/score.ts'
import { beatSeconds, beatsOf, notesOf } from '../../games/kit/sound/sequencer.ts'
import type { Sound, Tune } from '../../games/kit/sound/voices.ts'

/** Sounds played at a time in seconds. */
export interface Heard {
  readonly at: number
  readonly sounds: readonly Sound[]
}

export interface SoundScene {
  readonly score: Score
  readonly seconds: number
  /** No music if undefined. */
  readonly tension?: number
  readonly heard?: readonly Heard[]
  readonly tunes?: readonly { readonly at: number; readonly tune: Tune }[]
  /** Whether to return samples and a picture as well. */
  readonly isKept?: boolean
}

export interface Take {
  readonly loudness: number
  /** Highest sample, in dBFS. */
  readonly peak: number
  /** Largest difference between neighbouring samples. */
  readonly jump: number
  /** Layers that played. */
  readonly layers: readonly number[]
  /** A WAV file and a PNG, as base64. */
  readonly wave?: string
  readonly picture?: string
}

/** Seconds scheduled at a time, as in play: a graph of all notes at once would take minutes. */
const AHEAD = 1

async function render(
  { score, seconds, tension, heard = [], tunes = [] }: SoundScene,
  rate = LOUDNESS_RATE,
  between: () => Promise<void> | void = () => {},
) {
  const audio = new OfflineAudioContext(2, seconds * rate, rate)
  const sampleCache = createSampleCache(() => {})
  const mixer = createMixer(audio, score, sampleCache)
  mixer.openRoom()
  const layers = new Set<number>()
  const beat = beatSeconds(score, tension ?? 0)
  const bar = beatsOf(score) * beat
  const due: { at: number; play: () => void }[] = []
  const bars = tension === undefined ? 0 : Math.ceil(seconds / bar)
  for (let i = 0; i < bars; i++)
    for (const note of notesOf(score, i, tension ?? 0)) {
      layers.add(note.layer)
      sampleCache.order(note.voice, note.hertz)
      const at = i * bar + note.at * beat
      due.push({ at, play: () => mixer.note(note, at, beat) })
    }
  for (const { at, sounds } of heard) due.push({ at, play: () => mixer.effects(sounds, at) })
  for (const { at, tune } of tunes) due.push({ at, play: () => mixer.tune(tune, at) })
  due.sort((one, other) => one.at - other.at)
  mixer.music(1, 0, 0.001)
  let next = 0
  function schedule(until: number): void {
    for (let each = due[next]; each && each.at < until; each = due[++next]) each.play()
    // A sample requested by an effect is ready for the next one, as in play.
    while (sampleCache.work());
  }
  while (sampleCache.work());
  schedule(AHEAD)
  for (let at = AHEAD / 2; at < seconds; at += AHEAD / 2)
    void audio.suspend(at).then(async () => {
      schedule(at + AHEAD)
      await between()
      return audio.resume()
    })
  const buffer = await audio.startRendering()
  return { channels: [buffer.getChannelData(0), buffer.getChannelData(1)], layers: [...layers].sort() }
}

function highest(channels: readonly Float32Array[]) {
  let [peak, jump] = [0, 0]
  for (const channel of channels)
    for (let i = 0; i < channel.length; i++) {
      const sample = channel[i] ?? 0
      peak = Math.max(peak, Math.abs(sample))
      jump = Math.max(jump, Math.abs(sample - (channel[i - 1] ?? 0)))
    }
  return { peak: 20 * Math.log10(peak), jump }
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 32_768) text += String.fromCharCode(...bytes.subarray(i, i + 32_768))
  return btoa(text)
}

/** Encodes 16-bit stereo. */
function waveOf([left = new Float32Array(), right = left]: readonly Float32Array[]): string {
  const view = new DataView(new ArrayBuffer(44 + left.length * 4))
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + left.length * 4, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, LOUDNESS_RATE, true)
  view.setUint32(28, LOUDNESS_RATE * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, left.length * 4, true)
  for (let i = 0; i < left.length; i++) {
    view.setInt16(44 + i * 4, Math.round((left[i] ?? 0) * 32_767), true)
    view.setInt16(46 + i * 4, Math.round((right[i] ?? 0) * 32_767), true)
  }
  return base64(new Uint8Array(view.buffer))
}

const WIDE = 800
const WAVE_HIGH = 160
const TONES = 240
/** Height of a frequency band, in px. */
const HIGH = 4
/** Samples per column of the spectrogram, and its frequency range in Hz. */
const WINDOW = 2048
const [LOWEST, TOP] = [50, 10_000]

/** Draws the waveform above the spectrogram, whose frequency axis is logarithmic. */
function pictureOf([left = new Float32Array()]: readonly Float32Array[]): string {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = WAVE_HIGH + TONES
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = '#10141c'
  pen.fillRect(0, 0, WIDE, canvas.height)
  const step = left.length / WIDE
  for (let x = 0; x < WIDE; x++) {
    let most = 0
    for (let i = Math.floor(x * step); i < (x + 1) * step; i++) most = Math.max(most, Math.abs(left[i] ?? 0))
    pen.fillStyle = '#7fe35f'
    pen.fillRect(x, (WAVE_HIGH / 2) * (1 - most), 1, WAVE_HIGH * most)
    const from = Math.max(0, Math.floor(x * step - WINDOW / 2))
    for (let y = 0; y < TONES; y += HIGH) {
      const hertz = LOWEST * (TOP / LOWEST) ** (1 - y / TONES)
      const level = levelAt(left, from, hertz)
      pen.fillStyle = `hsl(${240 - 200 * level} 90% ${5 + 60 * level}%)`
      pen.fillRect(x, WAVE_HIGH + y, 1, HIGH)
    }
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/** Returns the level of a frequency, 0 to 1 over 70 dB (Goertzel). */
function levelAt(samples: Float32Array, from: number, hertz: number): number {
  const skip = hertz < 2500 ? 4 : 1
  const length = Math.min(WINDOW, Math.ceil((40 * LOUDNESS_RATE) / hertz))
  const turn = 2 * Math.cos((2 * Math.PI * hertz * skip) / LOUDNESS_RATE)
  let [a, b] = [0, 0]
  for (let i = 0; i < length; i += skip) {
    const c = (samples[from + i] ?? 0) + turn * a - b
    b = a
    a = c
  }
  const power = Math.sqrt(Math.max(0, a * a + b * b - turn * a * b)) / (length / skip / 2)
  return Math.max(0, Math.min(1, 1 + (20 * Math.log10(power + 1e-9)) / 70))
}

async function record(scene: SoundScene): Promise<Take> {
  const { channels, layers } = await render(scene)
  return {
    loudness: loudnessOf(channels),
    ...highest(channels),
    layers,
    ...(scene.isKept && { wave: waveOf(channels), picture: pictureOf(channels) }),
  }
}

/** Lowest sample rate that browsers accept, for runs that only count nodes. */
const DULL = 3000

/** Yields to the event loop: a page that is always busy would handle `ended` events late. */
const hearEvents = () => new Promise<void>((heard) => setTimeout(heard))

/** Plays a scene as fast as possible. */
const playThrough = async (scene: SoundScene) => void (await render(scene, DULL, hearEvents))

export type Studio = { readonly record: typeof record; readonly playThrough: typeof playThrough }
const studio: Studio = { record, playThrough }
Object.assign(globalThis, { studio })
