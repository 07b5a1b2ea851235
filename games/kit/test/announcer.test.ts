/** Tests the announcements after an input and on request. */
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
    /** Presses a key with this effect, and draws the next frame. */
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

const words = (count: number) => `${Array.from({ length: count }, () => 'bud').join(' ')}.`

describe('in turns', () => {
  test('a new round announces its standing, the task and the cursor', () => {
    const { announcer, said, boards } = heard(createTurnAnnouncer)
    announcer.fresh()
    announcer.pass(1 / 60)
    expect(said).toEqual(['Level 3, 0 moves. 1 of 3 open. Open. Bud 1.'])
    expect(boards).toEqual([['Row 1.', 'Row 2.']])
  })

  test('a press announces the change and then the cursor, once', () => {
    const { announcer, press, said } = heard(createTurnAnnouncer)
    expect(press('confirm', () => announcer.news('Bud 2 shut'))).toBe('Bud 2 shut. Open. Bud 1.')
    announcer.pass(1)
    expect(said).toHaveLength(1)
  })

  test.each([
    ['Struck 5 in row 5, column 5.', '5, struck out. Row 5, column 5.', '5, struck out.'],
    ['Struck 5 in row 5, column 51.', '5. Row 5, column 5.', '5. Row 5, column 5.'],
    ['1 of 3 open.', 'Open. Bud 1.', 'Open. Bud 1.'],
    ['Lime to tube 2.', 'Lime; full. Tube 2 of 6.', 'Lime; full.'],
    ['Lime to tube 2.', 'Lime; full. Tube 25 of 60.', 'Lime; full. Tube 25 of 60.'],
  ])('after "%s" the place "%s" becomes "%s"', (news, place, said) => {
    const { announcer, goTo, press } = heard(createTurnAnnouncer)
    goTo(place)
    expect(press('confirm', () => announcer.news(news))).toBe(`${news} ${said}`)
  })

  test('a lesson follows the task, instead of the cursor', () => {
    const { announcer, said } = heard(createTurnAnnouncer)
    announcer.fresh()
    announcer.teach('Buds open once.')
    announcer.pass(1 / 60)
    expect(said).toEqual(['Level 3, 0 moves. 1 of 3 open. Buds open once.'])
  })

  test('a step of the cursor announces only its new position', () => {
    const { goTo, press } = heard(createTurnAnnouncer)
    press('direction')
    expect(press('direction', () => goTo('Shut. Bud 2.'))).toBe('Shut. Bud 2.')
  })

  test('the first arrow announces the cursor, and later ones without effect say so', () => {
    const { press } = heard(createTurnAnnouncer)
    expect(press('direction')).toBe('Open. Bud 1.')
    expect(press('direction')).toBe('Edge.')
    expect(press('confirm')).toBe('Nothing happens.')
  })

  test('a held key without effect announces nothing', () => {
    const { announcer, press, said } = heard(createTurnAnnouncer)
    press('direction')
    said.length = 0
    announcer.tried({ kind: 'direction', repeat: true })
    announcer.pass(1 / 60)
    expect(said).toEqual([])
  })

  test('a tap announces no cursor position', () => {
    const { announcer, press } = heard(createTurnAnnouncer)
    expect(press('tap', () => announcer.news('Bud 3 open'))).toBe('Bud 3 open.')
  })

  test('news does not repeat a position that was just announced', () => {
    const { announcer, press } = heard(createTurnAnnouncer)
    press('direction')
    expect(press('confirm', () => announcer.news('Bud 3 shut'))).toBe('Bud 3 shut.')
  })

  test('a change and a goal of the same moment are both announced', () => {
    const { announcer, press } = heard(createTurnAnnouncer)
    expect(
      press('confirm', () => {
        announcer.news('Bud 1 open')
        announcer.tell('Goal reached: Open one', 'Goal reached: Open one')
      }),
    ).toBe('Bud 1 open. Goal reached: Open one.')
    expect(press('direction'), 'the position follows with the next press').toBe('Open. Bud 1.')
  })

  describe('an announcement that a message follows within a moment', () => {
    const SIX = 'Bud 1 is open wide now.'
    /** Hears this change, then a message after so many seconds. */
    function tellAfter(seconds: number, message: string, change = SIX) {
      const { announcer, press, said } = heard(createTurnAnnouncer, { place: () => '' })
      press('confirm', () => announcer.news(change))
      said.length = 0
      announcer.pass(seconds)
      return {
        announcer,
        said,
        tell(isAskedFor = false) {
          announcer.tell(message, message, isAskedFor)
          announcer.pass(1 / 60)
          return said.join(' | ')
        },
      }
    }

    test('is repeated before it, because nobody has heard it yet', () =>
      expect(tellAfter(0.1, 'New best!').tell()).toBe(`${SIX} New best!`))

    test('is not repeated once it has been heard', () =>
      expect(tellAfter(0.4, 'New best!').tell()).toBe('New best!'))

    test('is not repeated if the player has asked for the message', () =>
      expect(tellAfter(0.1, 'Open bud 2.').tell(true)).toBe('Open bud 2.'))

    test.each(['direction', 'confirm', 'key', 'tap', 'press', 'drag'] as const)(
      'is not repeated after a %s, which silences it',
      (kind) => {
        const { announcer, said } = tellAfter(0.1, 'New best!')
        announcer.tried({ kind })
        announcer.tell('New best!', 'New best!')
        announcer.pass(1 / 60)
        expect(said).toEqual(['New best!'])
      },
    )

    test('is repeated although the mouse moves', () => {
      const { announcer, tell } = tellAfter(0.1, 'New best!')
      announcer.tried({ kind: 'hover' })
      expect(tell()).toBe(`${SIX} New best!`)
    })

    test('is not repeated in a new round', () => {
      const { announcer, tell } = tellAfter(0.1, 'New best!')
      announcer.forget()
      expect(tell()).toBe('New best!')
    })

    test.each([
      ['both sentences', 6, 7, 12, 2],
      ['one sentence, as both would be too long', 6, 8, 12, 1],
      ['no sentence, as one would be too long', 14, 1, 12, 0],
      ['no sentence before a long message', 1, 1, 25, 0],
    ])('is repeated with %s', (_name, first, second, message, repeated) => {
      const change = [words(first), words(second)]
      const said = tellAfter(0.1, words(message), change.join(' ')).tell()
      expect(said).toBe([...change.slice(0, repeated), words(message)].join(' '))
      expect(said.split(' ').length).toBeLessThanOrEqual(25)
    })
  })

  test('answers repeated questions, and reads the board line by line', () => {
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

  test('a new round forgets the last change of the previous one', () => {
    const { announcer, said } = heard(createTurnAnnouncer)
    announcer.changed('Bud 1 open')
    announcer.forget()
    announcer.answer('last')
    expect(said).toEqual(['Nothing has happened yet.'])
  })
})

describe('in real time', () => {
  test('announces at most one sentence every two seconds, without starving a source', () => {
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

  test('leaves a lesson three seconds until the next sentence', () => {
    let score = 0
    const { announcer, said } = heard(createAnnouncer, {
      standing: () => `Score ${score}`,
      place: () => '',
      task: () => 'Wave 1',
    })
    announcer.fresh()
    announcer.pass(1.9)
    announcer.teach('A bubble takes one hit in your place.')
    score = 1
    for (let frame = 0; frame < 60 * 3; frame++) announcer.pass(1 / 60)
    expect(said.at(-1)).toBe('A bubble takes one hit in your place.')
    announcer.pass(1)
    expect(said.at(-1)).toBe('Score 1.')
  })
})
