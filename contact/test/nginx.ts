/** Runs nginx with the configuration from deploy/, changing only addresses and paths. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrSkip, freePort, onPath, until } from '../../test-support/machine.ts'

const CONFIGURATION = join(import.meta.dirname, '../../deploy/contact/contact.conf')

/** On Debian nginx is not on the path of ordinary users. The certificate needs openssl. */
function findProgram(): string | undefined {
  const program = onPath('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path))
  return onPath('openssl') ? program : undefined
}

export const findNginx = () =>
  findOrSkip({
    what: 'nginx with openssl',
    debianPackages: ['nginx', 'openssl'],
    neededBy: 'the tests of deploy/contact/contact.conf',
    find: findProgram,
    requiredInCi: false,
  })

interface NginxResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface NginxProxy {
  /** `from` is a loopback address; different addresses act as different visitors. */
  send(body: string, from?: string, headers?: Record<string, string>, path?: string): Promise<NginxResponse>
  stop(): Promise<void>
}

function replaceExisting(text: string, from: string, to: string): string {
  if (text.split(from).length < 2)
    throw new Error(`The configuration no longer contains ${JSON.stringify(from)}.`)
  return text.replaceAll(from, to)
}

export async function startNginx(program: string, copies: readonly [string, string]): Promise<NginxProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-nginx-'))
  const port = await freePort()
  const [certificate, key] = [join(folder, 'contact.pem'), join(folder, 'contact.key')]
  const subject = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', ['req', ...subject, '-out', certificate, '-keyout', key], { stdio: 'ignore' })

  const changes = {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/certs/contact.pem': certificate,
    '/etc/ssl/private/contact.key': key,
    '127.0.0.1:3002': new URL(copies[0]).host,
    '127.0.0.1:3003': new URL(copies[1]).host,
  }
  const site = Object.entries(changes).reduce(
    (text, [from, to]) => replaceExisting(text, from, to),
    readFileSync(CONFIGURATION, 'utf8'),
  )
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  )
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `${root} daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { ${folders.join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  execFileSync(program, ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' })

  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const send: NginxProxy['send'] = (body, from = '127.0.0.1', headers = {}, path = '/api/contact-us') =>
    new Promise((resolve, reject) => {
      const options = {
        port,
        path,
        host: '127.0.0.1',
        localAddress: from,
        method: 'POST',
        agent: false,
        // The certificate is self-signed.
        rejectUnauthorized: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin: SITE,
          ...headers,
        },
      }
      const sending = request(options, (incoming) => {
        let received = ''
        incoming.on('data', (chunk: Buffer) => (received += chunk.toString()))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: received }),
        )
      })
      sending.on('error', reject)
      sending.end(body)
    })
  await until('nginx to answer', () =>
    send('', '127.0.0.1', {}, '/').then(
      () => true,
      () => undefined,
    ),
  )
  return {
    send,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

export const SITE = 'https://greenhouse-arcade.example'
