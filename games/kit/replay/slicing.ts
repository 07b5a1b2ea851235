/** Runs long work, written as a generator, at once or in slices that leave the page responsive. */

/** Milliseconds of work before yielding to the page. */
const SLICE_MS = 8

export function runToEnd<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Undefined if it takes more than `mostMs` of work. */
export async function runInSlices<Result>(
  work: Generator<undefined, Result>,
  mostMs: number,
): Promise<Result | undefined> {
  for (let spent = 0; spent < mostMs;) {
    const began = performance.now()
    while (performance.now() - began < SLICE_MS) {
      const { done, value } = work.next()
      if (done) return value
    }
    spent += performance.now() - began
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
