/** Plays sounds and music with Web Audio. Silent before the first input, while muted or hidden, and without a device. */
import { createSampleCache, type SampleCache } from './sample-cache.ts'
import { createConductor, type Conductor } from './conductor.ts'
import { createMixer, orderVoices, type Mixer } from './mixer.ts'
import type { Score } from './score.ts'
import type { Speaker } from './speaker.ts'
import { formBars } from './sequencer.ts'
import { RATE } from './render-voice.ts'
import { createVibration } from './vibration.ts'

/** State of the game that the synth polls. */
export interface GameStatus {
  /** Whether a round is in progress. */
  isPlaying(): boolean
  /** Tension of that round, 0 to 1. */
  tension(): number
  isMusicOn(): boolean
  /** Whether the player prefers reduced motion, which also turns vibration off. */
  isStill(): boolean
}

export interface Synth extends Speaker {
  /** Sets the score. */
  perform(score: Score): void
  /** Takes the music back for some seconds. Fanfares wait for their end. */
  quiet(seconds: number): void
}

const SCHEDULE_EVERY_MS = 100
const BUILD_DELAY_MS = 40
/** Time budget for rendering samples, per idle callback. */
const RENDER_BUDGET_MS = 3
const TENSION_EVERY_S = 1
const MUSIC_FADE_IN_S = 0.8
/** Short enough for a beat of quiet before the fanfare. */
const MUSIC_FADE_OUT_S = 0.5
const HUSH_FADE_S = 0.08
/** Music starts at a random pass of the form, so that it does not always begin with the same bars. */
const START_PASSES = 8

const idle = (call: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(call, { timeout: 500 }) : setTimeout(call, 30)

/** A sample cache that renders in slices while the page is idle, so that no frame is delayed by a sound that may never be played. */
function createIdleSampleCache(): SampleCache {
  let isRendering = false
  const sampleCache = createSampleCache(() => {
    if (!isRendering) idle(render)
    isRendering = true
  })

  function render(): void {
    const began = performance.now()
    do isRendering = sampleCache.work()
    while (isRendering && performance.now() - began < RENDER_BUDGET_MS)
    if (isRendering) idle(render)
  }

  return sampleCache
}

/** The returned function starts and stops the music with the rounds, and passes the tension on to it. */
function createMusicSwitch(game: GameStatus): (mixer: Mixer, conductor: Conductor, now: number) => void {
  let tension = 0
  let tensionAt = -Infinity
  return (mixer, conductor, now) => {
    const wantsMusic = game.isPlaying() && game.isMusicOn()
    if (wantsMusic && !conductor.isPlaying) {
      conductor.start(now)
      if (conductor.isPlaying) mixer.music(1, now, MUSIC_FADE_IN_S)
      tensionAt = -Infinity
    } else if (!wantsMusic && conductor.isPlaying) {
      conductor.stop()
      mixer.music(0, now, MUSIC_FADE_OUT_S)
    }
    if (!conductor.isPlaying) return
    if (now - tensionAt >= TENSION_EVERY_S) {
      tensionAt = now
      tension = game.tension()
    }
    conductor.look(now, tension)
  }
}

export function createSynth(game: GameStatus): Synth {
  let context: AudioContext | undefined
  let score: Score | undefined
  let mixer: Mixer | undefined
  let conductor: Conductor | undefined
  let hasHadInput = false
  let muted = false
  let hushed = false
  let scheduler: ReturnType<typeof setInterval> | undefined
  const vibrate = createVibration(game.isStill)

  const sampleCache = createIdleSampleCache()
  const followGame = createMusicSwitch(game)

  const isAudible = () => !muted && !hushed

  function build(): void {
    if (context) return
    // May throw on a machine without a sound device; the game continues in silence.
    try {
      // The rate of the samples. A higher one would add nothing but a third of the music's CPU time.
      context = new AudioContext({ sampleRate: RATE })
      // The system may suspend audio, for a phone call for example.
      context.addEventListener('statechange', () => context?.state === 'suspended' && resume())
      applyScore()
      applyMute()
    } catch {
      context = undefined
    }
  }

  function applyScore(): void {
    if (!context || !score) return
    mixer?.close()
    const created = createMixer(context, score, sampleCache)
    mixer = created
    idle(created.openRoom)
    const first = Math.floor(Math.random() * START_PASSES) * (formBars(score) || 1)
    conductor = createConductor(score, first, (note, at, beat) => created.note(note, at, beat))
  }

  function resume(): void {
    if (!isAudible() || !context || context.state === 'running') return
    context.resume().catch(() => {})
  }

  /** Fades in, or fades out and then suspends the context. */
  function applyMute(): void {
    if (!context) return
    mixer?.all(isAudible() ? 1 : 0, context.currentTime, HUSH_FADE_S)
    clearInterval(scheduler)
    if (isAudible()) {
      resume()
      scheduler = setInterval(schedule, SCHEDULE_EVERY_MS)
    } else setTimeout(() => isAudible() || context?.suspend().catch(() => {}), HUSH_FADE_S * 1500)
  }

  function schedule(): void {
    if (context?.state === 'running' && mixer && conductor) followGame(mixer, conductor, context.currentTime)
  }

  return {
    perform(given) {
      score = given
      // Render the first sounds before they are needed.
      if (!muted) orderVoices(given, sampleCache)
      applyScore()
    },
    play(sounds) {
      // A suspended context would play all of them at once on resuming.
      if (context?.state !== 'running' || !isAudible()) return
      for (const sound of mixer?.effects(sounds, context.currentTime) ?? []) vibrate(sound)
    },
    tune(tune) {
      if (context?.state === 'running' && isAudible()) mixer?.tune(tune, context.currentTime)
    },
    quiet(seconds) {
      if (context?.state === 'running' && conductor?.isPlaying) mixer?.quiet(seconds, context.currentTime)
    },
    unlock() {
      if (muted) return
      // Some browsers start audio only inside the event that ends a touch.
      if (hasHadInput) build()
      // Creating a context is slow, so respond to the first input before it.
      else setTimeout(build, BUILD_DELAY_MS)
      hasHadInput = true
      resume()
    },
    mute(now) {
      muted = now
      applyMute()
    },
    hush(now) {
      if (hushed === now) return
      hushed = now
      applyMute()
    },
  }
}
