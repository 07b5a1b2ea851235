/** Remembers a press on the opening card before the game's script is ready, and replays it afterwards. */

/**
 * Inlined into the page on its own (tools/page.ts), so it must not use anything outside its body. Also marks the first
 * paint of the card.
 */
export function rememberPress(): void {
  const { dataset } = document.body
  requestAnimationFrame(() => setTimeout(() => (dataset['painted'] = '')))
  const remember = (label: string | null | undefined) => {
    if (!('ready' in dataset)) dataset['early'] ??= label ?? ''
  }
  addEventListener('click', ({ target }) =>
    remember(target instanceof Element ? target.closest('button')?.textContent : ''),
  )
  addEventListener('keydown', ({ code, target, altKey, ctrlKey, metaKey }) => {
    // On a focused button these keys cause a click.
    const isPress = target instanceof HTMLButtonElement && (code === 'Space' || code === 'Enter')
    if (altKey || ctrlKey || metaKey || isPress) return
    if (/^(Arrow|Key|Digit|Numpad|Space|Enter)/.test(code)) remember('')
  })
}

/** Stops remembering. Returns the label of the pressed button; empty for a press anywhere else. */
export function takeEarlyPress(): string | undefined {
  const { dataset } = document.body
  const { early } = dataset
  dataset['ready'] = ''
  delete dataset['early']
  return early
}

/** Presses the button with this label, or the card's main button. */
export function pressEarly(card: HTMLElement, label: string | undefined): void {
  if (label === undefined) return
  const buttons = [...card.querySelectorAll('button')]
  const pressed = buttons.find((button) => button.textContent === label) ?? buttons[0]
  pressed?.click()
}
