/**
 * Ends the fuzzer's child from a worker thread when a try has used too much CPU time, because an endless loop cannot be
 * stopped from within. CPU time does not depend on other load.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** `began[0]` is the CPU time at which the current try began. Both are in microseconds. */
const { began, limit } = workerData as { began: Float64Array; limit: number }
const sleeper = new Int32Array(new SharedArrayBuffer(4))
const EVERY_MS = 100

for (;;) {
  Atomics.wait(sleeper, 0, 0, EVERY_MS)
  const { user, system } = process.cpuUsage()
  if (user + system - (began[0] ?? 0) < limit) continue
  writeSync(1, 'hang\n')
  process.kill(process.pid, 'SIGKILL')
}
