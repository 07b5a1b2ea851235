/** The page that embeds the game learns that a round has ended, whether or not the deferred script has loaded. */
import { expect, test } from 'vitest'
import type { HostPage } from '../page/host-page.ts'
import { createDeferredLoader } from '../run/deferred-loader.ts'
import type { Standing } from '../round/standing.ts'

test('tells the host page once that a round has ended', () => {
  const said: unknown[] = []
  const hostPage: HostPage = { isThere: true, say: (message) => said.push(message), hear: () => undefined }
  const loader = createDeferredLoader<object, object>('/none.js', hostPage, () => {
    throw new Error('The deferred script is not needed.')
  })
  loader.ended({} as Standing<object>)
  expect(said).toEqual([{ arcade: 'over' }])
})
