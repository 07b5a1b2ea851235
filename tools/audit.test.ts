import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { judgeAudit } from './audit.ts'

test.each([
  ['', true, 'The registry sent no audit report: no answer.'],
  ['not JSON', true, 'The registry sent no audit report: no answer.'],
  ['null', true, 'The registry sent no audit report: no answer.'],
  [
    '{"message":"405 Method Not Allowed"}',
    true,
    'The registry sent no audit report: 405 Method Not Allowed.',
  ],
  ['{"vulnerabilities":{}}', true, 'No shipped dependency has a known vulnerability.'],
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
    'pg <9: high|  Leaks https://x.example/1|zod *: low|  through pg',
  ],
])('evaluates the report %j', (report, isSafe, lines) => {
  expect(judgeAudit(report)).toEqual({ isSafe, lines: lines.split('|') })
})

/** Exit code and output of the check against a registry that responds to audit requests in this way. */
async function checkAgainst(respond: (response: ServerResponse) => void): Promise<string> {
  const registry = createServer((request, response) => {
    request
      .resume()
      .once('end', () => (request.method === 'POST' ? respond(response) : describe(request.url)))

    /** npm requests the versions of every vulnerable package. */
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
  let output = ''
  check.stdout.on('data', (text) => (output += text))
  const status = await new Promise((ended) => check.once('exit', ended))
  registry.closeAllConnections()
  registry.close()
  return `${String(status)}: ${output}`
}

const advisory = (url: string) => [
  { id: 1, url, title: 'Bad news', severity: 'high', vulnerable_versions: '*', cwe: [], cvss: { score: 0 } },
]

test('fails for an advisory about a shipped dependency, not for one about a test dependency', async () => {
  const advisories = {
    fastify: advisory('https://x.example/shipped'),
    vitest: advisory('https://x.example/tests'),
  }
  const output = await checkAgainst((response) => response.end(JSON.stringify(advisories)))
  expect(output).toMatch(/^1: /)
  expect(output).toContain('Bad news https://x.example/shipped')
  expect(output).not.toContain('https://x.example/tests')
})

test('passes if the registry does not support audits', async () => {
  const output = await checkAgainst((response) => response.writeHead(405).end())
  expect(output).toMatch(/^0: The registry sent no audit report: 405 /)
})
