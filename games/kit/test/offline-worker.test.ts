import { afterEach, expect, test, vi } from 'vitest'
import { offlineWorker } from '../page/offline-worker.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Registers a worker that is being installed. `change` moves it to a new state, as the browser does. */
function registerWorker(state: ServiceWorkerState) {
  const worker = Object.assign(new EventTarget(), { state })
  const register = async () => ({ active: null, installing: worker, waiting: null })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const outcome = vi.fn<(worker: ServiceWorker | undefined) => void>()
  void offlineWorker('/sw.js').then(outcome)
  return {
    worker,
    outcome,
    change(state: ServiceWorkerState) {
      worker.state = state
      worker.dispatchEvent(new Event('statechange'))
    },
  }
}

/** Lets everything run that is not waiting for an event. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('resolves with the worker once it is active', async () => {
  const { worker, outcome, change } = registerWorker('installing')
  for (const state of ['installed', 'activating'] as const) {
    await settled()
    change(state)
  }
  await settled()
  expect(outcome).not.toHaveBeenCalled()
  change('activated')
  await settled()
  expect(outcome.mock.calls).toEqual([[worker]])
})

test('resolves with undefined when the installation fails', async () => {
  const { outcome, change } = registerWorker('installing')
  await settled()
  change('redundant')
  await settled()
  expect(outcome.mock.calls).toEqual([[undefined]])
})

test('resolves with undefined if the installation has already failed', async () => {
  const { outcome } = registerWorker('redundant')
  await settled()
  expect(outcome.mock.calls).toEqual([[undefined]])
})
