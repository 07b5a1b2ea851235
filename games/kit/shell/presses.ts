/** Tells when the press behind a click began. */

/** A click without any other event for this long has no press: assistive technology sends such clicks. */
const CLICK_AFTER_MS = 500

interface Presses {
  /** In ms, as in `performance.now`. */
  beganAt(): number
}

export function watchPresses(): Presses {
  let beganAt = 0
  let lastAt = -Infinity
  const note = () => void (lastAt = performance.now())
  const begin = () => {
    note()
    beganAt = lastAt
  }
  addEventListener('pointerdown', begin, true)
  // A key that is held down repeats.
  addEventListener('keydown', ({ repeat }) => (repeat ? note() : begin()), true)
  for (const kind of ['pointerup', 'keyup']) addEventListener(kind, note, true)
  return {
    beganAt() {
      const now = performance.now()
      return now - lastAt > CLICK_AFTER_MS ? now : beganAt
    },
  }
}
