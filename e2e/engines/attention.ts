/** A WebDriver session looks at one window, and there at one document. Whoever wants another turns it there first. */
import type { Element, Session } from './webdriver.ts'

/** A document in a window; undefined is whichever the session looks at there. */
export type Document = Element | 'page' | undefined

/** Does something with the session turned to a document. One after the other, whoever asks. */
export type Attention = <Result>(
  handle: string,
  document: Document,
  act: () => Promise<Result>,
) => Promise<Result>

export function openAttention(session: Session): Attention {
  let last: Promise<unknown> = Promise.resolve()
  let now: { handle?: string; document?: Document } = {}

  async function turnTo(handle: string, document: Document): Promise<void> {
    if (handle !== now.handle) {
      await session.post('window', { handle })
      now = { handle, document: 'page' }
    }
    // To turn moves the focus, too, and a game that has lost it pauses.
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
