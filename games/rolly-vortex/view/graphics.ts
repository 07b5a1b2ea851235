/** Manages the WebGL context, which may be lost and restored at any time. */
import { Missing } from '../../kit/game.ts'
import { createNotice } from './notice.ts'
import { createScene, type Scene } from './scene.ts'

/** Software rendering lowers the resolution when the average frame takes longer than this, in seconds. */
const SLOW = 1 / 28
/** It starts at a low resolution, to appear soon, and raises it while frames take less than this, in seconds. */
const QUICK = 1 / 45
const FIRST_DETAIL = 0.5
/** Frames between two adjustments. */
const JUDGED = 24
/** Minimum resolution, as a share of the canvas's pixels in each dimension. */
const COARSEST = 0.4

const NO_WEBGL =
  'Rolly Vortex needs WebGL 2, which this browser does not offer. Turn on hardware acceleration or try a different browser.'
const BROKEN = 'The graphics could not be restored. Reload the page to continue.'

export interface Graphics {
  /**
   * Renders a frame, unless the context is lost or the last frame is still rendering. `detail` is the resolution that
   * this device can sustain, as a share of the canvas's pixels in each dimension.
   */
  draw(delta: number, paint: (scene: Scene, detail: number) => void): void
  /** The scene; undefined while the context is lost. */
  readonly scene: Scene | undefined
}

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
  return !/swiftshader|llvmpipe|software/i.test(
    names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : name,
  )
}

function open(gl: WebGL2RenderingContext): Scene | undefined {
  try {
    const scene = createScene(gl)
    scene.prepare()
    return scene
  } catch (error) {
    console.error(error)
    return undefined
  }
}

export function createGraphics(canvas: HTMLCanvasElement): Graphics {
  const tell = createNotice()
  const wish: WebGLContextAttributes = { alpha: false, stencil: true }
  // High pixel densities need no antialiasing; at low ones only hardware is fast enough for it. The test uses a
  // separate canvas, because a canvas keeps the attributes of its first context.
  const antialias = devicePixelRatio < 2 && isHardware(offer(document.createElement('canvas')))
  const offered = offer(canvas, { ...wish, antialias })
  const gl = offered ?? canvas.getContext('webgl2', { ...wish, antialias: false })
  const fast = isHardware(offered)
  let scene = gl && fast ? open(gl) : undefined
  if (!gl || (fast && !scene)) throw new Missing(NO_WEBGL)
  // The canvas would be black until the first frame.
  canvas.style.opacity = '0'
  /** Software rendering creates the scene in a separate frame, because startup already keeps the processor busy. */
  let isAwaited = !fast
  /** Frames drawn. The first is on the screen when the second is drawn. */
  let drawn = 0
  let detail = FIRST_DETAIL
  let isTooSlow = false
  let frames = 0
  let spent = 0
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
    scene = open(gl)
    if (!scene) tell(BROKEN)
  }

  function judge(delta: number) {
    spent += delta
    if (++frames % JUDGED) return
    isTooSlow ||= spent / JUDGED > SLOW
    if (spent / JUDGED > SLOW) detail = Math.max(COARSEST, detail * 0.75)
    else if (!isTooSlow && spent / JUDGED < QUICK) detail = Math.min(1, detail / 0.75)
    spent = 0
  }

  return {
    get scene() {
      return scene
    },
    draw(delta, paint) {
      if (!scene && !isAwaited) return
      // With hardware, the browser paces the frames, and the kit lowers the resolution if necessary.
      if (!fast) {
        if (drawn > 0) judge(delta)
        // Drawing to a busy canvas would block the browser, including input.
        if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return
        gl.deleteSync(fence)
      }
      if (scene) {
        if (drawn++ === 1) canvas.style.opacity = ''
        paint(scene, fast ? 1 : detail)
      } else bring(gl)
      if (fast) return
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
      gl.flush()
    },
  }
}
