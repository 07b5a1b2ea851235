/**
 * Loads things that may fail, each once. A failed load is retried in the next attempt only: within one attempt React must
 * get the same promise however often it asks.
 */
export interface LoadFailure {
  /** How many times it has failed so far. */
  readonly times: number
  readonly error: unknown
}

/** Identifies one attempt to show something. Only its identity counts. */
export type LoadAttempt = object

interface Request<Thing> {
  readonly attempt: LoadAttempt
  readonly result: Promise<Thing>
  failure?: LoadFailure
}

export function loadWithRetry<Thing>(load: (name: string, failure?: LoadFailure) => Promise<Thing>) {
  const requests = new Map<string, Request<Thing>>()
  return (name: string, attempt: LoadAttempt): Promise<Thing> => {
    const previous = requests.get(name)
    if (previous && (!previous.failure || previous.attempt === attempt)) return previous.result
    const request: Request<Thing> = { attempt, result: load(name, previous?.failure) }
    requests.set(name, request)
    request.result.catch((error: unknown) => {
      request.failure = { times: (previous?.failure?.times ?? 0) + 1, error }
    })
    return request.result
  }
}

/**
 * Browsers remember failed modules by address, so a retry adds a query. The first request has none, so that it uses the
 * preloaded module.
 */
export const moduleAddress = (address: string, failure?: LoadFailure) =>
  failure ? `${address}?again=${failure.times}` : address

/** The address of a failed import, from the browser's error message. Safari's does not contain it. */
export const failedModule = (error: unknown): string | undefined =>
  error instanceof Error ? /\bhttps?:\/\/\S+?\.js(?=$|[\s?#])/.exec(error.message)?.[0] : undefined
