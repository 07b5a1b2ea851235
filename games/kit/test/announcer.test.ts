/** What is said after a press, and what on request. */
import { describe, expect, test } from 'vitest'
import { createAnnouncer, createTurnAnnouncer, type GameText } from '../announce/announcer.ts'
import type { Shell } from '../shell/shell.ts'

function heard(open: typeof createAnnouncer, given: Partial<GameText> = {}) {
  const said: string[] = []
  const boards: (readonly string[])[] = []
  let place = 'Open. Bud 1.'
  const shell = {
    say: (text: string) => void said.push(text),
    toast: () => {},
    board: (lines: readonly string[]) => void boards.push(lines),
  } as unknown as Shell
  const announcer = open(shell, {
    standing: () => 'Level 3, 0 moves.',
    place: () => place,
    task: () => '1 of 3 open.',
    board: () => ['Row 1.', 'Row 2.'],
    ...given,
  })
  return {
    said,
    boards,
    announcer,
    /** A key is pressed that does this, and the next frame comes. */
    press(kind: 'direction' | 'confirm' | 'tap', does: () => void = () => {}) {
      said.length = 0
      does()
      announcer.tried({ kind })
      announcer.pass(1 / 60)
      return said.join(' | ')
    },
    goTo: (next: string) => void (place = next),
  }
}

describe('in turns', () => {
  test('a round says where it stands, what is to be done, and where one is', () => {
    const { announcer, said, boards } = heard(createTurnAnnouncer)
    announcer.fresh()
    announcer.pass(1 / 60)
    expect(said).toEqual(['Level 3, 0 moves. 1 of 3 open. Open. Bud 1.'])
    expect(boards).toEqual([['Row 1.', 'Row 2.']])
  })

  test('a press says what happened and then what is under the cursor, once', () => {
    const { announcer, press, said } = heard(createTurnAnnouncer)
    expect(press('confirm', () => announcer.news('Bud 1 shut'))).toBe('Bud 1 shut. Open. Bud 1.')
    announcer.pass(1)
    expect(said).toHaveLength(1)
  })

  test('a step of the cursor says only where it is now', () => {
    const { goTo, press } = heard(createTurnAnnouncer)
    press('direction')
    expect(press('direction', () => goTo('Shut. Bud 2.'))).toBe('Shut. Bud 2.')
  })

  test('the first arrow may only show the cursor; later ones that lead nowhere say so', () => {
    const { press } = heard(createTurnAnnouncer)
    expect(press('direction')).toBe('Open. Bud 1.')
    expect(press('direction')).toBe('Edge.')
    expect(press('confirm')).toBe('Nothing happens.')
  })

  test('a key that is held says nothing of what it does not do', () => {
    const { announcer, press, said } = heard(createTurnAnnouncer)
    press('direction')
    said.length = 0
    announcer.tried({ kind: 'direction', repeat: true })
    announcer.pass(1 / 60)
    expect(said).toEqual([])
  })

  test('a pointer has no place', () => {
    const { announcer, press } = heard(createTurnAnnouncer)
    expect(press('tap', () => announcer.news('Bud 3 open'))).toBe('Bud 3 open.')
  })

  test('what was said already of the place is not said again with news', () => {
    const { announcer, press } = heard(createTurnAnnouncer)
    press('direction')
    expect(press('confirm', () => announcer.news('Bud 3 shut'))).toBe('Bud 3 shut.')
  })

  test('advice, a goal and a change of the same moment are all heard', () => {
    const { announcer, press } = heard(createTurnAnnouncer)
    expect(
      press('confirm', () => {
        announcer.news('Bud 1 open')
        announcer.tell('Goal reached: Open one', 'Goal reached: Open one')
      }),
    ).toBe('Bud 1 open. Goal reached: Open one.')
    expect(press('direction'), 'the place comes with the next press').toBe('Open. Bud 1.')
  })

  test('questions are answered as often as they are asked, and the board line by line', () => {
    const { announcer, said } = heard(createTurnAnnouncer)
    announcer.changed('Bud 1 open')
    announcer.news('There is no bud here')
    for (const question of ['where', 'where', 'last', 'task', 'board', 'board', 'board'] as const)
      announcer.answer(question)
    expect(said).toEqual([
      'Open. Bud 1.',
      'Open. Bud 1.',
      'Bud 1 open',
      'Level 3, 0 moves. 1 of 3 open.',
      'Row 1.',
      'Row 2.',
      'Row 1.',
    ])
  })

  test('nothing of the round before is said in the next', () => {
    const { announcer, said } = heard(createTurnAnnouncer)
    announcer.changed('Bud 1 open')
    announcer.forget()
    announcer.answer('last')
    expect(said).toEqual(['Nothing has happened yet.'])
  })
})

describe('in real time', () => {
  test('one sentence in two seconds, each of them new, and none is starved by another', () => {
    let score = 0
    let near = 0
    const { announcer, said } = heard(createAnnouncer, {
      standing: () => `Score ${score}`,
      place: () => `Virus ${near} metres away`,
      task: () => 'Wave 1',
    })
    announcer.fresh()
    for (let frame = 0; frame < 60 * 12; frame++) {
      score = Math.floor(frame / 60)
      near = frame
      announcer.pass(1 / 60)
    }
    expect(said.length).toBeLessThanOrEqual(7)
    expect(said[0]).toBe('Score 0. Wave 1.')
    expect(said.filter((text) => text.startsWith('Score')).length).toBeGreaterThanOrEqual(2)
    expect(said.filter((text) => text.startsWith('Virus')).length).toBeGreaterThanOrEqual(2)
    for (const text of said.slice(1)) expect(text.match(/\./g)).toHaveLength(1)
  })
})
