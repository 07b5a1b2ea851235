/** Starts a worker from the game's own script, which answers questions where there is no document: see tools/bundle.ts. */
export function hireFromThisFile(): Worker {
  const script = document.querySelector('script[type=module]')?.textContent ?? ''
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(url, { type: 'module' })
}
