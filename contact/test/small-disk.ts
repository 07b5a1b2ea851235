/** Mounts a small disk that tests can fill. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly folder: string
  fill(): void
  free(): void
  remove(): void
}

/** Undefined where mounting is not possible: it takes root on Linux. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'contact-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    console.warn('Skipping the test of a full disk: mounting a small disk takes root on Linux.')
    return undefined
  }
  // PostgreSQL runs as a different user.
  chmodSync(folder, 0o777)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize))
      } catch (error) {
        // The service wrote in the meantime, so there was less space: the disk is full anyway.
        if (Object(error).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(ballast),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
