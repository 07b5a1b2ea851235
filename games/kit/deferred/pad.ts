/** Polls gamepads once per frame: pressed buttons, directions with repeat, the stick. */
import { listPads, type Pad, type PadHost } from '../input/pads.ts'
import { SHORTCUTS } from '../input/shortcuts.ts'
import type { Way } from '../rules/ways.ts'

/** The buttons of the standard gamepad layout, by number. */
const PAD_BUTTONS = [
  'PadA',
  'PadB',
  'PadX',
  'PadY',
  'PadL',
  'PadR',
  'PadLT',
  'PadRT',
  'PadSelect',
  'PadStart',
  'PadL3',
  'PadR3',
  'PadUp',
  'PadDown',
  'PadLeft',
  'PadRight',
]

const CROSS: Readonly<Record<string, Way>> = {
  PadUp: 'up',
  PadDown: 'down',
  PadLeft: 'left',
  PadRight: 'right',
}

const DEAD_ZONE = 0.25
const STICK_IS_DIRECTION = 0.6
/** Delays before a held direction repeats, in seconds. */
const FIRST_REPEAT = 0.36
const NEXT_REPEAT = 0.11
/** Seconds between two checks without a pad: each check takes half a millisecond. */
const CHECK_EVERY = 0.25

export function watchPad({ cards, own, gesture, shortcut, awake, changes }: PadHost): Pad {
  let down = new Set<string>()
  let way: Way | undefined
  let untilRepeat = 0
  let untilCheck = 0
  let x = 0
  let y = 0
  let connected = false

  function press(name: string): void {
    awake()
    const isStart = name === 'PadStart' || name === 'PadSelect'
    const card = cards.shown
    if (card) {
      document.body.classList.add('keyed')
      if (name === 'PadA') cards.press()
      else if (card.kind === 'opening' || isStart) card.buttons[0]?.does()
      else if (name === 'PadB') card.back?.()
    } else if (isStart) shortcut('pause')
    else if (own.includes(name)) gesture({ kind: 'key', code: name })
    else if (name === 'PadA') gesture({ kind: 'confirm' })
    else if (name === 'PadB') gesture({ kind: 'back' })
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
      const now = new Set(pressedOn(pads).map((name) => changes()[name] ?? name))
      const crossed = Object.entries(CROSS).find(([name]) => now.has(name))?.[1]
      const [stickX, stickY] = stick(pads)
      x = Number(now.has('PadRight')) - Number(now.has('PadLeft')) || stickX
      y = Number(now.has('PadDown')) - Number(now.has('PadUp')) || stickY
      const before = down
      down = now
      point(crossed ?? stickWay(stickX, stickY), delta)
      for (const name of now) if (name && !before.has(name) && !CROSS[name]) press(name)
    },
  }
}

/** The names of the buttons that are down. */
export const pressedOn = (pads: readonly Gamepad[]): string[] =>
  pads.flatMap(({ buttons }) => PAD_BUTTONS.filter((_, i) => buttons[i]?.pressed))

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
