/** What an attacker can take from others, whoever it is: attackers send as much as they can, visitors elsewhere are accepted. */
import { expect, test } from 'vitest'
import { form } from '../../test/service.ts'
import { type Candidate, decide } from './admission.ts'
import type { Rules } from '../store/store.ts'
import { networksOf } from './networks.ts'

/** The defaults. */
const RULES: Rules = {
  perVisitor: { count: 30, windowMs: 600_000 },
  overall: { count: 1000, windowMs: 600_000 },
  repeatWindowMs: 0,
}
const MINUTE_MS = 60_000

/** A store in memory: says whether a message from this address is kept at this moment. */
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

/** More than three messages a second for twenty minutes from the addresses of the attacker; once a minute somebody else writes. */
test.each([
  ['one address', () => '203.0.113.9', 90],
  ['a /24', (index: number) => `203.0.113.${index & 255}`, 360],
  ['a whole /16', (index: number) => `203.0.${(index >> 8) & 255}.${index & 255}`, 720],
  ['one /64', (index: number) => `2001:db8::${hex(index)}`, 90],
  ['a whole /56', (index: number) => `2001:db8:0:${hex(index & 255)}::1`, 180],
  ['a whole /48', (index: number) => `2001:db8:0:${hex(index)}::1`, 360],
  ['a whole /32', (index: number) => `2001:db8:${hex(index)}:1::1`, 720],
  ['forty addresses everywhere', (index: number) => `${20 + (index % 40)}.0.113.9`, 3000],
  ['forty /48s everywhere', (index: number) => `2${hex(256 + (index % 40))}:db8:0:${hex(index)}::1`, 3000],
  [
    'a botnet of five hundred',
    (index: number) => `${20 + (index % 100)}.${Math.floor(index / 100) % 5}.113.9`,
    3000,
  ],
])('%s locks nobody out, and gets what it may', (_, address, atMost) => {
  const send = createLimiter()
  let taken = 0
  const refused: number[] = []
  for (let index = 0, now = 0; now < 20 * MINUTE_MS; index++, now = index * EVERY_MS) {
    if (send(address(index), now)) taken++
    if (now % MINUTE_MS === 0 && !send(elsewhere(now / MINUTE_MS), now)) refused.push(now / MINUTE_MS)
  }
  expect(refused).toEqual([])
  expect(taken).toBeLessThanOrEqual(atMost)
  expect(taken).toBeGreaterThan(0.5 * atMost)
})

test('a school behind one address sends its thirty messages in ten minutes, at once or spread', () => {
  const [atOnce, spread] = [createLimiter(), createLimiter()]
  for (let index = 0; index < 30; index++) {
    expect(atOnce('203.0.113.9', 0)).toBe(true)
    expect(spread('203.0.113.9', index * 20_000)).toBe(true)
  }
  expect(atOnce('203.0.113.9', 0)).toBe(false)
})

test('four schools of one provider do not get in each other’s way', () => {
  const send = createLimiter()
  for (let index = 0; index < 120; index++) expect(send(`203.0.113.${index % 4}`, index * 1000)).toBe(true)
})

test.each([
  ['no limit for a visitor', { ...RULES, perVisitor: { count: 0, windowMs: 600_000 } }, 1000],
  ['no limit for all', { ...RULES, overall: { count: 0, windowMs: 600_000 } }, 30],
  ['a small house', { ...RULES, overall: { count: 10, windowMs: 600_000 } }, 10],
])('with %s one address gets what that leaves', (_, rules, expected) => {
  const send = createLimiter(rules)
  const kept = Array.from({ length: 2000 }, () => send('203.0.113.9', 0)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(expected)
  expect(kept.length).toBeGreaterThan(expected / 3)
})
