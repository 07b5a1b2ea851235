/**
 * Simulates a disk with slow flushes. Virtual machines often answer a flush from memory in a fraction of a millisecond,
 * so batching flushes would gain nothing. The same programs therefore also run under strace, which delays every flush
 * as a disk without a cache would.
 */
import { findOrSkip, onPath } from '../test-support/machine.ts'

/** About one rotation of a spinning disk, or a busy volume in a data centre. */
export const FLUSH_MS = 10

/** The command that runs the measured command; empty to run it directly. */
export type Wrapper = readonly string[]

export function slowDisk(): Wrapper | undefined {
  const find = () => onPath('strace')
  const strace = findOrSkip({
    what: 'strace',
    debianPackages: ['strace'],
    neededBy: 'the benchmark of a slow disk',
    find,
    requiredInCi: false,
  })
  if (!strace) return undefined
  const flushes = 'fsync,fdatasync'
  const slowly = `inject=${flushes}:delay_enter=${FLUSH_MS * 1000}`
  // -D: the traced program keeps the process ID that we started, so that signals and messages reach it.
  // --seccomp-bpf: other system calls run at full speed.
  return [
    strace,
    '-D',
    '-f',
    '-qq',
    '--seccomp-bpf',
    '-e',
    `trace=${flushes}`,
    '-e',
    slowly,
    '-o',
    '/dev/null',
  ]
}
