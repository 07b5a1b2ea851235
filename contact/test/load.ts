/** Generates load: visitors send messages in a loop and remember which were acknowledged. */
import { readSettings } from '../../config.ts'
import type { KeptMessage } from '../src/store/store.ts'
import { openStore } from '../src/store/open-store.ts'
import { form, post } from './service.ts'

export interface Load {
  /** References returned with 202. */
  readonly acknowledged: ReadonlySet<string>
  /** Other responses, counted by status; 0 means no response. */
  readonly refused: ReadonlyMap<number, number>
  stop(): Promise<void>
}

/** Visitors are spread over the origins; each waits `pauseMs` between messages. */
export function startLoad(origins: readonly string[], visitors: number, pauseMs = 0): Load {
  const acknowledged = new Set<string>()
  const refused = new Map<number, number>()
  const stopping = new AbortController()
  let count = 0

  async function visit(origin: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const status = await sendOne(origin)
      if (status !== 202) refused.set(status, (refused.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, status === 202 ? pauseMs : pauseMs + 50))
    }
  }

  async function sendOne(origin: string): Promise<number> {
    try {
      const answer = await post(
        origin,
        form({ note: `message ${++count} of ${process.pid}, ${'x'.repeat(500)}` }),
      )
      const body = (await answer.json()) as { reference?: string }
      if (answer.status === 202 && body.reference) acknowledged.add(body.reference)
      return answer.status
    } catch {
      return 0
    }
  }

  const visits = Array.from({ length: visitors }, (_, index) => visit(origins[index % origins.length] ?? ''))
  return {
    acknowledged,
    refused,
    async stop() {
      stopping.abort()
      await Promise.all(visits)
    },
  }
}

/** All messages of a store, by reference. */
export async function storedMessages(
  settings: Readonly<Record<string, string>>,
): Promise<Map<string, KeptMessage>> {
  const store = await openStore(readSettings(settings).contact)
  try {
    const all = new Map<string, KeptMessage>()
    for (let page = await store.list(1000); page.length > 0; page = await store.list(1000, page.at(-1))) {
      for (const kept of page) all.set(kept.ref, kept)
    }
    return all
  } finally {
    await store.close()
  }
}
