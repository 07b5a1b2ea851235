/** Finds where the lessons of a game are shown, in a process of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ElementSpot } from '../../games/kit/view.ts'

/** The place of a lesson's element in its state of test/elements.ts. */
export interface LessonSpot {
  readonly lesson: string
  readonly size: readonly [width: number, height: number]
  readonly spot: ElementSpot
}

const PRINT = join(import.meta.dirname, 'print-spots.ts')
const run = promisify(execFile)

export async function lessonSpots(folder: string): Promise<readonly LessonSpot[]> {
  const { stdout } = await run(process.execPath, [PRINT, folder])
  return JSON.parse(stdout) as LessonSpot[]
}
