/** A fake OffscreenCanvas with a size, whose pen draws nothing. */
export class FakeCanvas {
  /** Bitmaps closed so far. Tests reset it. */
  static closed = 0
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    return { globalAlpha: 1, scale() {}, translate() {}, drawImage() {} }
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height, close: () => void FakeCanvas.closed++ }
  }
}
