/** Runs the static host in its own process, so that its CPU time can be measured separately. */
import { serveBuilt } from './servers.ts'

await serveBuilt()
console.log('ready')
