/** Inserts messages into the store named by the environment: `node contact-inserts.ts AT_ONCE SECONDS`. */
import { readSettings } from '../config.ts'
import { openStore } from '../contact/src/store/open-store.ts'
import { form } from '../contact/test/service.ts'

const [atOnce = 1, seconds = 1] = process.argv.slice(2).map(Number)
const store = await openStore(readSettings().contact)
const filling = 'How tall does the tower grow? '.repeat(20)
const start = performance.now()
const { user, system } = process.cpuUsage()
let count = 0

async function keepInserting(): Promise<void> {
  while (performance.now() - start < 1000 * seconds) {
    const message = form({ note: `${++count} of ${atOnce} ${filling}` })
    await store.add({ message, marks: [], address: '192.0.2.1', now: Date.now() })
  }
}

await Promise.all(Array.from({ length: atOnce }, keepInserting))
const took = (performance.now() - start) / 1000
const used = process.cpuUsage()
await store.close()
console.log(
  JSON.stringify({
    perSecond: count / took,
    cpuMicroseconds: (used.user + used.system - user - system) / count,
  }),
)
