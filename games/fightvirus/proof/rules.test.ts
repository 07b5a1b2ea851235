import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { BOSS, CANNON, DEFENDER, FIELD, HELP, SIZES, STOP } from '../rules/curve.ts'
import { HELPS, type Help, type State } from '../rules/state.ts'
import { virus } from './virus.ts'

const opening: State = { ...rules.start(3, 1), coming: [], viruses: [], tick: 1, next: 100, goal: null }
const calm: State = { ...opening, x: 200, y: 500 }
const step = (state: State, ticks = 1): State => {
  let now = state
  for (let i = 0; i < ticks; i++) now = rules.tick?.(now) ?? now
  return now
}

describe('the defender', () => {
  test('a press that changes nothing gives back the very same state', () => {
    expect(rules.act(calm, { kind: 'push', x: 0, y: 0 })).toBe(calm)
    const gone = rules.act(calm, { kind: 'go', x: 100, y: 400 })
    expect(rules.act(gone, { kind: 'go', x: 100, y: 400 })).toBe(gone)
  })

  test('goes where it is sent, and stays there', () => {
    const there = step(rules.act(calm, { kind: 'go', x: 90, y: 410 }), 90)
    expect([there.x, there.y]).toEqual([expect.closeTo(90, 0), expect.closeTo(410, 0)])
  })

  test.each([
    [-1, 0, DEFENDER.edge, 500],
    [1, 0, FIELD.width - DEFENDER.edge, 500],
    [0, -1, 200, DEFENDER.front],
    [0, 1, 200, FIELD.height - DEFENDER.edge],
  ])('pushed %i, %i it is stopped by the edge', (x, y, endX, endY) => {
    const end = step(rules.act(calm, { kind: 'push', x, y }), 200)
    expect([end.x, end.y]).toEqual([endX, endY])
  })

  test('moves no faster aslant', () => {
    const { push } = rules.act(calm, { kind: 'push', x: 1, y: 1 })
    expect(Math.hypot(push.x, push.y)).toBeCloseTo(1)
  })

  test('loses a heart by a touch, then is safe for a while, and everything holds its breath', () => {
    const hit = step({ ...calm, viruses: [virus({ x: 200, y: 490, strength: 50 })] })
    expect([hit.hearts, hit.safe, hit.stop]).toEqual([2, DEFENDER.safe, STOP.hit])
    const still = step(hit)
    expect([still.tick, still.stop]).toEqual([hit.tick, STOP.hit - 1])
    expect(step(hit, 60).hearts).toBe(2)
  })

  test('a shield takes the hit instead', () => {
    const hit = step({ ...calm, shield: true, viruses: [virus({ x: 200, y: 490, strength: 50 })] })
    expect([hit.hearts, hit.shield]).toEqual([3, false])
  })

  test('the last heart ends the round for good', () => {
    const end = step({ ...calm, hearts: 1, viruses: [virus({ x: 200, y: 490, strength: 50 })] })
    expect(rules.outcome(end)).toBe('lost')
    expect(step(end)).toBe(end)
    expect(rules.moves(end)).toEqual([])
    expect(rules.act(end, { kind: 'go', x: 1, y: 1 })).toBe(end)
  })
})

describe('hits', () => {
  const shot = { id: 2, x: 200, y: 200 + SIZES[0], vx: 0, vy: -CANNON.speed, born: 1 }

  test('count the strength down, one by one, and are worth a point each', () => {
    const after = step({ ...calm, viruses: [virus({})], shots: [shot] })
    expect(after.viruses[0]?.strength).toBe(4)
    expect(after.score).toBe(1)
    expect(after.shots.some(({ id }) => id === shot.id)).toBe(false)
  })

  test('at zero a small one is gone, a larger one is two halves, each a size smaller', () => {
    expect(step({ ...calm, viruses: [virus({ strength: 1 })], shots: [shot] }).viruses).toEqual([])
    const whole = virus({ strength: 1, full: 13, size: 3 })
    const halves = step({ ...calm, viruses: [whole], shots: [shot] }).viruses
    expect(halves.map(({ size, strength }) => [size, strength])).toEqual([
      [2, 6],
      [2, 6],
    ])
  })

  test('bursts soon after each other make a chain, which pays and then breaks', () => {
    const burst = step({ ...calm, chain: 4, chainLeft: 20, viruses: [virus({ strength: 1 })], shots: [shot] })
    expect([burst.chain, burst.score]).toEqual([5, 1 + 5])
    expect(step(burst, 60).chain).toBe(0)
  })

  test('the beam reaches everyone ahead, and nobody beside or behind', () => {
    const viruses = [
      [200, 100],
      [205, 300],
      [300, 200],
      [200, 600],
    ].map(([x = 0, y = 0], id) => virus({ id, x, y, strength: 9, full: 9 }))
    const { viruses: after } = step({ ...calm, tick: CANNON.beamEvery - 1, beam: 90, viruses })
    expect(after.map(({ strength }) => strength)).toEqual([8, 8, 9, 9])
  })

  test('a boss beaten is a barrel more, a heart and a help, and bursts into four', () => {
    const boss = virus({ kind: 'boss', strength: 1, full: BOSS.strength(0), y: 140 })
    const near = { ...shot, y: 140 + BOSS.radius }
    const after = step({ ...calm, wave: 5, viruses: [boss], shots: [near] })
    expect([after.bosses, after.viruses.length, after.gifts.length]).toEqual([1, 4, 2])
    expect(after.gifts[0]?.help).toBe('heart')
    const volley = step({ ...after, stop: 0, shots: [], tick: 6, viruses: [] })
    expect(volley.shots).toHaveLength(2)
  })
})

describe('helps', () => {
  test.each<[Help, Partial<State>]>([
    ['spread', { spread: HELP.spread }],
    ['beam', { beam: HELP.beam }],
    ['slow', { slow: HELP.slow }],
    ['shield', { shield: true }],
    ['heart', { hearts: 2 }],
  ])('%s', (help, gained) => {
    const after = step({ ...calm, hearts: 1, gifts: [{ id: 9, help, x: 200, y: 490 }] })
    expect(after).toMatchObject(gained)
    expect(after.gifts).toEqual([])
  })

  test('all kinds are tried above', () => expect(HELPS).toHaveLength(5))

  test('slow slows viruses and spores, and not the defender', () => {
    const moving = {
      ...calm,
      viruses: [virus({ kind: 'weaver', vy: 2 })],
      spores: [{ id: 3, x: 50, y: 50, vx: 0, vy: 2 }],
    }
    const [fast, slow] = [step(moving), step({ ...moving, slow: 50 })]
    expect(slow.spores[0]?.y).toBeCloseTo(50 + 2 * HELP.slowed)
    expect((slow.viruses[0]?.y ?? 0) - 200).toBeLessThan(((fast.viruses[0]?.y ?? 0) - 200) / 2)
    const push = { x: 1, y: 0 }
    expect(step({ ...moving, slow: 50, push }).x).toBe(step({ ...moving, push }).x)
  })
})

describe('waves', () => {
  test('a beaten wave makes way for the next, announced before anybody comes', () => {
    const beaten = step({ ...calm, age: 400 })
    expect(beaten.age).toBeLessThan(0)
    const next = step(beaten, -beaten.age)
    expect([next.wave, next.age, next.viruses.length]).toEqual([2, 0, 0])
    expect(next.coming.length).toBeGreaterThan(0)
  })

  test('a virus that leaves comes back from above, with a new id', () => {
    const after = step({ ...calm, viruses: [virus({ y: FIELD.height + 40, vy: 2 })] })
    expect(after.viruses[0]?.y).toBeLessThan(0)
    expect(after.viruses[0]?.id).toBeGreaterThanOrEqual(100)
  })
})
