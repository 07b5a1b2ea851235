/** The contact service: how fast it acknowledges, and what it takes to lose a message. `node bench/contact.ts speed` or `torture` runs one of the two. */
import { benchSpeed } from './contact-speed.ts'
import { benchTorture } from './contact-torture.ts'

const [only] = process.argv.slice(2)
if (only !== 'torture') await benchSpeed()
if (only !== 'speed') await benchTorture()
