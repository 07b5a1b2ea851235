/** Plays one sample through two audio nodes, or three if it is panned. Nodes are disconnected when they end. */
import { secondsOf } from './render-voice.ts'
import type { AudioSample } from './sample-cache.ts'
import type { Timbre } from './score.ts'
import type { PlayingVoice } from './voice-limit.ts'

/** Fade-out of a voice that is stopped for a new one, in seconds. */
const STOP_FADE = 0.01

export interface StoppableVoice extends PlayingVoice {
  stop(at: number): void
}

/** Times in seconds. */
export interface PlayOptions {
  readonly voice: Timbre
  readonly hertz: number
  readonly loudness: number
  readonly at: number
  /** How long a held voice is held. */
  readonly lasts: number
  readonly pan: number
}

export function playVoice(
  audio: BaseAudioContext,
  bus: AudioNode,
  sample: AudioSample,
  { voice, hertz, loudness, at, lasts, pan }: PlayOptions,
): StoppableVoice {
  const playbackRate = hertz / sample.hertz
  const source = new AudioBufferSourceNode(audio, {
    buffer: sample.buffer,
    playbackRate,
    loop: voice.held === true,
  })
  const envelope = new GainNode(audio, { gain: voice.held ? 0 : loudness })
  const chain: AudioNode[] = [source, envelope]
  // Some browsers have no panner.
  if (pan && 'StereoPannerNode' in globalThis) chain.push(new StereoPannerNode(audio, { pan }))
  chain.reduce((from, to) => from.connect(to)).connect(bus)
  source.addEventListener('ended', () => {
    for (const node of chain) node.disconnect()
  })
  source.start(at)
  let until = at + secondsOf(voice) / playbackRate
  if (voice.held) {
    const release = at + Math.max(lasts, voice.attack)
    until = release + voice.fade
    envelope.gain.setValueAtTime(0, at)
    envelope.gain.linearRampToValueAtTime(loudness, at + voice.attack)
    envelope.gain.setValueAtTime(loudness, release)
    envelope.gain.linearRampToValueAtTime(0, until)
    source.stop(until)
  }
  return {
    from: at,
    until,
    loudness,
    stop(when) {
      if (voice.held) envelope.gain.cancelScheduledValues(when)
      envelope.gain.setTargetAtTime(0, when, STOP_FADE / 5)
      source.stop(when + STOP_FADE)
    },
  }
}
