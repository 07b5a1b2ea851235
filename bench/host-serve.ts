/** The static host in a process of its own, so that its CPU time can be told from the benchmark's. */
import { serveBuilt } from './servers.ts'

await serveBuilt()
console.log('ready')
