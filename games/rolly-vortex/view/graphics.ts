/** Manages the WebGL context, which may be lost and restored at any time. */
import { Missing } from '../../kit/game.ts'
import type { TubeView } from './camera.ts'
import { createDetail, isSoftwareName } from './detail.ts'
import { createNotice } from './notice.ts'
import { createScene, type Scene } from './scene.ts'

const NO_WEBGL =
  'Rolly Vortex needs WebGL 2, which this browser does not offer. Turn on hardware acceleration or try a different browser.'
const BROKEN = 'The graphics could not be restored. Reload the page to continue.'

export interface Graphics {
  /**
   * Renders a frame, unless the context is lost or the last frame is still rendering. While the round runs, the first
   * frame is waited for: nobody can steer without a picture.
   */
  draw(delta: number, isPlayed: boolean, paint: (scene: Scene, size: RenderSize) => void): void
  /** The scene; undefined while the context is lost. */
  readonly scene: Scene | undefined
}

/** Canvas pixels, and the share of them to render in each dimension. */
type RenderSize = Pick<TubeView, 'width' | 'height' | 'detail'>

/** Returns null if the browser reports software rendering. */
const offer = (canvas: HTMLCanvasElement, wish?: WebGLContextAttributes) =>
  canvas.getContext('webgl2', { ...wish, failIfMajorPerformanceCaveat: true })

/** Virtual machines and some browsers render in software without reporting it. */
function isHardware(gl: WebGL2RenderingContext | null): boolean {
  if (!gl) return false
  const name = String(gl.getParameter(gl.RENDERER))
  // Browsers that report 'WebKit WebGL' name the device only through this extension. Firefox logs a warning when it is
  // requested, so ask only if needed.
  const names = name === 'WebKit WebGL' && gl.getExtension('WEBGL_debug_renderer_info')
  return !isSoftwareName(names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : name)
}

function open(gl: WebGL2RenderingContext, isPlain: boolean): Scene | undefined {
  try {
    const scene = createScene(gl, isPlain)
    scene.prepare()
    return scene
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/**
 * Puts a canvas of its own under the stage's. Scaled up by the page, a small canvas costs a quarter of a scaled copy
 * within WebGL.
 */
function createSmallCanvas(stageCanvas: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.style.pointerEvents = 'none'
  stageCanvas.before(canvas)
  return canvas
}

export function createGraphics(stageCanvas: HTMLCanvasElement): Graphics {
  const tell = createNotice()
  const wish: WebGLContextAttributes = { alpha: false, stencil: true }
  // High pixel densities need no antialiasing; at low ones only hardware is fast enough for it. The test uses a
  // separate canvas, because a canvas keeps the attributes of its first context.
  const antialias = devicePixelRatio < 2 && isHardware(offer(document.createElement('canvas')))
  const offered = offer(stageCanvas, { ...wish, antialias })
  const fast = isHardware(offered)
  const canvas = fast ? stageCanvas : createSmallCanvas(stageCanvas)
  // Software that is not reported as such has left a black picture there.
  if (offered && !fast) stageCanvas.style.opacity = '0'
  const gl = fast ? offered : canvas.getContext('webgl2', { ...wish, antialias: false })
  let scene = gl && fast ? open(gl, false) : undefined
  if (!gl || (fast && !scene)) throw new Missing(NO_WEBGL)
  // The canvas would be black until the first frame.
  canvas.style.opacity = '0'
  /** Software rendering creates the scene in a separate frame, because startup already keeps the processor busy. */
  let isAwaited = !fast
  /** Frames drawn. The first is on the screen when the second is drawn. */
  let drawn = 0
  const detail = createDetail(!fast)
  /** Signals the end of the last frame in software rendering. */
  let fence: WebGLSync | null = null

  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this the browser would never restore the context.
    event.preventDefault()
    scene = undefined
    isAwaited = false
    fence = null
    canvas.style.opacity = '0'
    tell('The graphics were interrupted. You can continue as soon as they are restored.')
    // Players cannot steer without a picture: makes the shell pause as if the page had lost focus.
    dispatchEvent(new Event('blur'))
  })
  canvas.addEventListener('webglcontextrestored', () => {
    drawn = 0
    tell('')
    bring(gl)
  })

  function bring(gl: WebGL2RenderingContext): void {
    isAwaited = false
    scene = open(gl, !fast)
    if (!scene) tell(BROKEN)
  }

  /** Hardware renders to a part of its canvas, software to a smaller canvas. */
  function sizeNow(): RenderSize {
    if (fast) return { width: canvas.width, height: canvas.height, detail: detail.now }
    const width = Math.round(stageCanvas.width * detail.now)
    const height = Math.round(stageCanvas.height * detail.now)
    // Setting a canvas's size clears it, even to the same value.
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    return { width, height, detail: 1 }
  }

  return {
    get scene() {
      return scene
    },
    draw(delta, isPlayed, paint) {
      if (!scene && !isAwaited) return
      const isDue = isPlayed && drawn < 2
      if (drawn > 0) detail.judge(delta)
      // Drawing to a busy canvas would block the browser, including input. With hardware, the browser paces the frames.
      if (!fast) {
        if (fence && !isDue && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return
        gl.deleteSync(fence)
      }
      const isNew = !scene
      if (isNew) bring(gl)
      if (scene && (isDue || !isNew)) {
        paint(scene, sizeNow())
        if (isDue) gl.finish()
        if (isDue || drawn === 1) canvas.style.opacity = ''
        drawn++
      }
      if (fast) return
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      gl.flush()
    },
  }
}
