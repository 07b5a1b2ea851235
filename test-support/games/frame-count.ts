/** Counts the pictures that a game draws on its page. */
import type { Frame, Page } from '@playwright/test'

/** Runs in a page: counts pictures. The kit scales its pen once for each; a WebGL game clears. */
function countPictures(): void {
  let [pictures, last] = [0, -1]
  const note = (canvas: HTMLCanvasElement | OffscreenCanvas) => {
    const now = performance.now()
    if (!('isConnected' in canvas && canvas.isConnected) || now === last) return
    last = now
    document.documentElement.dataset['pictures'] = String(++pictures)
  }
  const { setTransform } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.setTransform = function (...how: []) {
    note(this.canvas)
    setTransform.apply(this, how)
  }
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (mask) {
    note(this.canvas)
    clear.call(this, mask)
  }
}

/** Call it before the page opens. */
export const watchPictures = (page: Page) => page.addInitScript(countPictures)

export const picturesDrawn = (place: Page | Frame) =>
  place.evaluate(() => Number(document.documentElement.dataset['pictures'] ?? 0))
