/** Strokes that are offered by name: what can be potted, the surest first, and nothing that is a foul. */
import { describe, expect, test } from 'vitest'
import { chance } from '../../kit/rules/chance.ts'
import type { Gesture } from '../../kit/view.ts'
import { offers } from '../rules/offers.ts'
import { type Action, mayPlay, type State } from '../rules/state.ts'
import { played, roll } from '../rules/stroke.ts'
import { rules } from '../rules.ts'
import { openHand } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'
import { heldWords } from '../words.ts'
import { tick } from './people.ts'
import { scene } from './tables.ts'

const GROUPS = { groups: ['solids', 'stripes'] } as const
const layout = arrange({ width: 900, height: 600, safe: { top: 60, right: 8, bottom: 8, left: 8 } })

/** Somebody at the keys: what is pressed, and what is told of it. */
function playerAt(state: State) {
  let now = state
  let told = ''
  const hand = openHand(
    () => layout,
    (text) => (told = text),
  )
  hand.begin(state)
  const act = (gesture: Gesture) => {
    told = ''
    const action = hand.read(gesture, now)
    if (action) now = rules.act(now, action)
    return action
  }
  return {
    hand,
    act,
    press: (code: string) => act({ kind: 'key', code }),
    get now() {
      return now
    },
    get told() {
      return told
    },
    get heard() {
      return [told, heldWords(now, hand.aim)].filter(Boolean).join(' ')
    },
  }
}

describe('offered', () => {
  test('are pots, the surest first, then strokes that only touch the right ball', () => {
    const state = scene({ 0: [170, 58], 3: [200, 88], 5: [60, 20], 9: [150, 100] }, GROUPS)
    const margins = offers(state).map(({ margin }) => margin)
    const potted = margins.filter((margin) => margin > 0)
    expect(potted.length).toBeGreaterThan(1)
    expect(margins.length).toBeGreaterThan(potted.length)
    expect(margins).toEqual(margins.toSorted((a, b) => b - a))
  })

  test('is no foul, in any position of frames that are played by them', () => {
    const dice = chance(5)
    let state = rules.start(4, 2)
    let [count, fouls, kept] = [0, 0, 0]
    while (count < 60) {
      if (state.winner !== null) state = rules.start(count, 2)
      while (state.winner === null && !mayPlay(state)) state = tick(state)
      if (state.winner !== null) continue
      const all = offers(state)
      const idea = dice.pick(all)
      const { news, turn } = played(state, idea)
      fouls += Number(!state.breaking && all.length > 1 && news?.kind === 'foul')
      kept += Number(turn === state.turn)
      for (const action of idea.place ? [idea.place, idea.shot] : [idea.shot])
        state = rules.act(state, action)
      count++
    }
    expect(fouls).toBe(0)
    expect(kept).toBeGreaterThan(15)
  })

  test('behind the line no ball behind it is met', () => {
    const state = scene({ 0: [30, 56], 3: [20, 20], 5: [200, 88] }, { ...GROUPS, hand: 'behind the line' })
    const all = offers(state)
    expect(all.length).toBeGreaterThan(0)
    for (const idea of all) expect(played(state, idea).news?.kind).not.toBe('foul')
  })

  test('to one whose balls are all hidden are ways by the cushions', () => {
    const hidden = { 0: [60, 40], 9: [90, 33.5], 10: [90, 40], 11: [90, 46.5], 3: [130, 40] } as const
    const state = scene(hidden, GROUPS)
    const all = offers(state)
    expect(all.length).toBeGreaterThan(0)
    for (const idea of all) {
      expect(idea.margin).toBe(0)
      expect(played(state, idea).news?.kind).not.toBe('foul')
    }
  })

  test('where everything is a foul there is still something to play', () => {
    const locked = { 0: [3, 3.5], 9: [9, 3], 10: [3, 9.6], 11: [8.2, 8.2], 3: [200, 56] } as const
    expect(offers(scene(locked, GROUPS)).length).toBeGreaterThan(0)
  })
})

describe('by keys', () => {
  const state = scene({ 0: [170, 58], 3: [200, 88], 5: [60, 20], 9: [150, 100] }, GROUPS)

  test('N steps through them and begins again, C goes back, H is the surest one', () => {
    const player = playerAt(state)
    const all = offers(state)
    const last = all.length
    const heard = Array.from({ length: last + 1 }, () => {
      player.press('KeyN')
      return player.heard
    })
    expect(heard[0]).toMatch(/^Shot 1 of \d+\. Three to the bottom right: easy\. Power \d+\.$/)
    expect(heard[last - 1]).toMatch(new RegExp(`^Safe ${last} of ${last}\\. Meets `))
    expect(heard[last]).toBe(heard[0])
    player.press('KeyC')
    expect(player.heard).toBe(heard[last - 1])
    player.press('PadR')
    player.press('PadR')
    expect(player.heard).toBe(heard[1])
    player.press('KeyH')
    expect(player.heard).toBe(heard[0])
    const once = playerAt(state)
    once.press('KeyC')
    expect(once.heard).toBe(heard[last - 1])
  })

  test('what is taken up is played by the next Space, and comes off', () => {
    const player = playerAt(state)
    player.press('KeyN')
    player.act({ kind: 'confirm' })
    expect(roll(player.now, 3000)).toMatchObject({ news: { kind: 'potted', by: 0 } })
  })

  test('with a ball in hand it is put where the stroke is easy, and told where', () => {
    const player = playerAt({ ...state, hand: 'anywhere' })
    player.press('KeyB')
    const action = player.press('KeyN') as Action & { kind: 'place' }
    expect(action.kind).toBe('place')
    const spot = `${Math.round(action.x)} across, ${Math.round(action.y)} down`
    expect(player.heard).toMatch(
      new RegExp(`^Shot 1 of \\d+, cue ball at ${spot}\\. \\w+ to the [a-z ]+: easy\\.`),
    )
    player.act({ kind: 'confirm' })
    expect(roll(player.now, 3000)).toMatchObject({ news: { kind: 'potted', by: 0 } })
  })

  test('the break is offered as well', () => {
    const player = playerAt(rules.start(7, 1))
    player.press('KeyN')
    expect(player.heard).toMatch(/^Shot 1 of 1, cue ball at 56 across, \d+ down\. Meets \w+.*\. Power 100\.$/)
  })

  test('what cannot be done is said', () => {
    const player = playerAt(state)
    player.press('KeyB')
    expect(player.told).toBe('No ball in hand.')
    player.act({ kind: 'direction', way: 'left', repeat: false })
    expect(player.told).toBe('Turned left.')
    player.act({ kind: 'direction', way: 'up', repeat: false })
    expect(player.heard).toMatch(/^Three .* Power 49\.$/)
  })

  test('after an arrow was held it is said where it has led', () => {
    const player = playerAt(state)
    for (let n = 0; n < 30; n++) player.hand.steer({ x: 1, y: 0, pointer: undefined }, state)
    expect(player.told).toBe('')
    player.hand.steer({ x: 0, y: 0, pointer: undefined }, state)
    expect(player.told).toBe('Let go.')
  })
})
