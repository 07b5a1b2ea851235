/**
 * A machine that others share is taken away from us for seconds at a time. Its kernel counts that time: what was
 * measured in such weather is measured again.
 */
import { readFileSync } from 'node:fs'

/** In calm weather others had at most this part of the time that we asked for. */
const CALM = 0.1
/** How many tries it may take to get one in calm weather. */
const PATIENCE = 4

export interface Tried<Result> {
  readonly result: Result
  /** The part of the time that we asked for and others had. */
  readonly stolen: number
}

export const isCalm = ({ stolen }: Tried<unknown>) => stolen <= CALM

/** Hundredths of a second of all processors so far; none where the system does not tell. */
function counted(): { readonly asked: number; readonly stolen: number } {
  try {
    const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
      readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).map(Number) ?? []
    return { asked: user + nice + system + irq + softirq + stolen, stolen }
  } catch {
    return { asked: 0, stolen: 0 }
  }
}

export async function weatherOf<Result>(act: () => Promise<Result>): Promise<Tried<Result>> {
  const before = counted()
  const result = await act()
  const after = counted()
  return { result, stolen: (after.stolen - before.stolen) / Math.max(1, after.asked - before.asked) }
}

/** So many tries in calm weather, or those in the calmest there was. */
export async function inCalm<Result>(
  times: number,
  act: () => Promise<Result>,
): Promise<readonly Tried<Result>[]> {
  const tries: Tried<Result>[] = []
  while (tries.filter(isCalm).length < times && tries.length < times * PATIENCE)
    tries.push(await weatherOf(act))
  return calmest(times, tries)
}

export const calmest = <Result>(times: number, tries: readonly Tried<Result>[]) =>
  tries.toSorted((a, b) => a.stolen - b.stolen).slice(0, times)
