import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChallenges } from '../deferred/challenge/challenges.ts'
import { challengesOf, codeOf, DAMAGED } from '../deferred/challenge/link.ts'
import type { DeferredOptions, EndButtons } from '../deferred/contract.ts'
import type { PagesPart } from '../deferred/pages-contract.ts'
import { resultLines } from '../deferred/result/result-lines.ts'
import { codeIn } from '../fragment.ts'
import type { Game } from '../game.ts'
import { createChallengeCards } from '../pages/challenge/challenge-cards.ts'
import { dareWords, reachedWords } from '../pages/challenge/challenge-words.ts'
import type { Played } from '../replay/replay-to-end.ts'
import { turnFormat } from '../round/resume.ts'
import { createRounds, type PendingRound } from '../round/rounds.ts'
import { createSaveStore } from '../save/save-store.ts'
import { guardStorage } from '../save/storage.ts'
import type { Card } from '../shell/card.ts'
import { fakeDocument, faked } from './fake-elements.ts'
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

fakeDocument()

/** Links, and the texts with them. */
const shared: string[] = []
const texts: string[] = []
beforeEach(() => {
  shared.length = texts.length = 0
  const share = async ({ url, text }: { url: string; text: string }) => {
    shared.push(url)
    texts.push(text)
  }
  vi.stubGlobal('navigator', { share })
})
afterEach(() => void vi.unstubAllGlobals())

/** The challenges of one player. */
function openPlayer(stored: Record<string, string> = {}) {
  const environment = { newSeed: () => 2, today: () => '2026-11-18' }
  const kept = memory(stored)
  const storage = guardStorage(() => kept)
  const saveStore = createSaveStore('counting', storage, environment)
  const rounds = createRounds('counting', counting, saveStore, environment, turnFormat)
  const heard: string[] = []
  const watched: Played<number, number>[] = []
  let onCard: ((card: Card) => void) | undefined
  let shown: Card | undefined
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
    cover(card: () => Card) {
      shown = card()
      onCard?.(shown)
    },
    bring: (round: PendingRound) => round.start(),
    home: () => void heard.push('home'),
    say: (text: string) => void heard.push(text),
  }
  const parts = options as unknown as DeferredOptions<number, number>
  const watching = { watch: (played: Played<number, number>) => void watched.push(played) }
  const pages = { challenges: createChallengeCards(parts, watching) } as PagesPart<number, number>
  const challenges = createChallenges(parts, watching, {
    now: pages,
    load: async () => pages,
    use: async (use) => use(pages),
  })
  return {
    challenges,
    cards: pages.challenges,
    rounds,
    heard,
    /** The card on the screen. */
    card: () => shown,
    kept,
    watched,
    /** Opens a code. Resolves with the card that the player sees. */
    meet: (code: string) =>
      new Promise<Card>((resolve) => {
        onCard = resolve
        challenges.meet(code)
      }),
    /** Finishes the current round with this action. Resolves with the code of its link. */
    async share(action: number, label = 'Challenge'): Promise<string> {
      const before = shared.length
      rounds.session.act(action)
      challenges.ended(rounds.recordResult())
      press(challenges.buttons(noop), label)
      press(shown?.buttons ?? [], 'Share link')
      await vi.waitFor(() => expect(shared).toHaveLength(before + 1))
      return codeIn(new URL(shared.at(-1) ?? '').hash) ?? ''
    },
  }
}

const noop = () => {}

/** The rows of a table of results. */
const rowsOf = (table: HTMLElement | undefined) =>
  faked(table)
    .children.flatMap((body) => (typeof body === 'string' ? [] : body.children))
    .map((row) => (typeof row === 'string' ? row : row.children.map((cell) => textOf(cell)).join(' ')))
const textOf = (cell: { readonly text: string } | string) => (typeof cell === 'string' ? cell : cell.text)

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

  test.each([
    ['won', 'I won Cups (Easy) with 1 point.'],
    ['lost', 'I tried Cups (Easy), for 1 point, but did not make it.'],
  ] as const)('names the points of a choice that was %s', (outcome, words) => {
    const game = { rules: { score: () => 1, outcome: () => outcome }, levels: { names: ['Easy'] } }
    const context = { game: game as unknown as Game<number, number>, title: 'Cups' }
    expect(reachedWords(context, { level: 1, state: 0 })).toBe(words)
  })

  test('names the points of a level that is won by points', () => {
    const { rules } = counting
    const game = { rules: { ...rules, outcome: () => 'won' }, levels: {} } as unknown as Game<number, number>
    expect(reachedWords({ game, title: 'Candy' }, { level: 3, state: 4390 })).toBe(
      'I solved level 3 of Candy with 4390 points.',
    )
  })
})

describe('a link', () => {
  const MAKER = { slug: 'counting', version: 1 }
  const namesIn = async (code: string) =>
    (await challengesOf(MAKER, code, (value): value is number => typeof value === 'number')).map(
      ({ name = '', result }) => `${name} ${result}`,
    )

  test('has the player’s name, which is stored nowhere but in this browser', async () => {
    const { share, card, kept } = openPlayer({ 'arcade.name': 'Mia' })
    const code = await share(9)
    expect(await namesIn(code)).toEqual(['Mia 11'])
    expect(texts).toEqual(['I scored 11 in Counting. Can you do better?'])
    const field = faked(card()?.body).children[1] as unknown as { value: string } & EventTarget
    field.value = ' <Ben> '
    field.dispatchEvent(new Event('change'))
    expect([field.value, kept.getItem('arcade.name')]).toEqual(['Ben', 'Ben'])
    field.value = ''
    field.dispatchEvent(new Event('change'))
    expect(kept.getItem('arcade.name')).toBeNull()
    expect(kept.getItem('arcade.counting')).not.toContain('Mia')
  })

  test('that answers a challenge has both results, and the next one all three', async () => {
    const first = await openPlayer({ 'arcade.name': 'Mia' }).share(9)
    const ben = openPlayer({ 'arcade.name': 'Ben' })
    const { lines, body, buttons } = await ben.meet(first)
    expect([lines[0], body]).toEqual(['Mia scored 11 in Counting.', undefined])
    press(buttons, 'Play it')
    const second = await ben.share(13, 'Rematch')
    expect(await namesIn(second)).toEqual(['Ben 15', 'Mia 11'])

    const third = openPlayer()
    const card = await third.meet(second)
    expect(card.lines[0]).toBe('Ben scored 15 in Counting.')
    expect(rowsOf(card.body)).toEqual(['1 Ben 15', '2 Mia 11'])
    press(card.buttons, 'Play it')
    expect(await namesIn(await third.share(9, 'Rematch'))).toEqual([' 11', 'Ben 15', 'Mia 11'])
    expect(rowsOf(third.cards.results(third.rounds.standing))).toEqual([
      '1 Ben 15 ahead',
      '2 You 11 ',
      '2 Mia 11 tied',
    ])
    expect(resultLines(counting, third.rounds.standing)).toEqual(
      expect.arrayContaining(['4 short of Ben', 'You are 2nd of 3']),
    )
  })

  test('says how many results it has that are not proven', async () => {
    const round = { seed: 2, level: 1, hinted: false, ticks: 0, result: 3, log: [[0, 12]] as const }
    const forged = { ...round, log: [[0, 1]] as const }
    const code = await codeOf(MAKER, { ...forged, result: 99 }, [round, { ...forged, result: 98 }])
    const { lines } = await openPlayer().meet(code)
    expect(lines[0]).toBe('Somebody scored 14 in Counting.')
    expect(lines.at(-1)).toBe('2 results could not be proven and were left out.')
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
