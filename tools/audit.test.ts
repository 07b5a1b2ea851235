import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { judgeAudit } from './audit.ts'

test.each([
  ['', true, 'The registry did not say what is known: no report.'],
  ['not JSON', true, 'The registry did not say what is known: no report.'],
  ['null', true, 'The registry did not say what is known: no report.'],
  [
    '{"message":"405 Method Not Allowed"}',
    true,
    'The registry did not say what is known: 405 Method Not Allowed.',
  ],
  ['{"vulnerabilities":{}}', true, 'Nothing that is shipped has a known vulnerability.'],
  [
    JSON.stringify({
      vulnerabilities: {
        pg: {
          name: 'pg',
          severity: 'high',
          range: '<9',
          via: [{ title: 'Leaks', url: 'https://x.example/1' }],
        },
        zod: { name: 'zod', severity: 'low', range: '*', via: ['pg'] },
      },
    }),
    false,
    'pg <9: high|  Leaks https://x.example/1|zod *: low|  by pg',
  ],
])('the report %j is judged', (report, isSafe, lines) => {
  expect(judgeAudit(report)).toEqual({ isSafe, lines: lines.split('|') })
})

/** What the check prints and how it ends, with npm asking this registry for what is known of packages. */
async function checkAgainst(known: (response: ServerResponse) => void): Promise<string> {
  const registry = createServer((request, response) => {
    request.resume().once('end', () => (request.method === 'POST' ? known(response) : describe(request.url)))

    /** Of a package that is known to be bad, npm asks which versions there are. */
    function describe(path = ''): void {
      const name = path.slice(1)
      const version = { name, version: '5.12.8' }
      response.end(
        JSON.stringify({ name, 'dist-tags': { latest: '5.12.8' }, versions: { '5.12.8': version } }),
      )
    }
  })
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready))
  const { port } = registry.address() as AddressInfo
  const check = spawn(process.execPath, [`${import.meta.dirname}/audit.ts`], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
  })
  let said = ''
  check.stdout.on('data', (text) => (said += text))
  const status = await new Promise((ended) => check.once('exit', ended))
  registry.closeAllConnections()
  registry.close()
  return `${String(status)}: ${said}`
}

const advisory = (url: string) => [
  { id: 1, url, title: 'Bad news', severity: 'high', vulnerable_versions: '*', cwe: [], cvss: { score: 0 } },
]

test('npm is really asked: an advisory about what is shipped fails, one about what only tests need does not', async () => {
  const known = {
    fastify: advisory('https://x.example/shipped'),
    vitest: advisory('https://x.example/tests'),
  }
  const said = await checkAgainst((response) => response.end(JSON.stringify(known)))
  expect(said).toMatch(/^1: /)
  expect(said).toContain('Bad news https://x.example/shipped')
  expect(said).not.toContain('https://x.example/tests')
})

test('a registry that does not answer such questions fails nothing', async () => {
  const said = await checkAgainst((response) => response.writeHead(405).end())
  expect(said).toMatch(/^0: The registry did not say what is known: 405 /)
})
