/** Repeats measurements during which other virtual machines took the CPU, which the kernel counts as steal time. */
import { readFileSync } from 'node:fs'

/** Maximum share of steal time in a calm measurement. */
const CALM = 0.1
/** Maximum number of tries per calm one that is needed. */
const PATIENCE = 4

export interface Tried<Result> {
  readonly result: Result
  /** Share of the requested CPU time that went to other virtual machines. */
  readonly stolen: number
}

export const isCalm = ({ stolen }: Tried<unknown>) => stolen <= CALM

/** Ticks of all CPUs so far, in 1/100 s; zero where the system does not report them. */
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

/** Returns this many calm tries, or the calmest ones if there were too few. */
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
