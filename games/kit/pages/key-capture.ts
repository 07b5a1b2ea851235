/** Waits for the next key or pad button, instead of the game and its cards. */
import type { DeferredOptions } from '../deferred/contract.ts'
import { pressedOn, watchPad } from '../deferred/pad.ts'
import { nameOf } from '../input/keys.ts'
import { listPads, type Pad } from '../input/pads.ts'

export interface CaptureEvents {
  /** A key, with its position, or a pad button. */
  pressed(name: string, position?: string): void
  reset(): void
  /** Esc, Tab or a press elsewhere. */
  cancelled(): void
}

/** Returns a function that ends the wait. */
export function captureKey(
  usePad: DeferredOptions<never, never>['usePad'],
  events: CaptureEvents,
): () => void {
  let isWaiting = true
  /** The key that has answered: its release would press the focused button. */
  let held = ''

  function end(): void {
    isWaiting = false
    removeEventListener('pointerdown', leave, true)
  }

  function leave(): void {
    end()
    release()
    events.cancelled()
  }

  function release(): void {
    removeEventListener('keydown', press, true)
    removeEventListener('keyup', lift, true)
  }

  function press(event: KeyboardEvent): void {
    const { code, key, repeat } = event
    // Tab moves the focus, as always.
    if (isWaiting && code === 'Tab') return leave()
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isWaiting || repeat) return
    held = code
    if (code === 'Escape') {
      end()
      events.cancelled()
    } else if (code === 'Backspace' || code === 'Delete') events.reset()
    else events.pressed(nameOf({ code, key }) || code, code)
  }

  function lift(event: KeyboardEvent): void {
    if (event.code !== held) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isWaiting) release()
  }

  /** Takes the place of the driver until the button that has answered is released. */
  function waitForButton(): Pad {
    let down = pressedOn(listPads())
    return {
      x: 0,
      y: 0,
      poll() {
        const now = pressedOn(listPads())
        const fresh = now.find((name) => !down.includes(name))
        down = now
        if (isWaiting && fresh) events.pressed(fresh)
        else if (!isWaiting && now.length === 0) usePad(watchPad)
      },
    }
  }

  addEventListener('keydown', press, true)
  addEventListener('keyup', lift, true)
  addEventListener('pointerdown', leave, true)
  usePad(waitForButton)
  return () => {
    end()
    if (!held) release()
  }
}
