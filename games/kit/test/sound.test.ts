import { describe, expect, test, vi } from 'vitest'
import { createDeferredSpeaker, type Speaker } from '../sound/speaker.ts'
import { createSynth } from '../sound/synth.ts'
import type { Sound } from '../sound/voices.ts'
import { Context, NoContext, SCORE, sources, useSilentAudio } from './silent-audio.ts'

useSilentAudio()

/** Lets the context's clock run along. */
async function pass(seconds: number) {
  for (let i = 0; i < seconds * 10; i++) {
    for (const context of Context.made) if (context.state === 'running') context.currentTime += 0.1
    await vi.advanceTimersByTimeAsync(100)
  }
}

describe('the speaker', () => {
  const listening = { isPlaying: () => true, tension: () => 0, isMusicOn: () => true, isStill: () => false }

  function open(on: Partial<typeof listening> = {}) {
    vi.useFakeTimers()
    const synth = createSynth({ ...listening, ...on })
    synth.perform(SCORE)
    vi.advanceTimersByTime(5000)
    return synth
  }

  test('is not there before the first input', () => {
    open().play([{ name: 'pop' }])
    expect(Context.made).toEqual([])
  })

  test('an input makes one, soon after it was answered; the end of the touch at once', () => {
    const synth = open()
    synth.unlock()
    expect(Context.made).toEqual([])
    synth.unlock()
    expect(Context.made).toHaveLength(1)
    expect(Context.made[0]?.calls).toEqual(['resume'])
    vi.advanceTimersByTime(1000)
    expect(Context.made, 'and only one').toHaveLength(1)
  })

  test('music begins with the round, and stops when the round does or the switch is off', async () => {
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
    ['the game is left', (synth: Speaker, now: boolean) => synth.hush(now)],
    ['sound is off', (synth: Speaker, now: boolean) => synth.mute(now)],
  ])('while %s everything stands still, and then goes on', async (_, leave) => {
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

  test('comes back with the next touch after something else took the sound', async () => {
    const synth = open()
    synth.unlock()
    await pass(1)
    const [context] = Context.made
    if (context) context.state = 'interrupted'
    synth.unlock()
    await pass(0.1)
    expect(context?.state).toBe('running')
  })

  test('on a machine without any the game plays on', () => {
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

  test('impacts are felt, unless somebody wants no motion', async () => {
    const felt: number[] = []
    vi.stubGlobal('navigator', { vibrate: (length: number) => felt.push(length) })
    let isStill = false
    const synth = open({ isPlaying: () => false, isStill: () => isStill })
    synth.unlock()
    await pass(1)
    synth.play([{ name: 'thud' }, { name: 'knock', after: 0.01 }, { name: 'pop' }])
    synth.play([{ name: 'knock', volume: 0.2 }])
    await pass(1)
    expect(felt, 'once for what comes together, and not for what is faint').toEqual([25])
    isStill = true
    synth.play([{ name: 'thud' }])
    await pass(1)
    expect(felt).toHaveLength(1)
  })
})

/** Writes down what is said to it. */
const speaker = (said: string[]): Speaker => ({
  play: (sounds) => void said.push(`play ${sounds.length}`),
  tune: (tune) => void said.push(`tune ${tune}`),
  unlock: () => void said.push('unlock'),
  mute: (muted) => void said.push(`mute ${muted}`),
  hush: (hushed) => void said.push(`hush ${hushed}`),
})

describe('before the synthesiser is there', () => {
  const POP: readonly Sound[] = [{ name: 'pop' }]

  test('sounds are lost, and the rest is told to it when it comes', () => {
    const said: string[] = []
    const door = createDeferredSpeaker()
    door.mute(true)
    door.hush(true)
    door.unlock()
    door.mute(false)
    door.play(POP)
    door.tune('goal')
    door.connect(speaker(said))
    expect(said).toEqual(['mute false', 'hush true', 'unlock'])
    door.hush(false)
    door.play(POP)
    door.tune('goal')
    expect(said.slice(3)).toEqual(['hush false', 'play 1', 'tune goal'])
  })

  test('it stays locked until there was an input', () => {
    const said: string[] = []
    const door = createDeferredSpeaker()
    door.connect(speaker(said))
    expect(said).toEqual(['mute false', 'hush false'])
    door.unlock()
    expect(said).toContain('unlock')
  })
})
