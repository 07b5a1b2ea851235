/** Checks that the setting HSTS reaches the responses of nginx and of our own host. */
import { runNginx } from '../../deploy/nginx/run.ts'
import { readSettings } from '../../config.ts'
import { loadFiles } from '../../host/files.ts'
import { gamesHeaders, siteHeaders } from '../../host/headers.ts'
import { serve } from '../../host/serve.ts'
import { mainSite } from '../../host/sites.ts'
import { freePort } from '../../test-support/machine.ts'
import { ask } from '../../test-support/raw-http.ts'
import { findNginx } from '../../test-support/find-nginx.ts'
import { createSmallProject } from './small-project.ts'
import { expect, test } from './test.ts'

const program = findNginx()
test.skip(program === undefined, 'there is no nginx on this machine')

const ORIGINS = { SITE_ORIGIN: 'https://example.org', GAMES_ORIGIN: 'https://games.example.org' }

for (const [HSTS, expected] of [
  ['off', undefined],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
] as const) {
  test(`HSTS=${HSTS} is in every response of nginx and of our own host`, async () => {
    const settings = readSettings({ ...ORIGINS, HSTS })
    const headers = { site: siteHeaders(settings), games: gamesHeaders(settings) }
    const project = await createSmallProject(headers)
    const ports = { site: await freePort(), games: await freePort() }
    const nginx = await runNginx(program ?? '', project.folder, ports)
    const site = mainSite(loadFiles(project.site, headers.site), headers.site)
    const host = await serve(site, 0, '127.0.0.1')
    try {
      for (const port of [ports.site, host.port])
        for (const [path, status] of [
          ['/', 200],
          ['/nowhere', 404],
          ['/%zz', 400],
        ] as const) {
          const answer = await ask(port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
          expect(answer.status, path).toBe(status)
          expect(answer.headers['strict-transport-security'], path).toBe(expected)
        }
    } finally {
      await host.close()
      await nginx.close()
      await project.remove()
    }
  })
}
