/** A program that opens the store, keeps one message and prints what became of it: several at once are copies starting. */
import { readSettings } from '../../config.ts'
import { openStore } from '../src/store-open.ts'
import { form } from './service.ts'

const store = await openStore(readSettings().contact)
const message = form({ note: `from process ${process.pid}` })
console.log(JSON.stringify(await store.add({ message, marks: [], address: '192.0.2.1', now: Date.now() })))
await store.close()
