/** Serializes the use of a WebDriver session, which can address only one window and one document at a time. */
import type { ElementReference, DriverSession } from './webdriver.ts'

/** A document in a window. Undefined means the one that the session currently addresses. */
type Document = ElementReference | 'page' | undefined

/** Switches the session to a document and runs `act`. Calls run one after another. */
export type DocumentSwitch = <Result>(
  handle: string,
  document: Document,
  act: () => Promise<Result>,
) => Promise<Result>

export function openAttention(session: DriverSession): DocumentSwitch {
  let last: Promise<unknown> = Promise.resolve()
  let now: { handle?: string; document?: Document } = {}

  async function turnTo(handle: string, document: Document): Promise<void> {
    if (handle !== now.handle) {
      await session.post('window', { handle })
      now = { handle, document: 'page' }
    }
    // Switching also moves the focus, and a game that loses focus pauses.
    if (document === undefined || document === now.document) return
    await session.post('frame', { id: null })
    if (document !== 'page') await session.post('frame', { id: document })
    now.document = document
  }

  return (handle, document, act) => {
    const turn = last.then(async () => {
      await turnTo(handle, document)
      return act()
    })
    last = turn.catch(() => void (now = {}))
    return turn
  }
}
