/** Fakes Web Audio for tests, and records the nodes and contexts that are created. */
import { afterEach, beforeEach, vi } from 'vitest'
import { PLAIN } from '../sound/plain.ts'
import type { Score } from '../sound/score.ts'
import { string } from '../sound/timbres.ts'

/** Two layers, the second only at high tension. */
export const SCORE: Score = {
  ...PLAIN,
  tempo: 120,
  sections: { A: '1 4' },
  form: 'A',
  layers: [
    { voice: string(), volume: 0.2, lines: ['1 3 5 3'] },
    { voice: string(), volume: 0.2, octave: 1, from: 0.8, lines: ['1 1 1 1'] },
  ],
}

/** A node that records its options, its destination and whether it is connected. */
export class Node {
  static all: Node[] = []
  readonly gain = setting()
  next: Node | undefined
  isConnected = false
  ended: (() => void) | undefined
  readonly options: { readonly pan?: number; readonly gain?: number }
  constructor(_audio?: unknown, options: Node['options'] = {}) {
    this.options = options
    Node.all.push(this)
  }
  connect(next: Node) {
    this.next = next
    this.isConnected = true
    return next
  }
  disconnect() {
    this.isConnected = false
  }
  addEventListener(_: string, call: () => void) {
    this.ended = call
  }
  start(_at?: number) {}
  stop() {}
}
const setting = () => ({
  value: 1,
  setValueAtTime() {},
  linearRampToValueAtTime() {},
  setTargetAtTime() {},
  cancelScheduledValues() {},
})
class Source extends Node {
  startedAt = 0
  override start(at = 0) {
    this.startedAt = at
  }
}
export class Panner extends Node {}
class Buffer {
  readonly samples = new Float32Array(10)
  copyToChannel() {}
  getChannelData = () => this.samples
}

const NODES = {
  AudioBufferSourceNode: Source,
  StereoPannerNode: Panner,
  GainNode: Node,
  WaveShaperNode: Node,
  DynamicsCompressorNode: Node,
  ConvolverNode: Node,
  AudioBuffer: Buffer,
}

/** A fake AudioContext. */
export class Context {
  static made: Context[] = []
  state = 'suspended'
  currentTime = 0
  sampleRate = 48_000
  destination = new Node()
  calls: string[] = []
  constructor() {
    Context.made.push(this)
  }
  addEventListener() {}
  async resume() {
    this.calls.push('resume')
    this.state = 'running'
  }
  async suspend() {
    this.calls.push('suspend')
    this.state = 'suspended'
  }
}

/** An AudioContext on a machine without a sound device. */
export function NoContext(): void {
  throw new Error('No device.')
}

/** Source nodes created in the current test. */
export const sources = () => Node.all.filter((node) => node instanceof Source)

/** Installs the fakes for every test of a file. */
export function useSilentAudio(): void {
  beforeEach(() => {
    Node.all = []
    Context.made = []
    for (const [name, made] of Object.entries(NODES)) vi.stubGlobal(name, made)
    vi.stubGlobal('AudioContext', Context)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
