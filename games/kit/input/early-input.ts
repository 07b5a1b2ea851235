/**
 * A press on the opening card before the game's script is ready: it is remembered, shown, and carried out as soon as it
 * can be. The first part runs from the file by itself, so it must not use anything outside of itself.
 */

/** Put into the file as it is written here: see tools/page.ts. Notes as well when the card has been painted. */
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
    // A focused button answers these by a click.
    const isPress = target instanceof HTMLButtonElement && (code === 'Space' || code === 'Enter')
    if (altKey || ctrlKey || metaKey || isPress) return
    if (/^(Arrow|Key|Digit|Numpad|Space|Enter)/.test(code)) remember('')
  })
}

/** From now on the game answers by itself. The label of the button that was pressed; empty for a press anywhere. */
export function takeEarlyPress(): string | undefined {
  const { dataset } = document.body
  const { early } = dataset
  dataset['ready'] = ''
  delete dataset['early']
  return early
}

/** Carries it out: on the button that now has the label, or on the card's main one. */
export function pressEarly(card: HTMLElement, label: string | undefined): void {
  if (label === undefined) return
  const buttons = [...card.querySelectorAll('button')]
  const meant = buttons.find((button) => button.textContent === label) ?? buttons[0]
  meant?.click()
}
