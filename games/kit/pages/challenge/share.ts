/** Shares a challenge link: by the system's share sheet, by the clipboard, or in a field to copy from. */
import { make } from '../../paint/elements.ts'
import type { CardControls, GameContext, SpeechControls } from '../../deferred/contract.ts'
import { FRAGMENT } from '../../fragment.ts'
import type { HostPage } from '../../page/host-page.ts'
import { shareBySheet } from '../../share-by-sheet.ts'

/** The card that says what becomes of the link. */
interface SharingWords {
  readonly title: string
  readonly text: string
}

const CHALLENGE: SharingWords = {
  title: 'Challenge',
  text: 'Your friend plays the same round and can watch yours.',
}

export interface Sharing {
  share(words: string, code: string, back: () => void): Promise<void>
}

/** Returns whether the sheet has opened. */
async function bySheet(text: string, url: string, hostPage: HostPage): Promise<boolean> {
  if (!('share' in navigator)) return false
  return hostPage.isThere ? sharedByPage(text, url, hostPage) : shareBySheet(text, url)
}

function sharedByPage(text: string, url: string, hostPage: HostPage): Promise<boolean> {
  const listening = new AbortController()
  const answer = new Promise<boolean>((resolve) =>
    hostPage.hear((message) => message.arcade === 'shared' && resolve(message.done), listening.signal),
  )
  hostPage.say({ arcade: 'share', text, url })
  return answer.finally(() => listening.abort())
}

async function byClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function createSharing<State, Action>(
  { slug, siteOrigin, hostPage, cover, say }: GameContext<State, Action> & CardControls & SpeechControls,
  { title, text } = CHALLENGE,
): Sharing {
  function tell(lines: readonly string[], back: () => void, body?: HTMLElement): void {
    cover(() => ({
      kind: 'challenge',
      title,
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
      if (await bySheet(words, url, hostPage)) return
      if (await byClipboard(`${words} ${url}`)) return tell([`Link copied. ${text}`], back)
      const field = make('input', { class: 'link', readonly: true, value: url, 'aria-label': 'Link' })
      tell([`Copy this link. ${text}`], back, field)
      field.select()
    },
  }
}
