/** Runs the service as a process that can be stopped, killed and restarted. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort, until } from '../../test-support/machine.ts'

const PROGRAM = join(import.meta.dirname, '../src/serve.ts')

/** Excludes the settings of this machine, so that tests see the defaults. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, CONTACT_LIMIT: '0', CONTACT_LIMIT_ALL: '0', ...settings }
}

export interface Service {
  readonly origin: string
  readonly log: () => string
  start(): Promise<void>
  /** Resolves with the exit code, or with the name of the signal that killed it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>
}

/** Starts a copy of the service. It keeps its port across restarts; `onOutput` receives its output. */
export async function startService(
  settings: Readonly<Record<string, string>>,
  onOutput: (text: string) => void = () => undefined,
): Promise<Service> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let log = ''

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [PROGRAM], {
      env: environment({ CONTACT_PORT: String(port), ...settings }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const output of [started.stdout, started.stderr])
      output.on('data', (chunk: Buffer) => {
        log += chunk.toString()
        onOutput(chunk.toString())
      })
    await until(`the service to answer at ${origin}`, async () => {
      if (started.exitCode !== null)
        throw new Error(`The service ended with ${started.exitCode}:\n${log.slice(-2000)}`)
      return fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => undefined,
      )
    })
  }

  await start()
  return {
    origin,
    log: () => log,
    start,
    end(signal) {
      const ending = child
      if (!ending || ending.exitCode !== null || ending.signalCode !== null)
        return Promise.resolve('not running')
      const gone = new Promise<number | string>((resolve) =>
        ending.once('exit', (code, by) => resolve(code ?? String(by))),
      )
      ending.kill(signal)
      return gone
    },
  }
}

export interface ContactForm {
  subject: string
  email: string
  note: string
  site_name: string
}

export const form = (changes: Partial<ContactForm> = {}): ContactForm => ({
  subject: 'A question',
  email: 'visitor@example.org',
  note: 'How tall does the tower grow?',
  site_name: 'greenhouse-arcade',
  ...changes,
})

export function post(
  origin: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', ...headers },
    body: JSON.stringify(body),
  })
}
