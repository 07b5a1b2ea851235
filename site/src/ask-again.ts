/**
 * Asks for things that may not come. What came, or is on its way, is not asked for twice. What failed is asked for again
 * as soon as somebody asks in another round: within one round React has to get the same answer however often it asks.
 */
export interface Failure {
  /** How many times it has failed so far. */
  readonly times: number
  readonly error: unknown
}

/** One showing of a thing. Only its identity counts. */
export type Round = object

interface Asked<Thing> {
  readonly round: Round
  readonly coming: Promise<Thing>
  failure?: Failure
}

export function askAgain<Thing>(ask: (name: string, failure?: Failure) => Promise<Thing>) {
  const asked = new Map<string, Asked<Thing>>()
  return (name: string, round: Round): Promise<Thing> => {
    const known = asked.get(name)
    if (known && (!known.failure || known.round === round)) return known.coming
    const now: Asked<Thing> = { round, coming: ask(name, known?.failure) }
    asked.set(name, now)
    now.coming.catch((error: unknown) => {
      now.failure = { times: (known?.failure?.times ?? 0) + 1, error }
    })
    return now.coming
  }
}

/**
 * Browsers remember that a module failed, by its address. A query makes it another address, with the same file behind
 * it. An address that has not failed stays as it is, so that what was preloaded is used.
 */
export const moduleAddress = (address: string, failure?: Failure) =>
  failure ? `${address}?again=${failure.times}` : address

/** The module that an import failed for, where the browser names it in its error. Safari does not. */
export const failedModule = (error: unknown): string | undefined =>
  error instanceof Error ? /\bhttps?:\/\/\S+?\.js(?=$|[\s?#])/.exec(error.message)?.[0] : undefined
