/**
 * Replaces the browser's canvas in Node by one that writes down every call. Two pictures are equal if their calls are,
 * which no renderer, driver or font can disturb.
 */

/** Decimals that count. Finer differences are invisible. */
const DECIMALS = 3
const UNITS = 10 ** DECIMALS

const names = new WeakMap<object, string>()
let lines: string[] = []
let count = 0
let isRecording = true

/** Returns the calls since the last time, and starts anew. */
export function takeLines(): string[] {
  const taken = lines
  lines = []
  return taken
}

/** Draws without writing anything down, which takes most of the time. */
export function withoutRecording(draw: () => void): void {
  isRecording = false
  try {
    draw()
  } finally {
    isRecording = true
  }
}

const nextName = (kind: string) => `${kind}${++count}`

/** Rounds like `toFixed`, which is slow and only needed near the middle between two results. Never returns −0. */
function rounded(value: number): number {
  const units = value * UNITS
  const whole = Math.round(units)
  if (Math.abs(Math.abs(units - whole) - 0.5) < 1e-6) return Number(value.toFixed(DECIMALS)) + 0
  return whole / UNITS + 0
}

function shown(value: unknown): string {
  if (typeof value === 'number') return String(rounded(value))
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'function') return names.get(value) ?? 'function'
  if (typeof value !== 'object' || value === null) return String(value)
  const name = names.get(value)
  if (name !== undefined) return name
  if (ArrayBuffer.isView(value)) return `[${Array.from(value as Float32Array, rounded).join(', ')}]`
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  const fields = Object.entries(value).map(([key, part]) => `${key}: ${shown(part)}`)
  return `{ ${fields.join(', ')} }`
}

function note(line: () => string): void {
  if (isRecording) lines.push(line())
}

/** Results that drawing code computes with; anything else returns a new recorded object. */
const RESULTS: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
  measureText: (text) => ({
    width: String(text).length * 10,
    actualBoundingBoxAscent: 8,
    actualBoundingBoxDescent: 2,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: String(text).length * 10,
  }),
  getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }),
  getParameter: () => 'recorder',
  getExtension: () => null,
  isContextLost: () => false,
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }),
}

/** An object that records every call and assignment. Members of members are recorded too. */
function recorded(name: string, fields: Readonly<Record<string, unknown>> = {}): object {
  const own = new Map<string | symbol, unknown>(Object.entries(fields))
  const proxy = new Proxy(() => {}, {
    get(_target, key) {
      if (own.has(key)) return own.get(key)
      if (typeof key === 'symbol') return key === Symbol.toPrimitive ? () => name : undefined
      if (key === 'then') return undefined
      // A constant of WebGL.
      if (/^[A-Z][A-Z0-9_]+$/.test(key)) return key
      if (key === 'globalAlpha') return 1
      own.set(key, recorded(`${name}.${key}`))
      return own.get(key)
    },
    set(_target, key, value) {
      own.set(key, value)
      note(() => `${name}.${String(key)} = ${shown(value)}`)
      return true
    },
    apply(_target, _self, args: readonly unknown[]) {
      note(() => `${name}(${args.map(shown).join(', ')})`)
      const result = RESULTS[name.split('.').at(-1) ?? '']
      return result ? result(...args) : recorded(nextName('result'))
    },
    has: () => true,
  })
  names.set(proxy, name)
  return proxy
}

/** A pen that is not on a canvas, for portraits. */
export const recordingPen = () => recorded(nextName('pen')) as CanvasRenderingContext2D

export function recordingCanvas(width: number, height: number): HTMLCanvasElement {
  const name = nextName('canvas')
  note(() => `${name} = canvas(${width}, ${height})`)
  const pens = new Map<string, object>()
  const canvas = recorded(name, {
    width,
    height,
    getContext(kind: string) {
      const pen = pens.get(kind) ?? recorded(`${name}.${kind}`)
      pens.set(kind, pen)
      return pen
    },
    transferToImageBitmap: () => recorded(`${name}.bitmap`, { width, height }),
  })
  return canvas as HTMLCanvasElement
}

/** Creates a recorded object of this kind. As a constructor, because `new` returns an object that a function returns. */
const recordedClass = (kind: string) =>
  function (...args: readonly unknown[]): object {
    const one = recorded(nextName(kind))
    note(() => `${names.get(one) ?? ''} = new ${kind}(${args.map(shown).join(', ')})`)
    return one
  }

/** Installs the recorder as this process's canvas, with a fixed clock. */
export function installRecorder(): void {
  Object.assign(globalThis, {
    OffscreenCanvas: function (width: number, height: number) {
      return recordingCanvas(width, height)
    },
    Path2D: recordedClass('Path2D'),
    DOMMatrix: recordedClass('DOMMatrix'),
    ImageData: recordedClass('ImageData'),
    devicePixelRatio: 2,
    innerWidth: 1280,
    innerHeight: 650,
    matchMedia: () => ({ matches: false }),
    dispatchEvent: () => true,
    document: recorded('document', {
      createElement: (kind: string) =>
        kind === 'canvas' ? recordingCanvas(300, 150) : recorded(nextName(kind)),
    }),
  })
  performance.now = () => 1000
  let seed = 1
  Math.random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
}
