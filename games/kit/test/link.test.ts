import { describe, expect, test } from 'vitest'
import { challengeOf, challengesOf, codeOf, Refused, type Challenge } from '../deferred/challenge/link.ts'
import { bytesOut } from '../replay/byte-stream.ts'
import { MOST_CODE_CHARS, MOST_ENTRIES, MOST_LEVEL, MOST_LINK_TICKS, MOST_RESULTS } from '../save/limits.ts'
import { checksumOf } from '../replay/checksum.ts'
import { chance } from '../rules/chance.ts'

const BIRDIFY = { slug: 'birdify', version: 2 }
const ROUND: Challenge<string> = {
  seed: -123456,
  level: 1,
  day: '2026-11-16',
  hinted: false,
  ticks: 900,
  result: 42,
  log: [
    [3, 'flap'],
    [77, 'flap'],
  ],
}

/** Recorded from the version before names. */
const LAST_CODE = 'Y5ySz_S_g59p6SJGhhZ2LUYmZgY2pbScxAIlLwYA'
const LAST_CODE_WITHOUT_LOG = 'Y5ySz_S_g59p6SJGhgn7WbUYAA'

const isFlap = (value: unknown): value is string => value === 'flap' || Number.isInteger(value)

const read = (code: string, maker = BIRDIFY) => challengeOf(maker, code, isFlap)

const why = (code: string, maker = BIRDIFY) =>
  read(code, maker).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refused ? error.message : `threw ${String(error)}`),
  )

test('reads a round from its code as it was written', async () => {
  expect(await read(await codeOf(BIRDIFY, ROUND))).toEqual(ROUND)
  const puzzle = { ...ROUND, level: 300, day: undefined, ticks: 0, hinted: true, log: [[0, 'flap']] as const }
  expect(await read(await codeOf(BIRDIFY, puzzle))).toEqual(puzzle)
})

test('a code needs no escaping in a URL', async () => {
  expect(await codeOf(BIRDIFY, ROUND)).toMatch(/^[\w-]+$/)
})

test('omits the log of a round with too many actions', async () => {
  const dice = chance(1)
  const log = Array.from({ length: 20_000 }, (_, i) => [i, dice.int(1e9)] as const)
  const code = await codeOf(BIRDIFY, { ...ROUND, ticks: 20_000, log })
  expect(code.length).toBeLessThan(100)
  expect(await read(code)).toMatchObject({ result: 42, log: undefined })
})

test('omits the log of a round with too many ticks', async () => {
  const code = await codeOf(BIRDIFY, { ...ROUND, ticks: MOST_LINK_TICKS + 1 })
  expect(await read(code)).toMatchObject({ result: 42, log: undefined })
})

test('reads several attempts with their names, the own one first', async () => {
  const others = ['Jörg', 'Ирина', ''].map((name, i) => ({ ...ROUND, name, result: i, hinted: i === 1 }))
  const code = await codeOf(BIRDIFY, { ...ROUND, name: 'Mia' }, others)
  const [own, ...rest] = await challengesOf(BIRDIFY, code, isFlap)
  expect(own).toEqual({ ...ROUND, name: 'Mia' })
  expect(rest).toEqual([others[0], others[1], { ...ROUND, result: 2 }])
})

const long = (ticks: number, entries: number): Challenge<string> => ({
  ...ROUND,
  ticks,
  log: Array.from({ length: entries }, () => [0, 'flap']),
})

test.each([
  ['results', ROUND, Array.from({ length: 9 }, () => ROUND), MOST_RESULTS],
  ['ticks', long(MOST_LINK_TICKS - 900, 9), [ROUND, ROUND, ROUND], 2],
  ['actions', long(1000, MOST_ENTRIES - 3), [ROUND, ROUND], 2],
] as const)('leaves out the last attempts if there are too many %s', async (_, own, others, count) => {
  expect(await challengesOf(BIRDIFY, await codeOf(BIRDIFY, own, others), isFlap)).toHaveLength(count)
})

test('leaves out the last attempts if there are too many characters', async () => {
  const dice = chance(1)
  const noise = () => Array.from({ length: 800 }, (_, i): readonly [number, number] => [i, dice.int(1e9)])
  const [own, ...others] = Array.from({ length: 3 }, () => ({ ...ROUND, ticks: 2000, log: noise() }))
  const code = own && (await codeOf(BIRDIFY, own, others))
  expect(code?.length).toBeLessThanOrEqual(MOST_CODE_CHARS)
  expect(await challengesOf(BIRDIFY, code ?? '', isFlap)).toMatchObject([{ log: own?.log }])
})

test.each([
  ['with its actions', LAST_CODE, ROUND],
  ['that was too long', LAST_CODE_WITHOUT_LOG, { ...ROUND, ticks: 90_000, log: undefined }],
])('reads a code of the last version %s', async (_, code, round) => {
  expect(await challengesOf(BIRDIFY, code, isFlap)).toEqual([round])
})

/** A code with these bytes: format, game, version, seed, level, day, hint, ticks, result, whether a log follows. */
async function codeOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

test('refuses sampled invalid codes with a message, and throws nothing else', async () => {
  const code = await codeOf(BIRDIFY, ROUND)
  const DAMAGED = 'This challenge link is damaged.'
  expect(await why(code)).toBe('taken')
  expect(await why(code.slice(0, -6))).toBe(DAMAGED)
  expect(await why('')).toBe(DAMAGED)
  expect(await why('%%%')).toBe(DAMAGED)
  expect(await why('<script>alert(1)</script>')).toBe(DAMAGED)
  expect(await why(code.replace(/^../, 'zz'))).toMatch(/^This challenge/)
  expect(await why(code, { slug: 'pool8', version: 2 })).toBe('This challenge is for a different game.')
  expect(await why(code, { slug: 'birdify', version: 3 })).toBe(
    'This challenge was made with a different version of the game.',
  )
  const TOO_LONG = 'This challenge link is too long.'
  expect(await why('A'.repeat(MOST_CODE_CHARS + 1))).toBe(TOO_LONG)
  const endless = bytesOut()
  // A log without actions, but with too many ticks.
  for (const whole of [1, checksumOf('birdify') % 16_384, 2, 0, 2, 0, 0, MOST_LINK_TICKS + 1, 42, 1, 0])
    endless.whole(whole)
  expect(await why(await codeOfBytes(endless.done()))).toBe(TOO_LONG)
  expect(await why(await codeOf(BIRDIFY, { ...ROUND, level: -8 }))).toBe(DAMAGED)
  expect(await why(await codeOf(BIRDIFY, { ...ROUND, level: MOST_LEVEL + 1 }))).toBe(DAMAGED)
  expect(await why(await codeOf(BIRDIFY, { ...ROUND, log: [[901, 'flap']] }))).toBe(DAMAGED)
  expect(await why(await codeOf(BIRDIFY, { ...ROUND, log: [[3, 'fly']] }))).toBe(DAMAGED)
  expect(await why(await codeOf(BIRDIFY, { ...ROUND, seed: 2 ** 40 }))).toBe(DAMAGED)
})

/** The bytes of a link with this many results, of attempts with these fields. */
function tableOf(
  count: number,
  ...attempts: readonly (readonly [name: string, ticks: number, hasLog: number])[]
) {
  const out = bytesOut()
  for (const whole of [2, checksumOf('birdify') % 16_384, 2, 0, 2, 0, count]) out.whole(whole)
  for (const [name, ticks, hasLog] of attempts) {
    out.text(name)
    for (const whole of [0, ticks, 42, hasLog]) out.whole(whole)
    if (hasLog) out.whole(0)
  }
  return codeOfBytes(out.done())
}

describe('a forged link', () => {
  test.each([
    ['of no results', 0, [], 'This challenge link is damaged.'],
    [
      'of too many results',
      5,
      Array.from({ length: 5 }, () => ['', 1, 1] as const),
      'This challenge link is damaged.',
    ],
    ['of more results than it has', 3, [['', 1, 1]], 'This challenge link is damaged.'],
    [
      'with a claim beside a proof',
      2,
      [
        ['', 1, 1],
        ['', 1, 0],
      ],
      'This challenge link is damaged.',
    ],
    ['with a name of kilobytes', 1, [['x'.repeat(49), 1, 1]], 'This challenge link is damaged.'],
    [
      'with too many ticks together',
      2,
      [
        ['', 30_000, 1],
        ['', 10_001, 1],
      ],
      'This challenge link is too long.',
    ],
  ] as const)('%s is refused', async (_, count, attempts, says) => {
    expect(await why(await tableOf(count, ...attempts))).toBe(says)
  })

  test.each(['<b>Mia</b>', '\u202EaiM', 'M\u200Bia', '\u3164', ' Mia', 'Mi\0a', 'abcdefghijklm', 'a\u0301'])(
    'with the name %j has none',
    async (name) => {
      const [{ name: read } = {}] = await challengesOf(BIRDIFY, await tableOf(1, [name, 1, 1]), isFlap)
      expect(read).toBeUndefined()
    },
  )
})

test('refuses a short code that inflates to megabytes', async () => {
  const code = await codeOfBytes(new Uint8Array(6_000_000))
  expect(code.length).toBeLessThanOrEqual(MOST_CODE_CHARS)
  expect(await why(code)).toBe('This challenge link is too long.')
})

test('accepts or refuses a code with one character changed, at each position, and throws nothing else', async () => {
  const code = await codeOf(BIRDIFY, ROUND)
  for (const [i, sign] of [...code].entries()) {
    const other = sign === 'A' ? 'B' : 'A'
    expect(await why(code.slice(0, i) + other + code.slice(i + 1))).toMatch(/^(taken|This challenge)/)
  }
})
