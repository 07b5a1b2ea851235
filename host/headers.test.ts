import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { mainSite } from './sites.ts'
import { answer } from './answer.ts'
import { gamesHeaders, siteHeaders } from './headers.ts'
import { nginxHeaders } from './nginx-headers.ts'

const NAME = 'strict-transport-security'
const HTTPS = { SITE_ORIGIN: 'https://example.org', GAMES_ORIGIN: 'https://games.example.org' }
const headersWith = (env: Record<string, string>) => {
  const settings = readSettings(env)
  return { site: siteHeaders(settings), games: gamesHeaders(settings) }
}

test.each([
  ['by default', {}, 'max-age=63072000'],
  ['HSTS=host', { HSTS: 'host' }, 'max-age=63072000'],
  ['HSTS=subdomains', { HSTS: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  ['HSTS=off', { HSTS: 'off' }, undefined],
])(
  'https origins, %s: site and games have the same HSTS header in our host and in the nginx file',
  (_, env, value) => {
    for (const headers of Object.values(headersWith({ ...HTTPS, ...env }))) {
      expect(headers[NAME]).toBe(value)
      expect(/add_header strict-transport-security "(.*)" always;/.exec(nginxHeaders(headers))?.[1]).toBe(
        value,
      )
      const refused = answer(mainSite(new Map(), headers), { method: 'GET', url: '/nowhere' })
      expect(refused.headers[NAME]).toBe(value)
    }
  },
)

test.each(['off', 'host', 'subdomains'])('http origins have no HSTS header: HSTS=%s', (HSTS) => {
  const { site, games } = headersWith({ HSTS })
  expect([site[NAME], games[NAME]]).toEqual([undefined, undefined])
})

test('only an https origin has an HSTS header', () => {
  const { site, games } = headersWith({ GAMES_ORIGIN: HTTPS.GAMES_ORIGIN })
  expect([site[NAME], games[NAME]]).toEqual([undefined, 'max-age=63072000'])
})
