/** A program that opens the store, keeps one message and prints the store's secret: several at once are copies starting. */
import { readSettings } from '../../config.ts'
import { openStore } from '../src/store-open.ts'
import { form } from './service.ts'

const store = await openStore(readSettings().contact)
await store.add({
  message: form({ note: `from process ${process.pid}` }),
  marks: [],
  visitor: 'somebody',
  now: Date.now(),
})
console.log(store.secret)
await store.close()
