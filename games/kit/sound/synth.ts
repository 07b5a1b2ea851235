/** The synthesiser: silent until the first input, while muted, and while the game is left. */
import type { Speaker } from './speaker.ts'
import { pitch, VOICES, type Sound, type Voice } from './voices.ts'

export function openSynth(): Speaker {
  let context: AudioContext | undefined
  let noise: AudioBuffer | null = null
  let asked = false
  let muted = false
  let hushed = false

  function source(
    audio: AudioContext,
    wave: Voice['wave'],
    from: number,
    to: number,
    start: number,
    fade: number,
  ) {
    if (wave !== 'noise') {
      const tone = new OscillatorNode(audio, { type: wave, frequency: from })
      tone.frequency.exponentialRampToValueAtTime(to, start + fade)
      return { node: tone, out: tone }
    }
    const node = new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
    const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 })
    band.frequency.exponentialRampToValueAtTime(to, start + fade)
    return { node, out: node.connect(band) }
  }

  function sing(audio: AudioContext, voice: Voice, sound: Sound, partial: number, loudness: number): void {
    const start = audio.currentTime + (sound.after ?? 0)
    const from = pitch(sound.step ?? 0, voice.octave) * partial
    const fade = voice.fade / partial
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(loudness, start + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + fade)
    const { node, out } = source(audio, voice.wave, from, from * voice.glide, start, fade)
    out.connect(gain).connect(side(audio, sound.pan))
    node.start(start)
    node.stop(start + fade)
  }

  function build(): void {
    // A machine without any sound device may refuse; the game plays on in silence.
    try {
      context = new AudioContext()
      // Ahead of the first noise, which may come in a busy frame.
      noise = whiteNoise(context)
      settle()
    } catch {
      context = undefined
    }
  }

  const settle = () => void (muted || hushed ? context?.suspend() : context?.resume())

  return {
    play(sounds) {
      // Sounds given to a context that does not run yet would all come at once later.
      if (context?.state !== 'running' || muted || hushed) return
      for (const sound of sounds) {
        const voice: Voice = VOICES[sound.name]
        const loudness = voice.volume * (sound.volume ?? 1)
        if (loudness < 0.001) continue
        sing(context, voice, sound, 1, loudness)
        if (voice.ring) sing(context, voice, sound, 3, loudness * voice.ring)
      }
    },
    unlock() {
      if (muted) return
      if (context?.state === 'suspended') settle()
      // Making one takes a while, so the first input is answered before it.
      if (!asked) setTimeout(build, 40)
      asked = true
    },
    mute(now) {
      muted = now
      settle()
    },
    hush(now) {
      if (hushed === now) return
      hushed = now
      settle()
    },
  }
}

/** Where there is no panner everything is heard in the middle. */
function side(audio: AudioContext, pan = 0): AudioNode {
  if (!pan || !('StereoPannerNode' in globalThis)) return audio.destination
  const panner = new StereoPannerNode(audio, { pan })
  panner.connect(audio.destination)
  return panner
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
