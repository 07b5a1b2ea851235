/** Mixes music and effects: one bus each, then a compressor and a limiter that keeps all samples below −1 dBFS. */
import { playVoice, type PlayOptions, type StoppableVoice } from './play-voice.ts'
import { secondsOf } from './render-voice.ts'
import { impulseResponse, type SampleCache } from './sample-cache.ts'
import { voiceToStop, limitRepeats } from './voice-limit.ts'
import { PLAIN_VOICES } from './plain.ts'
import { folded, pitch } from './scale.ts'
import type { Score, Timbre } from './score.ts'
import { notesOf, type Note } from './sequencer.ts'
import { isLast, lastsOf, soundsOf } from './tunes.ts'
import { ROLES, type Role, type Sound, type Tune } from './voices.ts'

export interface Mixer {
  /** Schedules sound effects; returns those that were not dropped. */
  effects(sounds: readonly Sound[], now: number): readonly Sound[]
  note(note: Note, at: number, beat: number): void
  /** Plays a fanfare. Ducks the music, which comes back unless the round is over. */
  tune(tune: Tune, now: number): void
  /** Takes the music back for some seconds. Fanfares wait for their end. */
  quiet(seconds: number, now: number): void
  /** Fades the music to this volume. */
  music(share: number, now: number, seconds: number): void
  /** Fades music and effects to this volume. */
  all(share: number, now: number, seconds: number): void
  /** Adds the score's reverb. Separate, because creating it takes longer than all the rest. */
  openRoom(): void
  /** Disconnects the mixer. */
  close(): void
}

/** −1 dBFS. */
export const CEILING = 0.89
/** End of the linear part of the limiter's curve. */
const KNEE = 0.6
/** Cancels the make-up gain that a DynamicsCompressorNode always adds. */
const MAKE_UP_COMPENSATION = 0.42
/** Volume of the music relative to the effects. */
const MUSIC_VOLUME = 0.6
/** Volume of the music during a fanfare, and in a moment of quiet. */
const DUCKED = 0.25
const QUIET = 0.02
/** Seconds in which the music goes and comes back. */
const DUCK_S = 0.08
const RETURN_S = 0.6
/** Change of a fixed pitch per step, in octaves. */
const FIXED_STEP = 1 / 48
/** How many bars have their samples rendered in advance. */
const BARS_AHEAD = 16
/** Quieter sounds are not played. */
const MIN_LOUDNESS = 0.002

/** Transfer curve of the limiter: linear up to the knee, then a tanh that never exceeds the ceiling. */
export function limiterCurve(points = 2049): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: points }, (_, i) => {
    const x = (2 * i) / (points - 1) - 1
    const over = Math.max(0, Math.abs(x) - KNEE)
    const headroom = CEILING - KNEE
    return Math.sign(x) * (Math.min(Math.abs(x), KNEE) + headroom * Math.tanh(over / headroom))
  })
}

const voiceOf = ({ voices }: Score, role: Role): Timbre => voices[role] ?? PLAIN_VOICES[role]

/** Pitch of a role's step, in hertz. */
export function pitchOf({ key, mode }: Score, voice: Timbre, role: Role, step: number): number {
  if (voice.fixed) return folded(voice.fixed * 2 ** (step * FIXED_STEP))
  return pitch(step, voice.octave ?? ROLES[role].octave, key, mode)
}

/** Queues the samples that are needed first: those of effects, then those of the first bars of music. */
export function orderVoices(score: Score, sampleCache: SampleCache): void {
  for (const step of [0, 5, -5])
    for (const role of Object.keys(ROLES) as Role[]) {
      const voice = voiceOf(score, role)
      sampleCache.order(voice, pitchOf(score, voice, role, step))
    }
  for (let bar = 0; bar < BARS_AHEAD; bar++)
    for (const { voice, hertz } of notesOf(score, bar, 1)) sampleCache.order(voice, hertz)
}

function ramp({ gain }: GainNode, to: number, now: number, seconds: number): void {
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(gain.value, now)
  gain.linearRampToValueAtTime(to, now + seconds)
}

export function createMixer(audio: BaseAudioContext, score: Score, sampleCache: SampleCache): Mixer {
  const limiter = new WaveShaperNode(audio, { curve: limiterCurve() })
  const compressor = new DynamicsCompressorNode(audio, {
    threshold: -14,
    knee: 8,
    ratio: 8,
    attack: 0.002,
    release: 0.15,
  })
  const master = new GainNode(audio)
  const musicBus = new GainNode(audio, { gain: 0 })
  const effectsBus = new GainNode(audio, { gain: score.effects ?? 1 })
  for (const bus of [musicBus, effectsBus]) bus.connect(master)
  const compensation = new GainNode(audio, { gain: MAKE_UP_COMPENSATION })
  master.connect(compressor).connect(compensation).connect(limiter).connect(audio.destination)
  const heard = new Map<Role, number[]>()
  let playing: StoppableVoice[] = []
  let quietUntil = 0

  function play(bus: AudioNode, options: PlayOptions): StoppableVoice | undefined {
    const { voice, hertz, loudness } = options
    const sample = sampleCache.take(voice, hertz)
    return sample && loudness >= MIN_LOUDNESS ? playVoice(audio, bus, sample, options) : undefined
  }

  function effect(
    { name, step = 0, volume = 1, pan = 0 }: Sound,
    at: number,
    voice = voiceOf(score, name),
  ): void {
    const loudness = ROLES[name].volume * (voice.volume ?? 1) * volume
    const faintest = voiceToStop(playing, at)
    faintest?.stop(Math.max(at, audio.currentTime))
    const hertz = pitchOf(score, voice, name, step)
    const started = play(effectsBus, { voice, hertz, loudness, at, lasts: secondsOf(voice), pan })
    playing = playing.filter((each) => each !== faintest && each.until > audio.currentTime)
    if (started) playing.push(started)
  }

  const rampMusic = (share: number, now: number, seconds: number) => ramp(musicBus, share, now, seconds)

  /** Lowers the music for some seconds. */
  function duck(share: number, now: number, seconds: number): void {
    rampMusic(share, now, DUCK_S)
    musicBus.gain.setValueAtTime(share, now + seconds)
    musicBus.gain.linearRampToValueAtTime(1, now + seconds + RETURN_S)
  }

  orderVoices(score, sampleCache)

  return {
    effects(sounds, now) {
      const due = sounds.map((sound) => ({ sound, at: now + (sound.after ?? 0) }))
      const kept = limitRepeats(due, (role) => heard.get(role) ?? [])
      for (const { sound, at } of kept) {
        const before = heard.get(sound.name)?.filter((time) => time > now - 1) ?? []
        heard.set(sound.name, [...before, at])
        effect(sound, at)
      }
      return kept.map(({ sound }) => sound)
    },
    note({ voice, hertz, volume, lasts, pan }, at, beat) {
      play(musicBus, { voice, hertz, loudness: MUSIC_VOLUME * volume, at, lasts: lasts * beat, pan })
    },
    tune(tune, now) {
      const begins = Math.max(now, quietUntil)
      for (const sound of soundsOf(tune)) {
        const isLead = sound.name === 'chime'
        effect(sound, begins + (sound.after ?? 0), isLead ? score.fanfare : undefined)
      }
      if (!isLast(tune)) duck(DUCKED, now, begins - now + lastsOf(tune))
    },
    quiet(seconds, now) {
      quietUntil = now + seconds
      duck(QUIET, now, seconds)
    },
    music: rampMusic,
    all: (share, now, seconds) => ramp(master, share, now, seconds),
    openRoom() {
      if (!score.room) return
      const [gain, seconds] = score.room
      const reverb = new ConvolverNode(audio, { buffer: impulseResponse(seconds, audio.sampleRate) })
      master.connect(reverb).connect(new GainNode(audio, { gain })).connect(compressor)
    },
    close: () => limiter.disconnect(),
  }
}
