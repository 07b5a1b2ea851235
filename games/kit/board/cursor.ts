/** Tracks the cursor of keyboard and gamepad. It is hidden while the game is played by pointer. */
export interface Cursor<Position> {
  at: Position
  /** Whether keyboard or gamepad was used last. */
  readonly keyed: boolean
  /** Reports a key or gamepad button. Returns whether the cursor was already visible: a first press may only show it. */
  key(): boolean
  /** Reports a pointer. */
  point(): void
  /** Position to draw it at; undefined while hidden or not playing. */
  shown(playing: boolean): Position | undefined
}

export function createCursor<Position>(start: Position): Cursor<Position> {
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
