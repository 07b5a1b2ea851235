/** Tests playing with one switch: presses move the focus, and a wait presses the button. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScanning } from '../deferred/scanning.ts'

/** Longer than the wait that presses a button. */
const WAIT = 1600

let page: EventTarget
let buttons: FakeButton[] = []
let focused: string | undefined
let pressed: string[] = []

class FakeButton extends EventTarget {
  disabled = false
  scrolled = false
  readonly label: string
  /** The selector of its place. */
  readonly place: string
  constructor(label: string, place: string) {
    super()
    this.label = label
    this.place = place
  }
  closest(selector: string) {
    return selector.split(', ').includes(this.place) ? this : null
  }
  getClientRects() {
    return [0]
  }
  focus({ preventScroll }: FocusOptions) {
    focused = this.label
    this.scrolled = !preventScroll
  }
  click() {
    pressed.push(this.label)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  focused = undefined
  pressed = []
  buttons = [new FakeButton('Up', '.steps'), new FakeButton('Down', '.steps'), new FakeButton('Hint', '.hud')]
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('Element', FakeButton)
  vi.stubGlobal('document', {
    body: { classList: { add: () => {} } },
    querySelectorAll: () => buttons,
    get activeElement() {
      return buttons.find(({ label }) => label === focused)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createSwitch(isOn = true) {
  let isHidden = false
  const steps = { classList: { toggle: (_: string, isOn: boolean) => void (isHidden = isOn) } }
  const saveStore = { settings: { oneSwitch: isOn } }
  createScanning({ saveStore, recard: () => {} } as never, steps as unknown as Element)
  return {
    /** Whether the moves are hidden. */
    isHidden: () => isHidden,
    press: (code = 'Space') =>
      page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { code })),
  }
}

test('each press moves the focus, and a wait presses the button', () => {
  const { press } = createSwitch()
  const visited = [1, 2, 3, 4].map(() => (press(), focused))
  expect(visited).toEqual(['Up', 'Down', 'Hint', 'Up'])
  expect(pressed).toEqual([])
  vi.advanceTimersByTime(WAIT)
  expect(pressed).toEqual(['Up'])
  vi.advanceTimersByTime(WAIT)
  expect(pressed).toEqual(['Up'])
})

test('the first press after a wait stays, so that a move is easily repeated', () => {
  const { press } = createSwitch()
  for (const _ of ['Up', 'Down']) press()
  vi.advanceTimersByTime(WAIT)
  press()
  vi.advanceTimersByTime(WAIT)
  expect(pressed).toEqual(['Down', 'Down'])
})

test('a card that opens during the wait is not pressed', () => {
  const { press } = createSwitch()
  press()
  buttons = [new FakeButton('Next level', '.overlay')]
  focused = 'Next level'
  vi.advanceTimersByTime(WAIT)
  expect(pressed).toEqual([])
  press()
  vi.advanceTimersByTime(WAIT)
  expect(pressed).toEqual(['Next level'])
})

test('buttons of a card are scrolled into view, and those over the game stay', () => {
  const { press } = createSwitch()
  press()
  expect(buttons[0]?.scrolled).toBe(false)
  buttons = [new FakeButton('Help', '.overlay')]
  press()
  expect(buttons[0]?.scrolled).toBe(true)
})

test('disabled and invisible buttons are passed over', () => {
  const { press } = createSwitch()
  buttons.splice(0, 2, new FakeButton('Under a card', '[inert]'), new FakeButton('Unseen', '.unseen'))
  if (buttons[2]) buttons[2].disabled = true
  press()
  expect(focused).toBeUndefined()
})

test('other keys keep their function, and so do all of them without the switch', () => {
  const { press, isHidden } = createSwitch()
  expect([press('KeyP'), isHidden()]).toEqual([true, false])
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const off = createSwitch(false)
  expect([off.press(), off.isHidden(), focused]).toEqual([true, true, undefined])
})
