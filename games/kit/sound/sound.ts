/** Sounds from a few lines of synthesis, all in one pentatonic key, so that a quick run of them is a tune. */

interface Voice {
  readonly wave: OscillatorType | 'noise'
  /** Octaves above middle C. */
  readonly octave: number
  /** Seconds until it has faded. */
  readonly fade: number
  /** The pitch at its end, as a multiple of its beginning. */
  readonly glide: number
  readonly volume: number
  /** How much of a second, brighter partial rings along. */
  readonly ring?: number
}

const VOICES = {
  /** Small steps: a flap, a move, a cursor. */
  tick: { wave: 'triangle', octave: 1, fade: 0.07, glide: 1.3, volume: 0.16 },
  /** Something picked, placed or gained. */
  pluck: { wave: 'triangle', octave: 1, fade: 0.3, glide: 1, volume: 0.24, ring: 0.2 },
  /** Something bursts. */
  pop: { wave: 'sine', octave: 0, fade: 0.12, glide: 2.4, volume: 0.3 },
  /** Gems, stars, medals. */
  chime: { wave: 'sine', octave: 2, fade: 0.8, glide: 1, volume: 0.2, ring: 0.5 },
  /** Things meet: balls, crates, a landing. */
  knock: { wave: 'square', octave: 0, fade: 0.06, glide: 0.6, volume: 0.12 },
  /** Something heavy falls or breaks. */
  thud: { wave: 'sine', octave: -1, fade: 0.28, glide: 0.4, volume: 0.4 },
  /** Air: a slide, a gust, a swing. */
  swish: { wave: 'noise', octave: 2, fade: 0.22, glide: 0.5, volume: 0.12 },
  /** No, that cannot be. */
  buzz: { wave: 'sawtooth', octave: -1, fade: 0.16, glide: 0.8, volume: 0.1 },
} as const satisfies Record<string, Voice>

export interface Sound {
  readonly name: keyof typeof VOICES
  /** Steps up or down the scale; five are an octave. */
  readonly step?: number
  /** 0 to 1. */
  readonly volume?: number
  /** Seconds to wait. */
  readonly after?: number
}

/** Arpeggios that the shell plays at the end of a round. */
export const WON: readonly Sound[] = [0, 2, 3, 5, 7].map((step, i) => ({
  name: 'chime',
  step: step - 5,
  after: i * 0.09,
}))
export const LOST: readonly Sound[] = [3, 2, 0].map((step, i) => ({
  name: 'pluck',
  step: step - 5,
  after: i * 0.13,
}))

const SCALE = [0, 2, 4, 7, 9]

export function pitch(step: number, octave: number): number {
  const rounds = Math.floor(step / SCALE.length)
  const semitones = SCALE[step - rounds * SCALE.length] ?? 0
  return 261.63 * 2 ** (octave + rounds + semitones / 12)
}

export interface Speaker {
  play(sounds: readonly Sound[]): void
  /** Browsers allow sound only from within an input; until then there is none. */
  unlock(): void
  mute(muted: boolean): void
  /** Falls silent with the game, and goes on with it. */
  hush(hushed: boolean): void
}

export function openSpeaker(): Speaker {
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
    out.connect(gain).connect(audio.destination)
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

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
