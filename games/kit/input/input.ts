/** Turns the input of every device into gestures, shortcuts and card navigation. */
import type { CardHolder } from '../shell/card.ts'
import type { KeyChanges } from './key-changes.ts'
import type { Gesture, Held } from '../view.ts'
import { heldWays, keyGesture, nameOf, wayOf } from './keys.ts'
import type { Pad, WatchPad } from './pads.ts'
import { STARTS, type Shortcut } from './shortcuts.ts'
import { watchPointer } from './pointer.ts'

export interface InputEvents {
  gesture(gesture: Gesture): void
  shortcut(shortcut: Shortcut): void
  /** The player pressed something, so the browser allows sound. */
  awake(): void
  /** A gamepad was connected, which changes the controls on the opening card. */
  padFound(): void
  /** The keys and pad buttons that the player has changed. */
  changes(): KeyChanges
}

export interface Input {
  readonly held: Held
  /** Handles a key that was pressed on the host page. */
  press(code: string): void
  poll(delta: number): void
  /** Installs the gamepad driver. */
  usePad(watch: WatchPad): void
}

/** A pressed key; `target` is null if it was pressed on the host page. */
type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'repeat' | 'target'>

/** Keys that keep their function on cards, whatever has been changed: nobody may be locked out. */
const KEPT_ON_CARDS = /^(Arrow|Space|Enter|Numpad)/

export function createInput(
  canvas: HTMLCanvasElement,
  cards: CardHolder,
  own: readonly string[],
  shortcuts: Readonly<Record<string, Shortcut>>,
  wheel: boolean,
  events: InputEvents,
): Input {
  const keys = heldWays()
  const pointer = watchPointer(canvas, (gesture) => events.gesture(gesture))

  function pressOnCard(press: KeyPress): boolean {
    const { code, repeat, target } = press
    const name = nameOf(press)
    const card = cards.shown
    const onButton = target instanceof HTMLButtonElement && cards.element.contains(target)
    const presses = code === 'Space' || code === 'Enter'
    // Text fields, sliders and scrolling pages keep their keys.
    const isForTarget = target instanceof HTMLElement && target.matches('input, [role=region]')
    if (isForTarget && code !== 'Escape') return false
    if (name === 'KeyM') events.shortcut('sound')
    else if (card?.kind === 'opening') {
      const isMain = onButton && target.classList.contains('main')
      if (repeat || !STARTS.test(code) || (presses && onButton && !isMain)) return false
      card.buttons[0]?.does()
    } else if (code === 'Escape' || name === 'KeyP' || code === 'Backspace') card?.back?.()
    else {
      const way = wayOf(code)
      if (way) cards.move(way)
      // A focused button handles the key itself; otherwise it presses the main button.
      else if (presses && !onButton && !repeat) cards.press()
      else return false
    }
    return true
  }

  function pressInPlay(press: KeyPress): boolean {
    const { code, repeat, target } = press
    if (target instanceof HTMLButtonElement && (code === 'Space' || code === 'Enter')) return false
    // First, because another keyboard may have one of these letters in the position of W, A, S or D.
    const shortcut = shortcuts[nameOf(press)]
    const gesture = shortcut ? undefined : keyGesture(press, repeat, own)
    if (gesture?.kind === 'direction') keys.press(code)
    if (gesture) events.gesture(gesture)
    if (shortcut && !repeat) events.shortcut(shortcut)
    // Suppresses key repeat even if the game ignores it.
    return gesture !== undefined || shortcut !== undefined || code === 'Space' || code === 'Enter'
  }

  /** Replaces a changed key by the standard one with its function. */
  function meaningOf(press: KeyPress): KeyPress {
    const changes = events.changes()
    const meant = changes[nameOf(press)] ?? changes[`@${press.code}`]
    if (meant === undefined || (cards.shown && KEPT_ON_CARDS.test(press.code))) return press
    return { code: meant, key: '', repeat: press.repeat, target: press.target }
  }

  /** Returns whether the key was used. */
  function press(pressed: KeyPress): boolean {
    document.body.classList.add('keyed')
    events.awake()
    const key = meaningOf(pressed)
    return cards.shown ? pressOnCard(key) : pressInPlay(key)
  }

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event)) event.preventDefault()
  })
  addEventListener('keyup', (event) => {
    keys.release(event.code)
    keys.release(meaningOf(event).code)
  })
  addEventListener('pointerdown', () => {
    document.body.classList.remove('keyed')
    events.awake()
  })
  // Some browsers allow sound only at the end of a touch.
  addEventListener('pointerup', () => events.awake())
  if (wheel)
    canvas.addEventListener(
      'wheel',
      (event) => {
        if (cards.shown) return
        event.preventDefault()
        events.gesture({ kind: 'wheel', by: Math.sign(event.deltaY) })
      },
      { passive: false },
    )

  let pad: Pad = { x: 0, y: 0, poll: () => {} }
  addEventListener('gamepadconnected', () => events.padFound())

  return {
    get held() {
      return { x: keys.x || pad.x, y: keys.y || pad.y, pointer: pointer.down }
    },
    press(code) {
      const pressed = { code, key: '', repeat: false, target: null }
      press(pressed)
      keys.release(meaningOf(pressed).code)
    },
    poll(delta) {
      // A key may still be down when a card opens.
      if (cards.shown) keys.clear()
      pad.poll(delta)
    },
    usePad: (watch) => void (pad = watch({ ...events, cards, own })),
  }
}
