/** The whole service, put together: started by `npm start`, or on its own by `node contact/src/serve.ts`. */
import { readSettings, SettingError, type Settings } from '../../config.ts'
import { openStore } from './store-open.ts'
import { contactServer } from './server.ts'

export interface RunningContact {
  readonly origin: string
  /** Answers what has arrived, finishes what is being delivered, then stops. */
  close(): Promise<void>
}

export async function startContact(settings: Settings): Promise<RunningContact> {
  const store = await openStore(settings.contact)
  const app = contactServer({
    settings,
    store,
    clock: Date.now,
    health: async () => ({
      store: await store.probe(Date.now()).then(
        () => 'ok',
        () => 'failing',
      ),
    }),
  })
  try {
    const origin = await app.listen({ host: settings.listen, port: settings.ports.contact })
    return {
      origin,
      async close() {
        await app.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function main(): Promise<void> {
  const contact = await startContact(readSettings())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void contact.close().then(() => process.exit(0)))
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof SettingError ? error.message : error)
    process.exitCode = 1
  })
}
