import { describe, expect, test, vi } from 'vitest'
import { createDeferredSpeaker, type Speaker } from '../sound/speaker.ts'
import { createSynth } from '../sound/synth.ts'
import type { Sound } from '../sound/voices.ts'
import { Context, NoContext, SCORE, sources, useSilentAudio } from './silent-audio.ts'

useSilentAudio()

/** Advances timers and the context's clock together. */
async function pass(seconds: number) {
  for (let i = 0; i < seconds * 10; i++) {
    for (const context of Context.made) if (context.state === 'running') context.currentTime += 0.1
    await vi.advanceTimersByTimeAsync(100)
  }
}

const PLAYING = { isPlaying: () => true, tension: () => 0, isMusicOn: () => true, isStill: () => false }

function open(on: Partial<typeof PLAYING> = {}) {
  vi.useFakeTimers()
  const synth = createSynth({ ...PLAYING, ...on })
  synth.perform(SCORE)
  vi.advanceTimersByTime(5000)
  return synth
}

describe('the synth', () => {
  test('creates no audio context before the first input', () => {
    open().play([{ name: 'pop' }])
    expect(Context.made).toEqual([])
  })

  test('creates the context at the second input event if the delay after the first has not passed', () => {
    const synth = open()
    synth.unlock()
    expect(Context.made).toEqual([])
    synth.unlock()
    expect(Context.made).toHaveLength(1)
    expect(Context.made[0]?.calls).toEqual(['resume'])
    vi.advanceTimersByTime(1000)
    expect(Context.made, 'created once').toHaveLength(1)
  })

  test('starts music with the round, and stops it when music is switched off', async () => {
    let isPlaying = false
    let isMusicOn = true
    const synth = open({ isPlaying: () => isPlaying, isMusicOn: () => isMusicOn })
    synth.unlock()
    await pass(2)
    expect(sources()).toEqual([])
    isPlaying = true
    await pass(2)
    const played = sources().length
    expect(played).toBeGreaterThan(2)
    isMusicOn = false
    await pass(2)
    expect(sources().length).toBeLessThanOrEqual(played)
    isMusicOn = true
    await pass(2)
    expect(sources().length).toBeGreaterThan(played)
  })

  test.each([
    ['in the background', (synth: Speaker, now: boolean) => synth.hush(now)],
    ['muted', (synth: Speaker, now: boolean) => synth.mute(now)],
  ])('suspends the context while %s, and resumes it', async (_, leave) => {
    const synth = open()
    synth.unlock()
    await pass(1)
    leave(synth, true)
    await pass(1)
    expect(Context.made[0]?.state).toBe('suspended')
    const played = sources().length
    synth.play([{ name: 'pop' }])
    synth.tune('won')
    await pass(3)
    expect(sources()).toHaveLength(played)
    leave(synth, false)
    await pass(2)
    expect(Context.made[0]?.state).toBe('running')
    expect(sources().length).toBeGreaterThan(played)
  })

  test('resumes an interrupted context at the next touch', async () => {
    const synth = open()
    synth.unlock()
    await pass(1)
    const [context] = Context.made
    if (context) context.state = 'interrupted'
    synth.unlock()
    await pass(0.1)
    expect(context?.state).toBe('running')
  })
})

describe('device support', () => {
  test('plays, mutes and hushes without an error on a machine without a sound device', () => {
    vi.stubGlobal('AudioContext', NoContext)
    const synth = open()
    synth.unlock()
    vi.advanceTimersByTime(1000)
    expect(() => {
      synth.play([{ name: 'pop' }])
      synth.tune('won')
      synth.hush(true)
      synth.mute(true)
      synth.unlock()
    }).not.toThrow()
  })

  test('vibrates on impacts, except under reduced motion', async () => {
    const felt: number[] = []
    vi.stubGlobal('navigator', { vibrate: (length: number) => felt.push(length) })
    let isStill = false
    const synth = open({ isPlaying: () => false, isStill: () => isStill })
    synth.unlock()
    await pass(1)
    synth.play([{ name: 'thud' }, { name: 'knock', after: 0.01 }, { name: 'pop' }])
    synth.play([{ name: 'knock', volume: 0.2 }])
    await pass(1)
    expect(felt, 'once for simultaneous impacts, not for a faint one').toEqual([25])
    isStill = true
    synth.play([{ name: 'thud' }])
    await pass(1)
    expect(felt).toHaveLength(1)
  })
})

/** Records the calls to it. */
const speaker = (said: string[]): Speaker => ({
  play: (sounds) => void said.push(`play ${sounds.length}`),
  tune: (tune) => void said.push(`tune ${tune}`),
  unlock: () => void said.push('unlock'),
  mute: (muted) => void said.push(`mute ${muted}`),
  hush: (hushed) => void said.push(`hush ${hushed}`),
})

describe('before the synth has loaded', () => {
  const POP: readonly Sound[] = [{ name: 'pop' }]

  test('drops sounds, and applies all other state when the synth connects', () => {
    const said: string[] = []
    const deferred = createDeferredSpeaker()
    deferred.mute(true)
    deferred.hush(true)
    deferred.unlock()
    deferred.mute(false)
    deferred.play(POP)
    deferred.tune('goal')
    deferred.connect(speaker(said))
    expect(said).toEqual(['mute false', 'hush true', 'unlock'])
    deferred.hush(false)
    deferred.play(POP)
    deferred.tune('goal')
    expect(said.slice(3)).toEqual(['hush false', 'play 1', 'tune goal'])
  })

  test('unlocks the synth only after an input', () => {
    const said: string[] = []
    const deferred = createDeferredSpeaker()
    deferred.connect(speaker(said))
    expect(said).toEqual(['mute false', 'hush false'])
    deferred.unlock()
    expect(said).toContain('unlock')
  })
})
