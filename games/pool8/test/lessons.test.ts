/** Tests what a beginner is told, and when. */
import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import type { State } from '../rules/state.ts'
import { lessonWords } from '../words/lessons.ts'
import { levelOf } from './tables.ts'

const IDLE = { hasAimed: false, power: 0, top: 0, side: 0 }
const easy = rules.start(1, levelOf('Easy'))
const on = (visits: number): State => ({ ...easy, card: { ...easy.card, visits } })
const foul = { kind: 'scratch', by: 0 } as const

test.each([
  ['aim first', on(1), IDLE, 'Drag across the cloth to aim'],
  ['power once the cue was turned', on(1), { ...IDLE, hasAimed: true }, 'Pull the handle back for power'],
  ['letting go once it is drawn', on(1), { ...IDLE, power: 0.4 }, 'Let go to shoot'],
  ['spin on the second visit', on(2), IDLE, 'Drag on the spin ball for spin'],
  ['nothing once spin is set', on(2), { ...IDLE, top: 0.4 }, ''],
  ['nothing later', on(3), IDLE, ''],
  ['why a stroke was a foul', { ...on(2), turn: 1, news: foul }, IDLE, 'The cue ball dropped'],
  ['nothing about a foul of the rival', { ...on(2), turn: 1, news: { ...foul, by: 1 } }, IDLE, ''],
  ['nothing against stronger opponents', rules.start(1, levelOf('Hard')), IDLE, ''],
  ['aim in the first match', rules.start(1, levelOf('Match 1: Pip')), IDLE, 'Drag across the cloth to aim'],
] as const)('%s', (_, state, settings, text) => expect(lessonWords(state as State, settings)).toBe(text))
