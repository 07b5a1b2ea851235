/**
 * Opens the store, adds one message that arrives at the time given as argument, and prints the result. Tests run several
 * at once to simulate copies that start together.
 */
import { readSettings } from '../../config.ts'
import { openStore } from '../src/store/open-store.ts'
import { form } from './service.ts'

const now = Number(process.argv[2])
const store = await openStore(readSettings().contact)
const message = form({ note: `from process ${process.pid}` })
console.log(JSON.stringify(await store.add({ message, marks: [], address: '192.0.2.1', now })))
await store.close()
