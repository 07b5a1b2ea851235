/** Creates the HTTP server with a store in a temporary file and a clock that tests advance. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readSettings } from '../../config.ts'
import { createContactServer, type ServerOptions } from '../src/intake/http.ts'
import type { Store } from '../src/store/store.ts'
import { openStore } from '../src/store/open-store.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly store: Store
  readonly log: () => string
  wait(ms: number): void
  close(): Promise<void>
}

export async function createTestApp(
  env: Record<string, string> = {},
  options: Partial<ServerOptions> = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'contact-app-'))
  const settings = readSettings({ CONTACT_DB: join(folder, 'contact.db'), ...env })
  const store = await openStore(settings.contact)
  let now = 1_800_000_000_000
  let log = ''
  const app = createContactServer({
    settings,
    store,
    clock: () => now,
    health: async () => ({ store: 'ok', outbox: 'ok', why: [] }),
    logTo: { write: (line) => (log += line) },
    ...options,
  })
  return {
    app,
    store,
    log: () => log,
    wait: (ms) => (now += ms),
    async close() {
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
