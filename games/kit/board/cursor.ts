/** Where keys and gamepad point. It shows only to those who use it: whoever plays by pointer never sees it. */
export interface Cursor<Place> {
  at: Place
  /** Whether keys or pad were used last. */
  readonly keyed: boolean
  /** A key or a pad button was used: true when the cursor was in sight already, so that a first press may only show it. */
  key(): boolean
  /** A pointer was used. */
  point(): void
  /** Where to draw it; under an overlay it is not drawn. */
  shown(playing: boolean): Place | undefined
}

export function createCursor<Place>(start: Place): Cursor<Place> {
  let keyed = false
  return {
    at: start,
    get keyed() {
      return keyed
    },
    key() {
      const was = keyed
      keyed = true
      return was
    },
    point: () => void (keyed = false),
    shown(playing) {
      return keyed && playing ? this.at : undefined
    },
  }
}
