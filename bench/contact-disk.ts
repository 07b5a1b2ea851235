/**
 * A disk that really writes. Virtual machines often answer a flush from memory, within a fraction of a millisecond; then
 * nothing is gained by sharing one. So the same programs are also run with every flush slowed down to what a disk
 * without a cache of its own needs, by the tracer of system calls.
 */
import { findOrSkip, onPath } from '../e2e/machine.ts'

/** Milliseconds: one turn of a spinning disk, or a busy volume in a data centre. */
export const FLUSH_MS = 10

/** What stands before a command to run it on such a disk. */
export type Before = readonly string[]

export function slowDisk(): Before | undefined {
  const find = () => onPath('strace')
  const strace = findOrSkip({ what: 'strace', debianPackages: ['strace'], find, requiredInCi: false })
  if (!strace) return undefined
  const flushes = 'fsync,fdatasync'
  const slowly = `inject=${flushes}:delay_enter=${FLUSH_MS * 1000}`
  // -D: the traced program keeps the process that was started, so that signals and messages reach it.
  // --seccomp-bpf: no other system call is slowed down.
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
