/**
 * All that sounds goes through here: music and effects, each on its way, then a limiter, so that no sample is ever above
 * −1 dBFS. Every node is disconnected when it has ended.
 */
import { secondsOf } from './render-voice.ts'
import { roomOf, type SampleCache } from './sample-cache.ts'
import { givesWay, thinned, type Sounding } from './voice-limit.ts'
import { PLAIN_VOICES } from './plain.ts'
import { folded, pitch } from './scale.ts'
import type { Score, Voice } from './score.ts'
import { notesOf, type Note } from './sequencer.ts'
import { isLast, lastsOf, soundsOf } from './tunes.ts'
import { ROLES, type Role, type Sound, type Tune } from './voices.ts'

export interface Mixer {
  /** These are heard now, and those that are to wait after that; which of them are is told. */
  effects(sounds: readonly Sound[], now: number): readonly Sound[]
  note(note: Note, at: number, beat: number): void
  /** Music gives way to it, and comes back unless it is over. */
  tune(tune: Tune, now: number): void
  /** Music fades to this share in so many seconds. */
  music(share: number, now: number, seconds: number): void
  /** Everything does. */
  all(share: number, now: number, seconds: number): void
  /** The score's room answers from now on. To make it takes longer than everything else, so it is asked for apart. */
  openRoom(): void
  /** Another one takes its place. */
  close(): void
}

/** −1 dBFS. */
export const CEILING = 0.89
/** Up to here the limiter's curve is straight. */
const STRAIGHT = 0.6
/** A compressor makes up for what it takes, also where it takes nothing: so much is taken back. */
const MADE_UP = 0.42
/** The music beside the effects. */
const MUSIC = 0.6
/** Seconds in which a voice that gives way goes. */
const GIVES_WAY = 0.01
/** Under a fanfare the music is this loud. */
const DUCKED = 0.25
/** A fixed pitch moves by so many parts of an octave with each step. */
const FIXED_STEP = 1 / 48
/** The voices of so many bars are baked before anybody hears them. */
const BARS_AHEAD = 16
/** The loudness below which nothing is heard. */
const FAINTEST = 0.002

interface Playing extends Sounding {
  stop(at: number): void
}

/** Straight up to a point, then rounder and rounder: it never gets above the ceiling, whatever comes in. */
export function limiterCurve(points = 2049): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: points }, (_, i) => {
    const x = (2 * i) / (points - 1) - 1
    const over = Math.max(0, Math.abs(x) - STRAIGHT)
    const room = CEILING - STRAIGHT
    return Math.sign(x) * (Math.min(Math.abs(x), STRAIGHT) + room * Math.tanh(over / room))
  })
}

const voiceOf = ({ voices }: Score, role: Role): Voice => voices[role] ?? PLAIN_VOICES[role]

/** Where a step of a role is heard. */
export function pitchOf({ key, mode }: Score, voice: Voice, role: Role, step: number): number {
  if (voice.fixed) return folded(voice.fixed * 2 ** (step * FIXED_STEP))
  return pitch(step, voice.octave ?? ROLES[role].octave, key, mode)
}

/** Has everything baked that may be asked for soon: effects first, then what the music begins with. */
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
  const squeeze = new DynamicsCompressorNode(audio, {
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
  const after = new GainNode(audio, { gain: MADE_UP })
  master.connect(squeeze).connect(after).connect(limiter).connect(audio.destination)
  const heard = new Map<Role, number[]>()
  let playing: Playing[] = []

  /** One sound out of a buffer: two nodes, or three where it comes from a side. */
  function sing(
    voice: Voice,
    hertz: number,
    loudness: number,
    at: number,
    lasts: number,
    pan: number,
    bus: AudioNode,
  ): Playing | undefined {
    const baked = sampleCache.take(voice, hertz)
    if (!baked || loudness < FAINTEST) return undefined
    const playbackRate = hertz / baked.hertz
    const source = new AudioBufferSourceNode(audio, {
      buffer: baked.buffer,
      playbackRate,
      loop: voice.held === true,
    })
    const envelope = new GainNode(audio, { gain: voice.held ? 0 : loudness })
    const ways: AudioNode[] = [source, envelope]
    // Where there is no panner everything is heard in the middle.
    if (pan && 'StereoPannerNode' in globalThis) ways.push(new StereoPannerNode(audio, { pan }))
    ways.reduce((from, to) => from.connect(to)).connect(bus)
    source.addEventListener('ended', () => {
      for (const node of ways) node.disconnect()
    })
    source.start(at)
    let until = at + secondsOf(voice) / playbackRate
    if (voice.held) {
      const lets = at + Math.max(lasts, voice.attack)
      until = lets + voice.fade
      envelope.gain.setValueAtTime(0, at)
      envelope.gain.linearRampToValueAtTime(loudness, at + voice.attack)
      envelope.gain.setValueAtTime(loudness, lets)
      envelope.gain.linearRampToValueAtTime(0, until)
      source.stop(until)
    }
    return {
      from: at,
      until,
      loudness,
      stop(when) {
        if (voice.held) envelope.gain.cancelScheduledValues(when)
        envelope.gain.setTargetAtTime(0, when, GIVES_WAY / 5)
        source.stop(when + GIVES_WAY)
      },
    }
  }

  function effect(
    { name, step = 0, volume = 1, pan = 0 }: Sound,
    at: number,
    voice = voiceOf(score, name),
  ): void {
    const loudness = ROLES[name].volume * (voice.volume ?? 1) * volume
    const faintest = givesWay(playing, at)
    faintest?.stop(Math.max(at, audio.currentTime))
    const sung = sing(
      voice,
      pitchOf(score, voice, name, step),
      loudness,
      at,
      secondsOf(voice),
      pan,
      effectsBus,
    )
    playing = playing.filter((each) => each !== faintest && each.until > audio.currentTime)
    if (sung) playing.push(sung)
  }

  const rampMusic = (share: number, now: number, seconds: number) => ramp(musicBus, share, now, seconds)

  orderVoices(score, sampleCache)

  return {
    effects(sounds, now) {
      const due = sounds.map((sound) => ({ sound, at: now + (sound.after ?? 0) }))
      const kept = thinned(due, (role) => heard.get(role) ?? [])
      for (const { sound, at } of kept) {
        const before = heard.get(sound.name)?.filter((time) => time > now - 1) ?? []
        heard.set(sound.name, [...before, at])
        effect(sound, at)
      }
      return kept.map(({ sound }) => sound)
    },
    note({ voice, hertz, volume, lasts, pan }, at, beat) {
      sing(voice, hertz, MUSIC * volume, at, lasts * beat, pan, musicBus)
    },
    tune(tune, now) {
      for (const sound of soundsOf(tune)) {
        const isLead = sound.name === 'chime'
        effect(sound, now + (sound.after ?? 0), isLead ? score.fanfare : undefined)
      }
      if (isLast(tune)) return
      rampMusic(DUCKED, now, 0.08)
      musicBus.gain.setValueAtTime(DUCKED, now + lastsOf(tune))
      musicBus.gain.linearRampToValueAtTime(1, now + lastsOf(tune) + 0.6)
    },
    music: rampMusic,
    all: (share, now, seconds) => ramp(master, share, now, seconds),
    openRoom() {
      if (!score.room) return
      const [gain, seconds] = score.room
      const room = new ConvolverNode(audio, { buffer: roomOf(seconds, audio.sampleRate) })
      master.connect(room).connect(new GainNode(audio, { gain })).connect(squeeze)
    },
    close: () => limiter.disconnect(),
  }
}
