/** Creates an honest save, and mutated ones. */
import { FRESH_SAVE, type Save } from '../../save/save.ts'
import type { Chance } from '../../rules/chance.ts'
import type { HonestRound } from './corpus.ts'
import { TODAY } from './subject.ts'
import { hostileLevel, junk, mutated, NAMES, NUMBERS, withField } from './values.ts'

export function honestSave(rng: Chance, rounds: readonly HonestRound[]): Save {
  const rows = Array.from({ length: 3 }, (_, i) => String(i + 1))
  const round = rng.pick(rounds).saved[0]
  return {
    ...FRESH_SAVE,
    level: 1 + rng.int(3),
    best: Object.fromEntries(rows.map((level) => [level, rng.int(500)])),
    stars: Object.fromEntries(rows.map((level) => [level, 1 + rng.int(3)])),
    crowns: { 1: 1, 3: 1 },
    days: { '2026-11-16': 2, [TODAY]: 1 },
    dayBests: { '2026-11-16': rng.int(90) },
    goals: { some: rng.int(9), other: 1 },
    made: { 'near-20261116': rng.int(9), 'week-20261116-0-gaps-t90': rng.int(90) },
    feats: { longest: rng.int(50) },
    totals: { rounds: 10 + rng.int(50), seconds: 900.5, wins: 3, unaided: 1, row: 2 },
    recent: { results: [1, 0, 3], row: 1, facts: { gaps: [3, rng.int(50)] } },
    today: { day: TODAY, first: 1, best: 2 },
    ...(round && rng.int(2) === 0 && { round }),
  }
}

const RECORDS = ['best', 'stars', 'crowns', 'days', 'dayBests', 'goals', 'made', 'feats', 'totals'] as const
const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '9999-12-31', '0000-00-00', '2026-13-45', 'never', 3]
/** Deep enough to overflow the stack of a recursive function. */
const DEEP = 12_000
/** Placeholder for lists nested that deep, until the text is written. */
const NESTED = '«nested»'

/** Returns a mutated save that JSON can represent. */
export function mutatedSave(rng: Chance, save: Save): unknown {
  const record = rng.pick(RECORDS)
  const fields = { version: 5, ...save }
  return rng.pick<() => unknown>([
    () => withField(fields, 'level', hostileLevel(rng)),
    () => withField(fields, 'level', hostileLevel(rng)),
    () => ({ ...fields, round: fields.round && { ...fields.round, level: hostileLevel(rng) } }),
    // "constructor" is the one property of every object that looks like the name of a goal.
    () => ({
      ...fields,
      [record]: withField(save[record], rng.int(2) ? 'constructor' : rng.pick(NAMES), rng.pick([1, 2, 60])),
    }),
    () => ({ ...fields, [record]: withField(save[record], rng.pick(Object.keys(save[record])), junk(rng)) }),
    () => ({ ...fields, stars: { ...save.stars, [String(hostileLevel(rng))]: rng.pick(NUMBERS) } }),
    () => ({ ...fields, today: { day: rng.pick(DAYS), first: rng.int(9), best: 1e9 } }),
    () => ({ ...fields, days: { ...save.days, [String(rng.pick(DAYS))]: 3 } }),
    () => ({
      ...fields,
      made: { ...save.made, [`near-99991231-0-${rng.pick(NAMES)}-o2`]: rng.pick(NUMBERS) },
    }),
    () => ({ ...fields, recent: { ...save.recent, facts: withField({ gaps: [1] }, 'gaps', junk(rng)) } }),
    () => withField(fields, 'version', rng.pick([0, 1, 2, 3, 4, 6, '5', null, 2.5, -1, 1e308])),
    () => withField(fields, rng.pick(['round', 'look', 'recent', rng.pick(NAMES)]), junk(rng)),
    () => ({ ...fields, round: { game: 1, seed: 1, level: 1, actions: [], state: NESTED } }),
    () => ({ ...fields, recent: { results: Array.from({ length: 5000 }, () => 1), row: 1 } }),
    () => mutated(rng, fields),
    () => fields,
  ])()
}

/** Writes a mutated save as JSON. `JSON.stringify` cannot write values that are nested too deep. */
export const textOfSave = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(`"${NESTED}"`, '['.repeat(DEEP) + ']'.repeat(DEEP))
