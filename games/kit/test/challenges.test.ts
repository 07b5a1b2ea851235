import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dareWords, reachedWords } from '../deferred/challenge/challenge-words.ts'
import { createChallenges } from '../deferred/challenge/challenges.ts'
import { codeOf, DAMAGED } from '../deferred/challenge/link.ts'
import type {
  CardControls,
  EndButtons,
  GameContext,
  RoundControls,
  SpeechControls,
} from '../deferred/contract.ts'
import { codeIn } from '../fragment.ts'
import type { Game } from '../game.ts'
import type { Played } from '../replay/replay-to-end.ts'
import { turnFormat } from '../round/resume.ts'
import { createRounds, type PendingRound } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import type { Card } from '../shell/card.ts'
import { memory } from './memory.ts'

/** Adds numbers to the seed until the sum is ten or more. */
const counting = {
  rules: {
    start: (seed: number) => Math.abs(seed) % 5,
    act: (sum: number, by: number) => sum + by,
    moves: () => [1],
    isAction: (value: unknown) => typeof value === 'number',
    outcome: (sum: number) => (sum < 10 ? 'playing' : 'lost'),
    score: (sum: number) => sum,
  },
} as unknown as Game<number, number>

const shared: string[] = []
beforeEach(() => {
  shared.length = 0
  vi.stubGlobal('navigator', { share: async ({ url }: { url: string }) => void shared.push(url) })
})
afterEach(() => void vi.unstubAllGlobals())

/** The challenges of one player. */
function openPlayer() {
  const environment = { newSeed: () => 2, today: () => '2026-11-18' }
  const storage = guardStorage(() => memory())
  const saveStore = createSaveStore('counting', storage, environment)
  const rounds = createRounds('counting', counting, saveStore, environment, turnFormat)
  const heard: string[] = []
  const watched: Played<number, number>[] = []
  let onCard: ((card: Card) => void) | undefined
  const options = {
    slug: 'counting',
    title: 'Counting',
    siteOrigin: 'https://site.example',
    hostPage: { isThere: false },
    game: counting,
    view: {},
    rounds,
    saveStore,
    storage,
    environment,
    cover: (card: () => Card) => onCard?.(card()),
    bring: (round: PendingRound) => round.start(),
    home: () => void heard.push('home'),
    say: (text: string) => void heard.push(text),
  }
  const challenges = createChallenges(
    options as unknown as GameContext<number, number> & RoundControls & CardControls & SpeechControls,
    { watch: (played) => void watched.push(played), pass: noop },
  )
  return {
    challenges,
    rounds,
    heard,
    watched,
    /** Opens a code. Resolves with the card that the player sees. */
    meet: (code: string) =>
      new Promise<Card>((resolve) => {
        onCard = resolve
        challenges.meet(code)
      }),
    /** Finishes the current round with this action. Resolves with the code of its link. */
    async share(action: number): Promise<string> {
      rounds.session.act(action)
      challenges.ended(rounds.recordResult())
      press(challenges.buttons(noop), 'Challenge')
      await vi.waitFor(() => expect(shared).not.toEqual([]))
      return codeIn(new URL(shared[0] ?? '').hash) ?? ''
    },
  }
}

const noop = () => {}

function press(given: Card['buttons'] | EndButtons, label: string): void {
  const buttons: Card['buttons'] = Object.values(given)
  const button = buttons.find((each) => each.label === label)
  if (!button) throw new Error(`No button ${label} among ${buttons.map((each) => each.label).join(', ')}.`)
  button.does()
}

describe('a finished round', () => {
  test('offers nothing before it has ended', () => {
    expect(openPlayer().challenges.buttons(noop)).toEqual({})
  })

  test('is shared as a link to the game', async () => {
    await openPlayer().share(9)
    expect(shared[0]).toMatch(/^https:\/\/site\.example\/single\?slug=counting#challenge=[\w-]+$/)
  })

  test('can be watched', async () => {
    const { challenges, watched, share } = openPlayer()
    await share(9)
    press(challenges.buttons(noop), 'Watch')
    expect(watched).toMatchObject([{ seed: 2, level: 1, log: [[0, 9]] }])
  })
})

const puzzle = (isTarget: boolean) =>
  ({
    rules: { outcome: (spent: number) => (spent < 9 ? 'won' : 'lost') },
    levels: { par: () => 5, spent: (spent: number) => spent, isTarget: () => isTarget },
  }) as unknown as Game<number, number>

describe('the text of a challenge', () => {
  test.each([
    ['at par', 5, false, 'Can you match it?'],
    ['above par', 6, false, 'Can you do better?'],
    ['at a par that is not proven', 5, true, 'Can you do better?'],
    ['that was lost', 9, false, 'Can you do better?'],
  ])('of a puzzle %s', (_, spent, isTarget, words) => expect(dareWords(puzzle(isTarget), spent)).toBe(words))

  test('names the points of a level that is won by points', () => {
    const { rules } = counting
    const game = { rules: { ...rules, outcome: () => 'won' }, levels: {} } as unknown as Game<number, number>
    expect(reachedWords({ game, title: 'Candy' }, { level: 3, state: 4390, best: 0 })).toBe(
      'I solved level 3 of Candy with 4390 points.',
    )
  })
})

describe('a link', () => {
  test('is shared even if its code is not made yet', async () => {
    const { rounds, challenges } = openPlayer()
    rounds.session.act(9)
    challenges.ended(rounds.recordResult())
    press(challenges.buttons(noop), 'Challenge')
    expect(shared).toEqual([])
    await vi.waitFor(() => expect(shared).toHaveLength(1))
  })

  test('of a regular round becomes the same round, with its result to beat', async () => {
    const code = await openPlayer().share(9)
    const friend = openPlayer()
    const { lines, buttons } = await friend.meet(code)
    expect(lines[0]).toBe('Somebody scored 11 in Counting.')
    press(buttons, 'Play it')
    expect(friend.rounds.session.seed).toBe(2)
    expect(friend.rounds.standing).toMatchObject({ day: undefined, rival: { number: 11, isChallenge: true } })
  })

  test('of a daily round becomes the round of that day', async () => {
    const player = openPlayer()
    player.rounds.beginDay().start()
    const { seed } = player.rounds.session
    const friend = openPlayer()
    const { lines, buttons } = await friend.meet(await player.share(20))
    expect(lines[0]).toContain('in the Today round of 18 November in Counting.')
    press(buttons, 'Play it')
    expect(friend.rounds.session.seed).toBe(seed)
    expect(friend.rounds.standing).toMatchObject({ day: '2026-11-18', rival: { isChallenge: true } })
  })

  test('can be watched or put off', async () => {
    const code = await openPlayer().share(9)
    const friend = openPlayer()
    const { buttons } = await friend.meet(code)
    press(buttons, 'Watch')
    press(buttons, 'Not now')
    expect(friend.watched).toMatchObject([{ log: [[0, 9]] }])
    expect(friend.heard).toEqual(['You have been challenged.', 'home'])
  })

  test('of an unfinished round can only be watched', async () => {
    const round = { seed: 2, level: 1, hinted: false, ticks: 0, result: 3, log: [[0, 1]] as const }
    const code = await codeOf({ slug: 'counting', version: 1 }, round)
    const { meet, watched, heard } = openPlayer()
    const { lines, buttons } = await meet(code)
    expect(lines).toEqual(['A recording of Counting. This round was not finished.'])
    expect(buttons.map(({ label }) => label)).toEqual(['Watch', 'Not now'])
    press(buttons, 'Watch')
    expect(watched).toMatchObject([{ seed: 2, log: [[0, 1]] }])
    expect(heard).toEqual(['This is a recorded round.'])
  })

  test('that is damaged says so, and leads to the game', async () => {
    const { meet, heard } = openPlayer()
    const { lines, buttons } = await meet('moss')
    expect(lines).toEqual([DAMAGED, 'You can still play the game.'])
    press(buttons, 'Play anyway')
    expect(heard).toEqual([DAMAGED, 'home'])
  })
})
