/** A disk small enough to be filled in a test. */
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

/** Undefined where it cannot be mounted: that takes root on Linux. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'contact-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    console.warn(
      'A small disk cannot be mounted here (that takes root on Linux): the test of a full disk is skipped.',
    )
    return undefined
  }
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o777)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize))
      } catch (error) {
        // Somebody else wrote in the meantime, so less was left: the disk is full all the same.
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
