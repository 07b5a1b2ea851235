import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import { BOSS, DEFENDER, HELP, MARGIN, LIMITS, SPORE } from '../rules/curve.ts'
import type { Point, State } from '../rules/state.ts'
import { radiusOf } from '../rules/waves.ts'
import { busiest } from './busiest.ts'
import { aimless, clinger, dodger, playRound, type Bot } from './people.ts'
import { virus } from './virus.ts'

const ROUNDS = sized(100, 14)
const seconds = (count: number) => count * 60

/** Everything that can be touched, with its radius. */
const things = ({ viruses, spores, gifts }: State) => [
  ...viruses.map(({ id, x, y, kind, size }) => ({ id, x, y, radius: radiusOf(kind, size), what: kind })),
  ...spores.map(({ id, x, y }) => ({ id, x, y, radius: SPORE.radius, what: 'spore' })),
  ...gifts.map(({ id, x, y, help }) => ({ id, x, y, radius: HELP.radius, what: help })),
]

const room = (defender: Point, thing: Point & { radius: number }) =>
  Math.hypot(thing.x - defender.x, thing.y - defender.y) - thing.radius - DEFENDER.radius

describe('nothing appears on top of the defender', () => {
  test.each<[string, number, (seed: number) => Bot]>([
    ['with a dodging bot', 3, () => dodger],
    ['with a bot that clings to viruses', 12, () => clinger],
    ['with random steering', 20, (seed) => aimless(chance(seed))],
  ])('%s', (_name, count, bot) => {
    const faults: string[] = []
    let appeared = 0
    let splits = 0
    for (const seed of seeds(count))
      playRound(
        seed,
        bot(seed),
        0,
        ({ tick }) => tick < seconds(150),
        (before, after) => {
          if (after.bursts > before.bursts) splits++
          if (after.next === before.next) return
          for (const thing of things(after)) {
            // Ids ascend, so everything with a later id is new, including a virus that returns.
            if (thing.id < before.next) continue
            appeared++
            const outside = thing.y + thing.radius < 0
            const least = outside ? MARGIN.outside : MARGIN.inside
            const left = room(after, thing)
            if (left < least)
              faults.push(`seed ${seed}, tick ${after.tick}: a ${thing.what} has ${left} units`)
          }
        },
      )
    expect(faults).toEqual([])
    expect(appeared, 'things that appeared').toBeGreaterThan(count * 20)
    expect(splits, 'bursts on the way').toBeGreaterThan(count * 5)
  })

  test('when a virus bursts over an invulnerable defender', () => {
    const opening = rules.start(1, 1)
    for (const aside of [0, 3, -8, 14]) {
      const over = virus({
        id: 50,
        size: 3,
        strength: 1,
        full: 20,
        x: 200 + aside,
        y: 500,
        hit: 0,
        wait: 0,
      })
      const shot = { id: 51, x: 200, y: 480, vx: 0, vy: 0, born: 0, through: 0, last: 0, seeks: false }
      const before: State = { ...opening, next: 60, safe: 90, viruses: [over], shots: [shot] }
      const after = rules.tick?.(before)
      const halves = after?.viruses.filter(({ id }) => id >= 60) ?? []
      expect(halves).toHaveLength(2)
      for (const half of halves)
        expect(
          room(after ?? before, { ...half, radius: radiusOf(half.kind, half.size) }),
        ).toBeGreaterThanOrEqual(MARGIN.inside)
    }
  })
})

const hasMetBoss = ({ viruses }: State) => viruses.some(({ kind, y }) => kind === 'boss' && y > BOSS.y - 30)

test('a dodging bot with a human reaction time meets the first boss in over two thirds of its rounds', () => {
  const late = 15
  const rounds = seeds(ROUNDS).map((seed) => playRound(seed, dodger, late, (state) => !hasMetBoss(state)))
  expect(rounds.filter(hasMetBoss).length).toBeGreaterThan((ROUNDS * 2) / 3)
})

describe('the busiest scene', () => {
  const scene = busiest()

  test('has a hundred viruses and two hundred shots and spores, as many as the rules allow', () => {
    expect(scene.viruses).toHaveLength(100)
    expect(scene.shots.length + scene.spores.length).toBe(200)
    expect([scene.shots.length, scene.spores.length, scene.viruses.length]).toEqual([
      LIMITS.shots,
      LIMITS.spores,
      LIMITS.viruses,
    ])
  })

  test('stays busy for five seconds without exceeding the limits', () => {
    let state = scene
    for (let i = 0; i < seconds(5); i++) {
      state = rules.tick?.(state) ?? state
      expect(state.viruses.length).toBeLessThanOrEqual(LIMITS.viruses)
      expect(state.shots.length).toBeLessThanOrEqual(LIMITS.shots)
      expect(state.spores.length).toBeLessThanOrEqual(LIMITS.spores)
    }
    expect(state.viruses.length).toBeGreaterThan(90)
    expect(state.shots.length + state.spores.length).toBeGreaterThan(60)
    expect(state.hearts).toBe(DEFENDER.hearts)
  })

  test('is saved in less than 40,000 characters', () => {
    expect(JSON.stringify(scene).length).toBeLessThan(40_000)
  })
})
