/** Polls gamepads once per frame: pressed buttons, directions with repeat, the stick. */
import { listPads, type Pad, type PadHost } from '../input/pads.ts'
import { SHORTCUTS } from '../input/shortcuts.ts'
import type { Way } from '../rules/ways.ts'

type PadButton = 'confirm' | 'back' | 'start' | 'PadX' | 'PadY' | 'PadL' | 'PadR'

/** Maps the buttons of the standard gamepad layout to the kit's names. */
const BUTTONS: Readonly<Record<number, PadButton>> = {
  0: 'confirm',
  1: 'back',
  2: 'PadX',
  3: 'PadY',
  4: 'PadL',
  5: 'PadR',
  8: 'start',
  9: 'start',
}
const CROSS: Readonly<Record<number, Way>> = { 12: 'up', 13: 'down', 14: 'left', 15: 'right' }

const DEAD_ZONE = 0.25
const STICK_IS_DIRECTION = 0.6
/** Delays before a held direction repeats, in seconds. */
const FIRST_REPEAT = 0.36
const NEXT_REPEAT = 0.11
/** Seconds between two checks without a pad: each check takes half a millisecond. */
const CHECK_EVERY = 0.25

export function watchPad({ cards, own, gesture, shortcut, awake }: PadHost): Pad {
  let down = new Set<number>()
  let way: Way | undefined
  let untilRepeat = 0
  let untilCheck = 0
  let x = 0
  let y = 0
  let connected = false

  function press(name: PadButton): void {
    awake()
    const card = cards.shown
    if (card) {
      document.body.classList.add('keyed')
      if (name === 'confirm') cards.press()
      else if (card.kind === 'opening' || name === 'start') card.buttons[0]?.does()
      else if (name === 'back') card.back?.()
    } else if (name === 'start') shortcut('pause')
    else if (own.includes(name)) gesture({ kind: 'key', code: name })
    else if (name === 'confirm' || name === 'back') gesture({ kind: name })
    else if (SHORTCUTS[name]) shortcut(SHORTCUTS[name])
  }

  function direct(way: Way, repeat: boolean): void {
    awake()
    if (!cards.shown) return gesture({ kind: 'direction', way, repeat })
    document.body.classList.add('keyed')
    cards.move(way)
  }

  function point(next: Way | undefined, delta: number): void {
    if (next !== way) {
      way = next
      untilRepeat = FIRST_REPEAT
      if (way) direct(way, false)
    } else if (way && (untilRepeat -= delta) <= 0) {
      untilRepeat += NEXT_REPEAT
      direct(way, true)
    }
  }

  return {
    get x() {
      return x
    },
    get y() {
      return y
    },
    poll(delta) {
      untilCheck -= delta
      if (!connected && untilCheck > 0) return
      untilCheck = CHECK_EVERY
      const pads = listPads()
      connected = pads.length > 0
      if (!connected && !down.size && !way) return
      const now = new Set<number>()
      for (const pad of pads) for (const [i, { pressed }] of pad.buttons.entries()) if (pressed) now.add(i)
      const crossed = Object.entries(CROSS).find(([i]) => now.has(Number(i)))?.[1]
      const [stickX, stickY] = stick(pads)
      x = Number(now.has(15)) - Number(now.has(14)) || stickX
      y = Number(now.has(13)) - Number(now.has(12)) || stickY
      const before = down
      down = now
      point(crossed ?? stickWay(stickX, stickY), delta)
      for (const i of now) {
        const name = before.has(i) ? undefined : BUTTONS[i]
        if (name) press(name)
      }
    },
  }
}

function stick(pads: readonly Gamepad[]): [number, number] {
  for (const { axes } of pads) {
    const [x = 0, y = 0] = axes
    if (Math.max(Math.abs(x), Math.abs(y)) > DEAD_ZONE) return [x, y]
  }
  return [0, 0]
}

function stickWay(x: number, y: number): Way | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < STICK_IS_DIRECTION) return undefined
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left'
  return y > 0 ? 'down' : 'up'
}
