/** Implements the part of the W3C WebDriver protocol that we need, over `fetch`: https://www.w3.org/TR/webdriver2/ */
import { until } from '../machine.ts'

/** The protocol's key for an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = Readonly<Record<typeof ELEMENT, string>>

/** An error with its protocol code, such as "no such alert". */
export class WebDriverError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export interface DriverSession {
  get<Value>(path: string): Promise<Value>
  post<Value>(path: string, body?: object): Promise<Value>
  delete(path: string): Promise<void>
  /** Waits until an element matches. */
  find(selector: string): Promise<ElementReference>
  /** Runs the body of a function and awaits a returned promise. */
  execute(script: string): Promise<unknown>
  /** Performs the actions of one device, then releases it. */
  perform(device: object): Promise<void>
  end(): Promise<void>
}

export const pathOf = (element: ElementReference): string => `element/${element[ELEMENT]}`

async function ask<Value>(
  method: string,
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Value> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value as Value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverError(error, `${method} ${address}: ${error}. ${message}`)
}

/** Waits until the driver accepts requests. */
export const awaitDriver = (origin: string): Promise<unknown> =>
  until(`the driver on ${origin}`, () => ask(method.get, `${origin}/status`).catch(() => undefined))

const method = { get: 'GET', post: 'POST', delete: 'DELETE' } as const

/** Rejects if the signal fires before the browser has started. */
export async function newSession(
  origin: string,
  capabilities: object,
  signal?: AbortSignal,
): Promise<DriverSession> {
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await ask<{ sessionId: string }>(method.post, `${origin}/session`, asked, signal)
  const address = `${origin}/session/${sessionId}`
  const post = <Value>(path: string, body: object = {}) => ask<Value>(method.post, `${address}/${path}`, body)
  return {
    get: (path) => ask(method.get, `${address}/${path}`),
    post,
    delete: (path) => ask(method.delete, `${address}/${path}`),
    find: (selector) =>
      until(`${selector} to be there`, () =>
        post<ElementReference>('element', { using: 'css selector', value: selector }).catch(
          (error: unknown) => {
            if (error instanceof WebDriverError && error.code === 'no such element') return undefined
            throw error
          },
        ),
      ),
    execute: (script) => post('execute/sync', { script, args: [] }),
    async perform(device) {
      await post('actions', { actions: [device] })
    },
    end: () => ask(method.delete, address),
  }
}
