/** Restarts two copies behind nginx in turn while messages arrive at a steady rate. */
import { until } from '../../test-support/machine.ts'
import { storedMessages } from './load.ts'
import { startNginx } from './nginx.ts'
import type { Postgres } from './postgres.ts'
import { form, post, startService } from './service.ts'

export interface RollingPlan {
  /** A minimum; more are sent until the last restart is done. */
  readonly messages: number
  readonly perSecond: number
  /** Restarts in turn, each as soon as the other copy is up. */
  readonly restarts: number
}

export interface RollingToll {
  readonly sent: number
  /** Responses other than 202, and failed requests. */
  readonly refused: readonly string[]
  /** Acknowledged messages missing from the store. */
  readonly missing: number
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function restartUnderMessages(
  nginxProgram: string,
  settings: Readonly<Record<string, string>>,
  { messages, perSecond, restarts }: RollingPlan,
): Promise<RollingToll> {
  const env = {
    CONTACT_LOG: 'error',
    SITE_ORIGIN: 'https://greenhouse-arcade.example',
    TRUSTED_PROXIES: '127.0.0.1',
    ...settings,
  }
  const copies = [await startService(env), await startService(env)] as const
  const nginx = await startNginx(nginxProgram, [copies[0].origin, copies[1].origin])
  const acknowledged: string[] = []
  const refused: string[] = []
  let restarted = 0

  async function send(index: number): Promise<void> {
    const note = `message ${index} while copies are restarted`
    try {
      const { status, body } = await nginx.send(JSON.stringify(form({ note })))
      if (status === 202) acknowledged.push((JSON.parse(body) as { reference: string }).reference)
      else refused.push(`${status}`)
    } catch (error) {
      refused.push(String(error))
    }
  }

  async function restartInTurn(): Promise<void> {
    for (; restarted < restarts; restarted++) {
      const copy = copies[restarted % 2 === 0 ? 0 : 1]
      await copy.end('SIGTERM')
      await copy.start()
    }
  }

  try {
    const restarting = restartInTurn()
    const start = performance.now()
    const sends: Promise<void>[] = []
    const isDone = (sent: number) => sent >= messages && restarted === restarts
    for (let index = 0; !isDone(index); index++) {
      await pause(Math.max(0, start + (1000 * index) / perSecond - performance.now()))
      sends.push(send(index))
    }
    await Promise.all([restarting, ...sends])
    const stored = await storedMessages(settings)
    return {
      sent: sends.length,
      refused,
      missing: acknowledged.filter((reference) => !stored.has(reference)).length,
    }
  } finally {
    await nginx.stop()
    await Promise.all(copies.map((copy) => copy.end('SIGKILL')))
  }
}

export interface LateDatabase {
  /** Response to a message sent to each copy once it is up. */
  readonly statuses: readonly number[]
  /** Output of each copy. */
  readonly outputs: readonly string[]
}

/** Starts two copies while PostgreSQL is down, and starts it once each copy has reported the wait `sentences` times. */
export async function startWithoutPostgres(
  postgres: Postgres,
  settings: Readonly<Record<string, string>>,
  sentences: number,
): Promise<LateDatabase> {
  const outputs = ['', '']
  await postgres.halt()
  const starting = outputs.map((_, index) =>
    startService(settings, (text) => {
      outputs[index] += text
    }),
  )
  const hasWaited = (text: string) => (text.match(/^Waiting for PostgreSQL at /gm) ?? []).length >= sentences
  await Promise.race([
    until('both copies to wait', () => outputs.every(hasWaited) || undefined, 120_000),
    // Rejects if a copy gives up.
    Promise.all(starting),
  ])
  await postgres.start()
  const copies = await Promise.all(starting)
  try {
    const answers = await Promise.all(
      copies.map(({ origin }, index) => post(origin, form({ note: `to copy ${index}` }))),
    )
    return { statuses: answers.map(({ status }) => status), outputs }
  } finally {
    await Promise.all(copies.map((copy) => copy.end('SIGTERM')))
  }
}
