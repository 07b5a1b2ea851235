/** The static host alone in a process, so that its processor time can be told from the benchmark's. */
import { serveBuilt } from './servers.ts'

await serveBuilt()
console.log('ready')
