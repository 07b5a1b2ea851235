/** Who may build: one process at a time, and whoever comes while it does waits. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A folder that is being filled. The number is the process that does it. */
export const HALF_MADE = /^half-(\d+)-/

/**
 * Gives an empty folder to build in. Each process makes its own first and looks for others then, so no two can both
 * find nobody; whoever finds somebody steps back. What a process left that is gone is removed.
 */
export async function claim(builds: string, say: (line: string) => void): Promise<string> {
  await mkdir(builds, { recursive: true })
  for (let isFirst = true; ; isFirst = false) {
    const own = `half-${process.pid}-${randomUUID()}`
    await mkdir(join(builds, own))
    let isAlone = true
    for (const name of await readdir(builds)) {
      const maker = HALF_MADE.exec(name)?.[1]
      if (maker === undefined || name === own) continue
      if (isRunning(Number(maker))) isAlone = false
      else await rm(join(builds, name), { recursive: true, force: true })
    }
    if (isAlone) return join(builds, own)
    await rm(join(builds, own), { recursive: true })
    if (isFirst) say('Another build is under way. Waiting for it …')
    await wait(100 + 200 * Math.random())
  }
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0)
    return true
  } catch (error) {
    // It runs, but as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
