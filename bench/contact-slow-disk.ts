/**
 * Simulates a disk that really writes. Virtual machines often answer a flush from memory in a fraction of a
 * millisecond, and then sharing a flush gains nothing. So the same programs are also run under strace, which delays
 * every flush to what a disk without a cache needs.
 */
import { findOrSkip, onPath } from '../e2e/machine.ts'

/** About one turn of a spinning disk, or a busy volume in a data centre. */
export const FLUSH_MS = 10

/** The command that another command is started through; empty to start it directly. */
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
  // --seccomp-bpf: other system calls are not slowed down.
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
