/** A link goes out: by the system's sheet, by the clipboard, or by hand where neither is to be had. */
import { make } from '../../paint/elements.ts'
import type { DeferredOptions } from '../contract.ts'

import { FRAGMENT } from '../../fragment.ts'

export interface Sharing {
  share(words: string, code: string, back: () => void): Promise<void>
}

/** Whatever may not be used here is as if it were not there. */
async function bySheet(text: string, url: string): Promise<'done' | 'refused'> {
  try {
    await navigator.share({ text, url })
    return 'done'
  } catch (error) {
    // Whoever closed the sheet has decided.
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'refused'
  }
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function createSharing<State, Action>(parts: DeferredOptions<State, Action>): Sharing {
  const { slug, siteOrigin, cover, say } = parts

  function tell(lines: readonly string[], back: () => void, body?: HTMLElement): void {
    cover(() => ({
      kind: 'challenge',
      title: 'Challenge',
      lines,
      body,
      buttons: [{ label: 'Back', icon: 'back', does: back }],
      back,
    }))
    say(lines.join(' '))
  }

  return {
    async share(words, code, back) {
      const url = `${siteOrigin}/single?slug=${slug}${FRAGMENT}${code}`
      const text = `${words} Can you do better?`
      if ('share' in navigator && (await bySheet(text, url)) === 'done') return
      if (await byClipboard(`${text} ${url}`))
        return tell(['The link is copied. Whoever opens it plays your round, and sees yours.'], back)
      const field = make('input', { class: 'link', readonly: true, value: url, 'aria-label': 'The link' })
      tell(['Copy this link. Whoever opens it plays your round, and sees yours.'], back, field)
      field.select()
    },
  }
}
