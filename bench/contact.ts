/** Benchmarks the contact service, all of it or one part: `node bench/contact.ts [speed|torture|restarts]`. */
import { benchRestarts } from './contact-restarts.ts'
import { benchSpeed } from './contact-speed.ts'
import { benchTorture } from './contact-torture.ts'

const [only] = process.argv.slice(2)
const parts = { speed: benchSpeed, torture: benchTorture, restarts: benchRestarts }
for (const [name, run] of Object.entries(parts)) if (only === undefined || only === name) await run()
