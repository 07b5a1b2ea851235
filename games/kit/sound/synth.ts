/** The speaker: silent until the first input, while muted, and while the game is left. Where there is none, so is the game. */
import { createSampleCache } from './sample-cache.ts'
import { createConductor, type Conductor } from './conductor.ts'
import { createMixer, orderVoices, type Mixer } from './mixer.ts'
import type { Score } from './score.ts'
import type { Speaker } from './speaker.ts'
import { formBars } from './sequencer.ts'
import type { Sound } from './voices.ts'

/** What it asks the game. */
export interface Listening {
  /** Whether a round is under way. */
  isPlaying(): boolean
  /** 0 to 1, of that round. */
  tension(): number
  isMusicOn(): boolean
  /** The visitor wants no shake. */
  isStill(): boolean
}

export interface Synth extends Speaker {
  /** Plays by this score from now on. */
  perform(score: Score): void
}

/** Milliseconds. */
const LOOKS_EVERY = 100
const BUILDS_AFTER = 40
const BAKES_FOR = 3
/** Seconds. */
const ASKS_EVERY = 1
const COMES_IN = 0.8
const GOES = 1.2
const HUSHES = 0.08
/** Music begins somewhere in the first passes of its form, not always at the same bars. */
const BEGINNINGS = 8

const idle = (call: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(call, { timeout: 500 }) : setTimeout(call, 30)

export function createSynth(listening: Listening): Synth {
  let context: AudioContext | undefined
  let score: Score | undefined
  let mixer: Mixer | undefined
  let conductor: Conductor | undefined
  let asked = false
  let muted = false
  let hushed = false
  let tension = 0
  let askedAt = -Infinity
  let looking: ReturnType<typeof setInterval> | undefined
  let isBaking = false
  const vibrate = createVibration(listening.isStill)

  const sampleCache = createSampleCache(() => {
    if (!isBaking) idle(bakeOn)
    isBaking = true
  })

  /** In slices: no frame is late for a sound that may never be played. */
  function bakeOn(): void {
    const began = performance.now()
    do isBaking = sampleCache.work()
    while (isBaking && performance.now() - began < BAKES_FOR)
    if (isBaking) idle(bakeOn)
  }

  const isWanted = () => !muted && !hushed

  function build(): void {
    if (context) return
    // A machine without any sound device may refuse; the game plays on in silence.
    try {
      context = new AudioContext()
      // After a call, or whatever else took the sound away.
      context.addEventListener('statechange', () => context?.state === 'suspended' && resume())
      furnish()
      settle()
    } catch {
      context = undefined
    }
  }

  function furnish(): void {
    if (!context || !score) return
    mixer?.close()
    const made = createMixer(context, score, sampleCache)
    mixer = made
    idle(made.openRoom)
    const first = Math.floor(Math.random() * BEGINNINGS) * (formBars(score) || 1)
    conductor = createConductor(score, first, (note, at, beat) => made.note(note, at, beat))
  }

  function resume(): void {
    if (!isWanted() || !context || context.state === 'running') return
    context.resume().catch(() => {})
  }

  /** A fade instead of a cut, and then the whole machine stands still. */
  function settle(): void {
    if (!context) return
    mixer?.all(isWanted() ? 1 : 0, context.currentTime, HUSHES)
    clearInterval(looking)
    if (isWanted()) {
      resume()
      looking = setInterval(look, LOOKS_EVERY)
    } else setTimeout(() => isWanted() || context?.suspend().catch(() => {}), HUSHES * 1500)
  }

  function look(): void {
    if (context?.state !== 'running' || !mixer || !conductor) return
    const now = context.currentTime
    const isWished = listening.isPlaying() && listening.isMusicOn()
    if (isWished && !conductor.isPlaying) {
      conductor.start(now)
      if (conductor.isPlaying) mixer.music(1, now, COMES_IN)
      askedAt = -Infinity
    } else if (!isWished && conductor.isPlaying) {
      conductor.stop()
      mixer.music(0, now, GOES)
    }
    if (!conductor.isPlaying) return
    if (now - askedAt >= ASKS_EVERY) {
      askedAt = now
      tension = listening.tension()
    }
    conductor.look(now, tension)
  }

  return {
    perform(given) {
      score = given
      // What is heard first is ready before anybody can ask for it.
      if (!muted) orderVoices(given, sampleCache)
      furnish()
    },
    play(sounds) {
      // Sounds given to a context that does not run yet would all come at once later.
      if (context?.state !== 'running' || !isWanted()) return
      for (const sound of mixer?.effects(sounds, context.currentTime) ?? []) vibrate(sound)
    },
    tune(tune) {
      if (context?.state === 'running' && isWanted()) mixer?.tune(tune, context.currentTime)
    },
    unlock() {
      if (muted) return
      // Some browsers let sound begin at the end of a touch only, and only from within it.
      if (asked) build()
      // Making one takes a while, so the first input is answered before it.
      else setTimeout(build, BUILDS_AFTER)
      asked = true
      resume()
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

/** Milliseconds of a vibration, for the faintest impact that has one and for the hardest; and those between two. */
const SHORTEST = 8
const LONGEST = 25
const APART = 120
const HARD = 0.5

/** Impacts are felt where the device can do that. */
function createVibration(isStill: () => boolean): (sound: Sound) => void {
  let last = -Infinity
  return ({ name, volume = 1, after = 0 }) => {
    if ((name !== 'thud' && name !== 'knock') || volume < HARD || isStill()) return
    if (!('vibrate' in navigator)) return
    const at = performance.now() + after * 1000
    if (at - last < APART) return
    last = at
    const length = Math.round(SHORTEST + (LONGEST - SHORTEST) * Math.min(1, (volume - HARD) / (1 - HARD)))
    setTimeout(() => navigator.vibrate(length), after * 1000)
  }
}
