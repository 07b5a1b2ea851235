/** The page to which a game speaks: ours, or one of those that may embed it. */
import { afterEach, expect, test, vi } from 'vitest'
import { createHostPage } from '../page/host-page.ts'

const SITE = 'https://site.example'
const SCHOOL = 'https://school.example'

/** Embeds the game in a page, as a browser tells the game. */
function embedIn(around: string, knowsAncestors: boolean) {
  const page = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
  vi.stubGlobal('window', { parent: page })
  vi.stubGlobal('location', knowsAncestors ? { ancestorOrigins: [around] } : {})
  vi.stubGlobal('document', { referrer: knowsAncestors ? '' : `${around}/page` })
  return page
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['our page', SITE, true, [SCHOOL], SITE],
  ['a page that may embed it', SCHOOL, true, [SCHOOL], SCHOOL],
  ['a page that may embed it, in a browser without ancestorOrigins', SCHOOL, false, [SCHOOL], SCHOOL],
  ['a page that may not', 'https://evil.example', true, [SCHOOL], SITE],
  ['our page, without others', SITE, false, undefined, SITE],
])('speaks to %s', (_, around, knowsAncestors, embedders, origin) => {
  const page = embedIn(around, knowsAncestors)
  createHostPage(SITE, embedders).say({ arcade: 'ready' })
  expect(page.postMessage.mock.calls).toEqual([[{ arcade: 'ready' }, origin]])
})
