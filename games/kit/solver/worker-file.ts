/** Starts a worker from the game's own script, which answers questions where there is no document: see tools/bundle.ts. */
export function hireFromThisFile(): Worker {
  const script = document.querySelector('script[type=module]')?.textContent ?? ''
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(url, { type: 'module' })
}

/** A worker that may still be loading when a question is found for it. */
export interface StartedWorker {
  readonly worker: Worker
  /** Resolves if the worker's script cannot be loaded or fails, even before anybody waits for it. */
  readonly failed: Promise<unknown>
}

/** Undefined where no worker can be had. */
export function startWorker(hire: () => Worker = hireFromThisFile): StartedWorker | undefined {
  try {
    const worker = hire()
    return { worker, failed: new Promise((resolve) => worker.addEventListener('error', resolve)) }
  } catch {
    return undefined
  }
}
