/** Runs in every page of the dev server: applies changes, shows mistakes in the code, and goes on with the round. */

/** A message to a page: its new stylesheet, the text of a mistake, or what else has happened. */
export type PageChange =
  { readonly style: string } | { readonly problem: string } | { readonly event: 'mended' | 'reload' }

/* oxlint-disable unicorn/consistent-function-scoping -- nothing outside of the function is inlined with it */
/** Inlined into the page on its own (live-pages.ts), so it must not use anything outside its body. */
export function livePage(address: string): void {
  /** When the page was left during play. */
  const LEFT_AT = 'dev.left-at'
  const RELOADED_WITHIN_MS = 60_000

  /** Shows the text over the page, or removes it. */
  function show(text: string | undefined): void {
    document.querySelector('#problem')?.remove()
    if (text === undefined) return
    const box = document.body.appendChild(document.createElement('pre'))
    box.id = 'problem'
    box.setAttribute('role', 'alert')
    box.textContent = text
    box.style.cssText =
      'position:fixed;inset:auto 8px 8px;z-index:99;max-height:70%;overflow:auto;margin:0;padding:12px 14px;' +
      'border-radius:10px;border-left:6px solid #ff6b5e;background:#2a1214;color:#ffe9e6;' +
      'font:13px/1.45 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere;user-select:text'
  }

  /** A frame may not have storage. */
  function attempt<Result>(use: () => Result): Result | undefined {
    try {
      return use()
    } catch {
      return undefined
    }
  }

  const { dataset } = document.body
  /** The page may be loaded again before it has gone on with the round. */
  let isContinuing = false
  // The kit saves the round when the page is left.
  addEventListener('pagehide', () => {
    const isPlaying = document.querySelector('main')?.className === 'playing'
    if (isPlaying || (isContinuing && 'early' in dataset))
      attempt(() => sessionStorage.setItem(LEFT_AT, String(Date.now())))
  })
  const leftAt = attempt(() => sessionStorage.getItem(LEFT_AT))
  attempt(() => sessionStorage.removeItem(LEFT_AT))
  // A frame cannot tell whether the page around it has been loaded again. Later, somebody has come back to the game.
  if (Date.now() - Number(leftAt) < RELOADED_WITHIN_MS) {
    // The kit presses this button once it is ready.
    dataset['early'] ??= 'Continue'
    isContinuing = true
  }

  const changes = new EventSource(address)
  changes.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const change = JSON.parse(data) as PageChange
    if ('problem' in change) return show(change.problem)
    show(undefined)
    const style = document.querySelector('style')
    if ('style' in change && style) style.textContent = change.style
    else if (!('event' in change && change.event === 'mended')) location.reload()
  })
}
