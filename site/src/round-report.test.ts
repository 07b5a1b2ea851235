import { expect, test, vi } from 'vitest'
import { dropReport, readReport, stateOf, withReport } from './round-report.ts'

const REPORT = { title: 'Pool8', link: 'https://arcade.example/single?slug=pool8#challenge=aZ-_9' }
const read = (state: unknown) =>
  readReport(state, [{ slug: 'pool8', title: 'Pool8' }], 'https://arcade.example')

test('the state of a report is read as its game and link', () => {
  expect(read(stateOf({ slug: 'pool8', code: 'aZ-_9' }))).toEqual(REPORT)
})

test.each([
  [undefined],
  [null],
  ['pool8'],
  [{}],
  [{ reported: null }],
  [{ reported: { slug: 'moss', code: 'a' } }],
  [{ reported: { slug: 'pool8' } }],
  [{ reported: { slug: 'pool8', code: '' } }],
  [{ reported: { slug: 'pool8', code: 'a\nb' } }],
  [{ reported: { slug: 'pool8', code: '"><script>' } }],
  [{ reported: { slug: 'pool8', code: ['a'] } }],
  [{ reported: { slug: 'pool8', code: 'a'.repeat(8193) } }],
  [{ reported: { slug: '__proto__', code: 'a' } }],
])('the state %j contains no report', (state) => expect(read(state)).toBeUndefined())

test('the link is on a line of its own below the note', () => {
  expect(withReport('It hangs.', REPORT)).toBe(`It hangs.\n\nThe reported round of Pool8:\n${REPORT.link}`)
})

test('dropping the report keeps the rest of the history entry', () => {
  const replaced: unknown[] = []
  vi.stubGlobal('history', {
    state: { usr: stateOf({ slug: 'pool8', code: 'a' }), key: 'k', idx: 2 },
    replaceState: (state: unknown) => void replaced.push(state),
  })
  dropReport()
  expect(replaced).toEqual([{ usr: null, key: 'k', idx: 2 }])
  vi.unstubAllGlobals()
})
