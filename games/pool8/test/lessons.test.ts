/** Tests what a beginner is told, and when. */
import { describe, expect, test } from 'vitest'
import { countWords } from '../../kit/test/listener.ts'
import { late } from '../late.ts'
import { lessons } from '../lessons.ts'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { score } from '../score.ts'
import * as scoreFile from '../score.ts'
import { createEffects } from '../view/effects.ts'
import { furnish } from '../view/late.ts'
import { arrange } from '../view/layout.ts'
import { spotOf } from '../view/spot.ts'
import { foulWords } from '../words/fouls.ts'
import { levelOf, scene } from './tables.ts'

furnish(late)

const easy = rules.start(1, levelOf('Easy'))
const on = (visits: number, rest: Partial<State> = {}): State => ({
  ...easy,
  card: { ...easy.card, visits },
  ...rest,
})
const groups = ['stripes', 'solids'] as const
const dueIn = (state: State) => lessons.filter((lesson) => lesson.at(state) !== undefined).map(({ id }) => id)

describe('lessons', () => {
  test.each([
    ['on the first visit', on(1), ['aim', 'power']],
    ['in the first match', rules.start(1, levelOf('Match 1: Pip')), ['aim', 'power']],
    ['on the second visit', on(2), ['aim', 'power', 'spin']],
    ['once the groups are decided', on(2, { groups }), ['aim', 'power', 'own balls', 'spin']],
    ['on the third visit', on(3), ['aim', 'power', 'spin', 'cushion']],
    ['on the fourth visit', on(4), ['aim', 'power', 'spin', 'cushion', 'scratch']],
    [
      'after a foul',
      on(2, { card: { ...easy.card, fouls: 1 } }),
      ['aim', 'power', 'spin', 'cushion', 'scratch'],
    ],
    ['during the rival’s visit', on(4, { turn: 1, groups }), []],
    ['against a stronger opponent', rules.start(1, levelOf('Hard')), []],
    ['in a puzzle', rules.start(1, levelOf('Banks')), []],
  ] as const)('that are due %s', (_, state, due) => expect(dueIn(state)).toEqual(due))

  test('load with the score, have short sentences, and light a place inside the frame at every size', () => {
    expect(scoreFile.lessons).toBe(lessons)
    expect(score.key).toBe('D')
    const state = on(4, { groups, motion: scene({ 0: [60, 60], 9: [150, 30] }).motion })
    for (const [width, height] of [
      [320, 480],
      [390, 844],
      [844, 390],
      [1280, 650],
    ] as const) {
      const layout = arrange({ width, height, safe: { top: 60, right: 8, bottom: 8, left: 8 } })
      for (const { id, title, text, tip, at } of lessons) {
        const what = `${id} at ${width}×${height}`
        expect(countWords(text), what).toBeLessThanOrEqual(11)
        for (const sentence of [text, tip]) expect(sentence, what).toMatch(/^[A-Z].*\.$/)
        expect(title, what).toMatch(/^[A-Z].*[^.]$/)
        const place = at(state)
        if (place === undefined) throw new Error(`${what} is not due.`)
        const { x, y, size } = spotOf(place, state, layout)
        expect(size, what).toBeGreaterThan(10)
        expect(Math.min(x, width - x, y, height - y), what).toBeGreaterThan(0)
      }
    }
    expect(lessons.find(({ id }) => id === 'own balls')?.at(state)).toBe(9)
  })
})

const fouled = (state: State, by: 0 | 1 = 0): State => ({
  ...state,
  turn: 1,
  news: { kind: 'scratch', by },
})

describe('a foul', () => {
  test('is explained to a beginner, and only when it is their own', () => {
    expect(foulWords(fouled(on(1)))).toBe('The cue ball dropped')
    expect(foulWords(fouled(on(1), 1))).toBe('')
    expect(foulWords(fouled(rules.start(1, levelOf('Hard'))))).toBe('')
    expect(foulWords(on(1, { news: { kind: 'missed', by: 0 } }))).toBe('')
  })

  test('stays in the headline while a quick opponent shoots', () => {
    const effects = createEffects(() => false)
    const before = on(1, { breaking: false })
    const called = fouled(before)
    effects.begin(before)
    effects.see(before, called)
    expect(effects.caption?.words).toEqual(['Scratch', 'The cue ball dropped'])
    effects.see(called, { ...called, shots: called.shots + 1 })
    expect(effects.caption?.words).toEqual(['Scratch', 'The cue ball dropped'])
    effects.see(before, { ...before, shots: before.shots + 1 })
    expect(effects.caption).toBeUndefined()
  })
})
