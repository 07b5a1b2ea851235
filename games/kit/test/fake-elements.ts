/** Fakes the document for tests of cards and pages. */
import { afterEach, beforeEach, vi } from 'vitest'

export class FakeElement extends EventTarget {
  readonly tag: string
  readonly attributes = new Map<string, string>()
  children: (FakeElement | string)[] = []
  disabled = false
  readonly style = { setProperty() {} }
  readonly classList: Record<'add' | 'toggle', (name: string, isOn: boolean) => void> = {
    add() {},
    toggle() {},
  }
  constructor(tag: string) {
    super()
    this.tag = tag
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }
  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children)
  }
  replaceChildren(...children: (FakeElement | string)[]): void {
    this.children = children
  }
  getContext() {
    return null
  }
  focus() {}
  /** As in a browser, a disabled button hears no click. */
  click(): void {
    if (!this.disabled) this.dispatchEvent(new Event('click'))
  }
  get text(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join('')
  }
  /** The buttons within, in order. */
  get buttons(): FakeElement[] {
    return this.children.flatMap((child) => {
      if (typeof child === 'string') return []
      return child.tag === 'button' ? [child] : child.buttons
    })
  }
}

/** Call at the top of a test file. */
export function fakeDocument(): void {
  beforeEach(() =>
    vi.stubGlobal('document', {
      createElement: (tag: string) => new FakeElement(tag),
      createElementNS: (_space: string, tag: string) => new FakeElement(tag),
    }),
  )
  afterEach(() => void vi.unstubAllGlobals())
}

/** An element that code under test made from the fake document. */
export const faked = (element: HTMLElement | undefined) => element as unknown as FakeElement
