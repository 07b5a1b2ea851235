import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import {
  AMBUSH,
  BOSS,
  CANNON,
  CHAIN,
  CROWD,
  DEFENDER,
  FIELD,
  FINALE,
  GUARD,
  HELP,
  MARKS,
  OFFER,
  SIZES,
  STOP,
  SURGE,
  UPGRADES,
  WORTH,
} from '../rules/curve.ts'
import { HELPS, type Help, type State } from '../rules/state.ts'
import { isDying } from '../rules/waves.ts'
import { seeds } from '../../kit/test/people.ts'
import { virus } from './virus.ts'

const opening: State = {
  ...rules.start(3, 1),
  coming: [],
  viruses: [],
  tick: DEFENDER.grace + 1,
  next: 100,
  goal: null,
}
const calm: State = { ...opening, x: 200, y: 500 }
const step = (state: State, ticks = 1): State => {
  let now = state
  for (let i = 0; i < ticks; i++) now = rules.tick?.(now) ?? now
  return now
}

describe('the defender', () => {
  test('keeps the same state object when an action has no effect', () => {
    expect(rules.act(calm, { kind: 'push', x: 0, y: 0 })).toBe(calm)
    const gone = rules.act(calm, { kind: 'go', x: 100, y: 400 })
    expect(rules.act(gone, { kind: 'go', x: 100, y: 400 })).toBe(gone)
  })

  test('is at its target after 90 ticks', () => {
    const there = step(rules.act(calm, { kind: 'go', x: 90, y: 410 }), 90)
    expect([there.x, there.y]).toEqual([expect.closeTo(90, 0), expect.closeTo(410, 0)])
  })

  test.each([
    [-1, 0, DEFENDER.edge, 500],
    [1, 0, FIELD.width - DEFENDER.edge, 500],
    [0, -1, 200, DEFENDER.front],
    [0, 1, 200, FIELD.height - DEFENDER.edge],
  ])('stops at the edge when pushed %i, %i', (x, y, endX, endY) => {
    const end = step(rules.act(calm, { kind: 'push', x, y }), 200)
    expect([end.x, end.y]).toEqual([endX, endY])
  })

  test('moves no faster diagonally', () => {
    const { push } = rules.act(calm, { kind: 'push', x: 1, y: 1 })
    expect(Math.hypot(push.x, push.y)).toBeCloseTo(1)
  })

  test('loses a heart on touch, then is invulnerable for a while, with a hit stop', () => {
    const hit = step({ ...calm, viruses: [virus({ x: 200, y: 490, strength: 50 })] })
    expect([hit.hearts, hit.safe, hit.stop]).toEqual([2, DEFENDER.safe, STOP.hit])
    const still = step(hit)
    expect([still.tick, still.stop]).toEqual([hit.tick, STOP.hit - 1])
    expect(step(hit, 60).hearts).toBe(2)
  })

  test('loses nothing on touch in the first seconds, and throws the virus back', () => {
    const early = step({ ...calm, tick: 60, viruses: [virus({ x: 200, y: 490, strength: 50 })] })
    expect(early.hearts).toBe(3)
    expect(early.viruses[0]?.vy).toBeLessThan(0)
  })

  test('keeps hearts and chain with a shield', () => {
    const before = { ...calm, chain: 9, chainLeft: 50, viruses: [virus({ x: 200, y: 490, strength: 50 })] }
    const hit = step({ ...before, shield: true })
    expect([hit.hearts, hit.shield, hit.chain]).toEqual([3, false, 9])
    expect(step(before).chain).toBe(0)
  })

  test('takes a chain two steps back with a heart', () => {
    const chain = CHAIN.from(3) + 7
    const hit = {
      ...calm,
      chain,
      longest: chain,
      chainLeft: 50,
      viruses: [virus({ x: 200, y: 490, strength: 50 })],
    }
    expect(step(hit).chain).toBe(CHAIN.from(1))
  })

  test('ends the round with the last heart', () => {
    const end = step({ ...calm, hearts: 1, viruses: [virus({ x: 200, y: 490, strength: 50 })] })
    expect(rules.outcome(end)).toBe('lost')
    expect(step(end)).toBe(end)
    expect(rules.moves(end)).toEqual([])
    expect(rules.act(end, { kind: 'go', x: 1, y: 1 })).toBe(end)
  })
})

describe('an ambush', () => {
  const resting = { ...calm, spot: { x: 200, y: 500 }, rest: AMBUSH.after - 1 }

  test('aims from the further side at a defender who rests, and from both sides later', () => {
    const [diver, ...others] = step({ ...resting, x: 160, spot: { x: 160, y: 500 } }).viruses
    expect(others).toEqual([])
    expect([diver?.kind, diver?.mode, diver?.wait]).toEqual(['diver', 1, AMBUSH.aim])
    expect(diver?.x).toBe(FIELD.width - SIZES[AMBUSH.size])
    expect(step({ ...resting, rest: AMBUSH.after + AMBUSH.again - 1 }).viruses).toHaveLength(2)
  })

  test('hits whoever stays, and misses whoever moves on', () => {
    const aimed = step(resting)
    expect(step(aimed, 130).hearts).toBe(2)
    const darting = step(aimed, AMBUSH.aim + 1)
    expect(darting.viruses.map(({ mode }) => mode)).toEqual([2])
    expect(step(rules.act(darting, { kind: 'go', x: 200, y: 300 }), 60).hearts).toBe(3)
  })

  test('spares a defender who moves now and then, and the first seconds', () => {
    expect(step({ ...resting, x: 200 + AMBUSH.step }).rest).toBe(0)
    expect(step({ ...resting, tick: DEFENDER.grace - 5 }).viruses).toEqual([])
  })

  test('is no way to a surge: bursts of a defender who rests extend no chain', () => {
    const bursting = { ...resting, viruses: [virus({ strength: 1 })], shots: [shot] }
    expect([step(bursting).chain, step({ ...bursting, rest: 0 }).chain]).toEqual([0, 1])
  })
})

/** About to hit a virus in the middle of the field. */
const shot = {
  id: 2,
  x: 200,
  y: 200 + SIZES[0],
  vx: 0,
  vy: -CANNON.speed,
  born: calm.tick,
  through: 0,
  last: 0,
  seeks: false,
}

describe('hits', () => {
  test('reduce the strength by one', () => {
    const after = step({ ...calm, viruses: [virus({})], shots: [shot] })
    expect(after.viruses[0]?.strength).toBe(4)
    expect(after.shots.some(({ id }) => id === shot.id)).toBe(false)
  })

  test('burst a small virus at zero, and split a larger one into two of the next smaller size', () => {
    expect(step({ ...calm, viruses: [virus({ strength: 1 })], shots: [shot] }).viruses).toEqual([])
    const whole = virus({ strength: 1, full: 13, size: 3 })
    const halves = step({ ...calm, viruses: [whole], shots: [shot] }).viruses
    expect(halves.map(({ size, strength }) => [size, strength])).toEqual([
      [2, 6],
      [2, 6],
    ])
  })

  test('have no effect on a shut shell', () => {
    const shell = virus({ kind: 'shell', id: 170 })
    const at = (tick: number) =>
      step({ ...calm, tick, viruses: [shell], shots: [{ ...shot, born: tick }] }).viruses[0]?.strength
    expect([at(680), at(800)]).toEqual([5, 4])
  })

  test('on a bomb also hit the virus beside it', () => {
    const viruses = [virus({ kind: 'bomb', strength: 1 }), virus({ id: 2, x: 270, strength: 30 })]
    expect(step({ ...calm, viruses, shots: [shot] }).viruses.map(({ strength }) => strength)).toEqual([20])
  })

  test('of the beam reach everything ahead, and nothing beside or behind', () => {
    const viruses = [
      [200, 100],
      [205, 300],
      [300, 200],
      [200, 600],
    ].map(([x = 0, y = 0], id) => virus({ id, x, y, strength: 9, full: 9 }))
    const { viruses: after } = step({ ...calm, tick: CANNON.beamEvery - 1, beam: 90, viruses })
    expect(after.map(({ strength }) => strength)).toEqual([8, 8, 9, 9])
  })
})

describe('a chain', () => {
  test('grows with quick bursts; a pause loses only its last step', () => {
    const from = CHAIN.from(1)
    const before = { ...calm, chain: from + 4, longest: from + 4, chainLeft: 20 }
    const burst = step({ ...before, viruses: [virus({ strength: 1 })], shots: [shot] })
    expect([burst.chain, burst.score]).toEqual([from + 5, 2 * WORTH[0]])
    const far = virus({ y: 20, x: 30, strength: 99 })
    expect(step({ ...burst, viruses: [far] }, CHAIN.ticks).chain).toBe(from)
    expect(step({ ...burst, viruses: [] }, 60).chain, 'a chain waits while there are no viruses').toBe(
      from + 5,
    )
  })

  test('starts a surge at its first step, in which a touch bursts viruses at no cost', () => {
    const last = CHAIN.from(1) - 1
    const full = { ...calm, chain: last, longest: last, viruses: [virus({ strength: 1 })], shots: [shot] }
    const surging = step(full)
    expect(surging.surge).toBe(SURGE.ticks)
    const touching = { ...surging, shots: [], viruses: [virus({ x: 200, y: 480, strength: 80 })] }
    const after = step(touching)
    expect([after.hearts, after.viruses.length, after.bursts]).toEqual([3, 0, 2])
    expect(after.chain, 'a surge does not feed itself').toBe(surging.chain)
    expect(step({ ...after, surge: 1 }).safe).toBe(SURGE.safe)
  })

  test('has consistent steps for a thousand bursts', () => {
    for (let k = 1; k < 9; k++)
      expect([CHAIN.step(CHAIN.from(k) - 1), CHAIN.step(CHAIN.from(k))]).toEqual([k - 1, k])
  })
})

describe('a boss', () => {
  const boss = virus({ kind: 'boss', strength: 1, full: BOSS.strength(0), y: 140 })
  const near = { ...shot, y: 140 + BOSS.radius }

  test('ends in slow motion, with all other viruses, and leaves a heart', () => {
    const others = [3, 4].map((id) => virus({ id, x: 60 * id, y: 300, size: 3, strength: 90, vy: 2 }))
    const beaten = step({ ...calm, wave: 5, viruses: [boss, ...others], shots: [near] })
    expect(beaten.viruses.filter(isDying)).toHaveLength(1)
    const slow = step({ ...beaten, stop: 0 })
    expect((slow.viruses[1]?.y ?? 0) - (beaten.viruses[1]?.y ?? 0)).toBeLessThan(1)
    const after = step({ ...beaten, stop: 0 }, FINALE.ticks + 1)
    expect([after.bosses, after.viruses.length, after.bursts]).toEqual([1, 0, 3])
    expect(after.gifts.map(({ help }) => help)).toContain('heart')
  })

  test('takes more damage per hit once it is tired', () => {
    const left = [0, BOSS.tires - 1, BOSS.tires, 2 * BOSS.tires].map((age) => {
      const old = { ...boss, strength: 50, born: calm.tick + 1 - age }
      return step({ ...calm, wave: 5, viruses: [old], shots: [near] }).viruses[0]?.strength
    })
    expect(left).toEqual([49, 49, 48, 47])
  })

  test('bursts at once while a second one is left', () => {
    const other = virus({ kind: 'boss', id: 9, x: 60, strength: 99, full: 99 })
    const after = step({ ...calm, wave: 20, viruses: [boss, other], shots: [near] }, STOP.boss + 3)
    expect(after.viruses.map(({ id }) => id)).toEqual([9])
  })
})

/** No cards come while a virus is still to come. */
const coming = [{ at: 9999, x: 50, y: -30, kind: 'drifter', size: 0 } as const]
const marked = (marks: Partial<State['marks']>): State => ({
  ...calm,
  coming,
  marks: { ...calm.marks, ...marks },
})
const volley = (state: State) => step({ ...state, tick: 839 }).shots
const fired = (state: State) => step(state, 56).next - state.next

describe('upgrades', () => {
  test.each<[string, number, Partial<State['marks']>]>([
    ['without upgrades', 1, {}],
    ['with twin twice', 3, { twin: 2 }],
    ['with sides', 3, { sides: 1 }],
    ['with twin, and sides twice', 6, { twin: 1, sides: 2 }],
  ])('the cannon %s fires volleys of %i', (_name, count, marks) =>
    expect(volley(marked(marks))).toHaveLength(count),
  )

  test('rapid fires more often', () => {
    expect([fired(marked({})), fired(marked({ rapid: 1 }))]).toEqual([7, 9])
  })

  test('a piercing shot hits two viruses once each', () => {
    const viruses = [virus({ y: 300 }), virus({ id: 2, y: 260 })]
    const shot = { id: 3, x: 200, y: 330, vx: 0, vy: -9, born: calm.tick, through: 1, last: 0, seeks: false }
    const after = step({ ...calm, viruses, shots: [shot] }, 12)
    expect(after.viruses.map(({ strength }) => strength)).toEqual([4, 4])
  })

  test('a dart turns towards a virus beside it', () => {
    const dart = { id: 3, x: 200, y: 400, vx: 0, vy: -7, born: calm.tick, through: 0, last: 0, seeks: true }
    const after = step({ ...calm, viruses: [virus({ x: 330, y: 330, strength: 50 })], shots: [dart] }, 40)
    expect(after.viruses[0]?.strength).toBe(46)
  })

  test('blast makes a burst hit neighbours, which may burst in turn', () => {
    const viruses = [1, 2, 3].map((id) => virus({ id, x: 136 + id * 44, y: 200, strength: 1 }))
    const shot = { id: 9, x: 180, y: 226, vx: 0, vy: -9, born: calm.tick, through: 0, last: 0, seeks: false }
    expect(step({ ...calm, viruses, shots: [shot] }).bursts).toBe(1)
    expect(step({ ...marked({ blast: 1 }), viruses, shots: [shot] }).bursts).toBe(3)
  })

  test('guards stop spores and damage viruses', () => {
    const tick = GUARD.period * 10 - 1
    const spore = { id: 3, x: 200 + GUARD.reach, y: 500, vx: 0, vy: 0 }
    const foe = virus({ x: 200 + GUARD.reach + 20, y: 500, strength: 50 })
    const after = step({ ...marked({ guard: 1 }), tick, spores: [spore], viruses: [foe] })
    expect([after.spores.length, after.viruses[0]?.strength]).toEqual([0, 50 - GUARD.power])
  })

  test('a magnet attracts gifts from further away and brings them sooner', () => {
    const gifts = [{ id: 9, help: 'slow', x: 330, y: 500 } as const]
    expect(step({ ...calm, gifts }).gifts[0]?.x).toBe(330)
    expect(step({ ...marked({ magnet: 1 }), gifts }).gifts[0]?.x).toBeLessThan(330)
    expect(HELP.every(3, 1)).toBeLessThan(HELP.every(3, 0))
  })
})

describe('gifts', () => {
  test.each<[Help, Partial<State>]>([
    ['spread', { spread: HELP.spread }],
    ['beam', { beam: HELP.beam }],
    ['slow', { slow: HELP.slow }],
    ['shield', { shield: true }],
    ['heart', { hearts: 2 }],
  ])('take effect when caught: %s', (help, gained) => {
    const after = step({ ...calm, hearts: 1, gifts: [{ id: 9, help, x: 200, y: 490 }] })
    expect(after).toMatchObject(gained)
    expect(after.gifts).toEqual([])
  })

  test('have no kinds but the five above', () => expect(HELPS).toHaveLength(5))

  test('slow affects viruses and spores but not the defender', () => {
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

const offers = (state: State) =>
  seeds(20).flatMap((cursor) => step({ ...state, cursor, age: 700, hearts: 1 }).offer)

describe('waves', () => {
  const choosing = step({ ...calm, age: 400 })

  test('are followed by three different cards, and everything else rests until one is taken', () => {
    expect(new Set(choosing.offer).size).toBe(3)
    const crowded = {
      ...choosing,
      spores: [{ id: 3, x: 50, y: 50, vx: 0, vy: 2 }],
      viruses: [virus({ vy: 3 })],
    }
    const later = step(crowded, 90)
    expect(later).toMatchObject({ wave: 1, age: choosing.age })
    expect([later.viruses, later.spores]).toEqual([crowded.viruses, crowded.spores])
  })

  test('are announced before viruses come, once the defender has stayed on a card', () => {
    const pick = choosing.offer[0]
    const going = rules.act(choosing, { kind: 'go', x: OFFER.x[0], y: OFFER.y })
    const taken = step(going, 130)
    expect(pick && pick !== 'heart' && taken.marks[pick]).toBe(1)
    expect([taken.offer.length, taken.wave, taken.viruses.length]).toEqual([0, 2, 0])
    expect(taken.coming.length).toBeGreaterThan(0)
  })

  test('leave a card that the defender only crosses', () => {
    const on = { ...choosing, x: OFFER.x[0], y: OFFER.y, offerAge: OFFER.shown, dwell: OFFER.dwell - 20 }
    const away = step(rules.act(on, { kind: 'go', x: OFFER.x[0], y: 500 }), 40)
    expect([away.offer.length, away.dwell]).toEqual([3, 0])
  })

  test('give the nearest card to players who take none, two levels after a boss, and clear room', () => {
    const near = virus({ x: 382, y: 230, strength: 50 })
    const aside = { ...choosing, x: 382, y: 172, offerAge: OFFER.until - 1, wave: 5, viruses: [near] }
    const pick = aside.offer[2]
    const after = step(aside)
    expect(after.offer).toEqual([])
    expect(pick && pick !== 'heart' && after.marks[pick]).toBe(2)
    expect(after.safe).toBe(OFFER.safe)
    expect(after.viruses[0]?.vy).toBeGreaterThan(0)
  })

  test('offer hearts only once all upgrades are complete', () => {
    expect(offers(calm)).not.toContain('heart')
    const marks = Object.fromEntries(UPGRADES.map((upgrade) => [upgrade, MARKS])) as State['marks']
    expect(new Set(offers({ ...calm, marks }))).toEqual(new Set(['heart']))
  })

  test('send no further viruses into a crowd', () => {
    const crowd = Array.from({ length: CROWD }, (_, id) => virus({ id, x: 20 * id, y: 40, strength: 50 }))
    const due = [{ at: 1, x: 50, y: -30, kind: 'drifter', size: 0 } as const]
    const waiting = step({ ...calm, age: 2, next: 200, viruses: crowd, coming: due })
    expect([waiting.viruses.length, waiting.coming.length]).toEqual([CROWD, 1])
    const later = step({ ...waiting, viruses: crowd.slice(1) })
    expect([later.viruses.length, later.coming.length]).toEqual([CROWD, 0])
  })

  test('bring a virus that leaves back from above, with a new id', () => {
    const after = step({ ...calm, viruses: [virus({ y: FIELD.height + 40, vy: 2 })] })
    expect(after.viruses[0]?.y).toBeLessThan(0)
    expect(after.viruses[0]?.id).toBeGreaterThanOrEqual(100)
  })
})
