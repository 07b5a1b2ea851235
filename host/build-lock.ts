/** Lets one process build at a time; the others wait. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The name of an unfinished build's folder. The number is the id of its process, the word names the system's start. */
export const UNFINISHED = /^half-(\d+)-(\w+)-/

/**
 * Creates an empty folder to build in. Each process creates its own folder first and then looks for others, so no two can
 * both believe they are alone; a process that finds another one deletes its folder and waits. Folders of processes that
 * no longer run are deleted.
 */
export async function acquireBuildFolder(builds: string, log: (line: string) => void): Promise<string> {
  await mkdir(builds, { recursive: true })
  const boot = await readBootId()
  for (let isFirst = true; ; isFirst = false) {
    const own = `half-${process.pid}-${boot}-${randomUUID()}`
    await mkdir(join(builds, own))
    let isAlone = true
    for (const name of await readdir(builds)) {
      const [, owner, ownersBoot] = UNFINISHED.exec(name) ?? []
      if (owner === undefined || name === own) continue
      if (ownersBoot === boot && isRunning(Number(owner))) isAlone = false
      else await rm(join(builds, name), { recursive: true, force: true })
    }
    if (isAlone) return join(builds, own)
    await rm(join(builds, own), { recursive: true })
    if (isFirst) log('Another build is running. Waiting for it …')
    await wait(100 + 200 * Math.random())
  }
}

/** After a power cut, a different process may have the id of the interrupted build. */
async function readBootId(): Promise<string> {
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => 'unknown')
  return id.replace(/\W/g, '').slice(0, 12)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to a different user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
