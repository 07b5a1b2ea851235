/** Simulates attackers that send as much as they can: visitors on other networks are still accepted. */
import { expect, test } from 'vitest'
import { form } from '../../test/service.ts'
import { type Candidate, decide } from './admission.ts'
import type { IntakeRules } from '../store/store.ts'
import { networksOf } from './networks.ts'

/** The defaults. */
const RULES: IntakeRules = {
  perVisitor: { count: 30, windowMs: 600_000 },
  overall: { count: 1000, windowMs: 600_000 },
  repeatWindowMs: 0,
}
const MINUTE_MS = 60_000

/** An in-memory store: returns whether a message from this address is accepted at this time. */
function createLimiter(rules = RULES) {
  const buckets = new Map<string, number>()
  let count = 0
  return (address: string, now: number): boolean => {
    const candidate: Candidate = {
      arrival: { message: form(), marks: [], address, now },
      fingerprint: `${++count}`,
      senders: networksOf(address).map(({ name, times }) => ({ key: name, times })),
    }
    const decision = decide([candidate], { refs: new Map(), buckets }, rules, () => 'ref')
    for (const [key, emptyAt] of decision.buckets) buckets.set(key, emptyAt)
    return decision.keep.length === 1
  }
}

const hex = (number: number) => number.toString(16)
const elsewhere = (minute: number) => `198.${51 + (minute % 100)}.100.${minute % 250}`

const EVERY_MS = 300

/** The attacker sends more than three messages a second for twenty minutes; once a minute a visitor writes from elsewhere. */
test.each([
  ['one address', () => '203.0.113.9', 90],
  ['a /24', (index: number) => `203.0.113.${index & 255}`, 360],
  ['a whole /16', (index: number) => `203.0.${(index >> 8) & 255}.${index & 255}`, 720],
  ['one /64', (index: number) => `2001:db8::${hex(index)}`, 90],
  ['a whole /56', (index: number) => `2001:db8:0:${hex(index & 255)}::1`, 180],
  ['a whole /48', (index: number) => `2001:db8:0:${hex(index)}::1`, 360],
  ['a whole /32', (index: number) => `2001:db8:${hex(index)}:1::1`, 720],
  ['forty addresses in different networks', (index: number) => `${20 + (index % 40)}.0.113.9`, 3000],
  [
    'forty /48s in different networks',
    (index: number) => `2${hex(256 + (index % 40))}:db8:0:${hex(index)}::1`,
    3000,
  ],
  [
    'a botnet of five hundred addresses',
    (index: number) => `${20 + (index % 100)}.${Math.floor(index / 100) % 5}.113.9`,
    3000,
  ],
])('an attack from %s stays within its share and locks nobody out', (_, address, atMost) => {
  const send = createLimiter()
  let accepted = 0
  const refused: number[] = []
  for (let index = 0, now = 0; now < 20 * MINUTE_MS; index++, now = index * EVERY_MS) {
    if (send(address(index), now)) accepted++
    if (now % MINUTE_MS === 0 && !send(elsewhere(now / MINUTE_MS), now)) refused.push(now / MINUTE_MS)
  }
  expect(refused).toEqual([])
  expect(accepted).toBeLessThanOrEqual(atMost)
  expect(accepted).toBeGreaterThan(0.5 * atMost)
})

test('a school behind one address can send thirty messages in ten minutes, at once or spread out', () => {
  const [atOnce, spread] = [createLimiter(), createLimiter()]
  for (let index = 0; index < 30; index++) {
    expect(atOnce('203.0.113.9', 0)).toBe(true)
    expect(spread('203.0.113.9', index * 20_000)).toBe(true)
  }
  expect(atOnce('203.0.113.9', 0)).toBe(false)
})

test('four schools in one /24 can each send thirty messages', () => {
  const send = createLimiter()
  for (let index = 0; index < 120; index++) expect(send(`203.0.113.${index % 4}`, index * 1000)).toBe(true)
})

test.each([
  ['no visitor limit', { ...RULES, perVisitor: { count: 0, windowMs: 600_000 } }, 1000],
  ['no overall limit', { ...RULES, overall: { count: 0, windowMs: 600_000 } }, 30],
  ['a low overall limit', { ...RULES, overall: { count: 10, windowMs: 600_000 } }, 10],
])('limits one address with %s', (_, rules, expected) => {
  const send = createLimiter(rules)
  const kept = Array.from({ length: 2000 }, () => send('203.0.113.9', 0)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(expected)
  expect(kept.length).toBeGreaterThan(expected / 3)
})
