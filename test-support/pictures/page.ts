/** Replaces the browser's document in Node by a small one in which the kit can build cards, and writes elements down. */
import { createHash } from 'node:crypto'
import { recordingCanvas } from './recording-canvas.ts'

export class PageElement {
  readonly tag: string
  readonly attributes = new Map<string, string>()
  readonly style = stylesOf((name, value) => void this.styles.set(name, value))
  readonly classList = {
    add: (name: string) => this.setAttribute('class', [this.attributes.get('class'), name].join(' ').trim()),
  }
  hidden = false
  disabled = false
  private styles = new Map<string, string>()
  private nodes: (PageElement | string)[] = []
  private readonly clicked: (() => void)[] = []

  constructor(tag: string) {
    this.tag = tag
  }

  set className(text: string) {
    this.setAttribute('class', text)
  }

  get textContent(): string {
    return this.nodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('')
  }

  set textContent(text: string) {
    this.nodes = [text]
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }

  append(...nodes: readonly (PageElement | string)[]): void {
    this.nodes.push(...nodes)
  }

  replaceChildren(...nodes: readonly (PageElement | string)[]): void {
    this.nodes = [...nodes]
  }

  addEventListener(kind: string, does: () => void): void {
    if (kind === 'click') this.clicked.push(does)
  }

  click(): void {
    for (const does of this.clicked) does()
  }

  /** Finds elements by tag. Other selectors find nothing. */
  querySelectorAll(selector: string): PageElement[] {
    return this.nodes.flatMap((node) => {
      if (typeof node === 'string') return []
      return [...(node.tag === selector ? [node] : []), ...node.querySelectorAll(selector)]
    })
  }

  querySelector(selector: string): PageElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }

  getContext(kind: string): unknown {
    return recordingCanvas(300, 150).getContext(kind)
  }

  /** Nothing is laid out, so nothing can be focused. */
  getClientRects(): readonly never[] {
    return []
  }

  toDataURL(): string {
    return ''
  }

  /** One line for each element and text, indented by depth. A drawing is shortened to its checksum. */
  lines(depth = 0): string[] {
    const shown = [
      ...this.attributes,
      ...(this.styles.size ? [['style', [...this.styles].map((style) => style.join(': ')).join('; ')]] : []),
      ...Object.entries({ hidden: this.hidden, disabled: this.disabled }).filter(([, isSet]) => isSet),
    ]
    const head = `<${[this.tag, ...shown.map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(' ')}>`
    const inner = this.nodes.flatMap((node) =>
      typeof node === 'string' ? (node ? [`${'  '.repeat(depth + 1)}${node}`] : []) : node.lines(depth + 1),
    )
    const indent = '  '.repeat(depth)
    if (this.tag !== 'svg') return [indent + head, ...inner]
    const sum = createHash('sha256').update(inner.join('\n')).digest('hex').slice(0, 8)
    return [`${indent}${head} drawing ${sum}`]
  }
}

/** Accepts styles as properties and by `setProperty`. */
const stylesOf = (set: (name: string, value: string) => void) =>
  new Proxy(
    { setProperty: set },
    {
      set(_target, name, value) {
        set(String(name), String(value))
        return true
      },
    },
  )

/** Installs the document in this process. Returns its root. */
export function installPage(): PageElement {
  const root = new PageElement('main')
  const create = (tag: string) => new PageElement(tag)
  Object.assign(globalThis, {
    document: {
      documentElement: create('html'),
      createElement: create,
      createElementNS: (_space: string, tag: string) => create(tag),
      addEventListener() {},
      // Reduced motion: the score does not count up.
      querySelector: (selector: string) => (selector === '.stilled' ? root : null),
      hasFocus: () => false,
      fonts: { size: 0 },
      fullscreenEnabled: true,
      fullscreenElement: null,
      adoptedStyleSheets: [],
    },
    CSSStyleSheet: function () {
      return { replaceSync() {} }
    },
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener() {},
    // The page is never idle, so no sound is rendered.
    requestIdleCallback() {},
  })
  return root
}
