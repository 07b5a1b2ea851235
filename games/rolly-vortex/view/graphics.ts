/** The graphics context, which a device may take away at any time and may give back later. */
import { Missing } from '../../kit/game.ts'
import { createNotice } from './notice.ts'
import { createScene, type Scene } from './scene.ts'

/** Without graphics hardware, the picture gets smaller when frames take longer than this on average, in seconds. */
const SLOW = 1 / 28
/** It begins small, to be there soon, and grows as long as frames take less than this. */
const QUICK = 1 / 45
const FIRST_DETAIL = 0.5
/** Frames between two judgements. */
const JUDGED = 24
/** The least share of the canvas's pixels each way. */
const COARSEST = 0.4

const NO_WEBGL =
  'Rolly Vortex is drawn with WebGL 2, which this browser does not offer. Switch on hardware acceleration, or try another browser.'
const BROKEN = 'The graphics of this device have given up. Load the page again to go on.'

export interface Graphics {
  /**
   * Paints a frame, unless there is nothing to paint with or the last frame is not finished. `detail` is the share of
   * the canvas's pixels each way that this device can keep up with.
   */
  draw(delta: number, paint: (scene: Scene, detail: number) => void): void
  /** What the scene is painted with, as long as the device gives it. */
  readonly scene: Scene | undefined
}

/** Nothing, where the browser says that the processor would have to draw. */
const offer = (canvas: HTMLCanvasElement, wish?: WebGLContextAttributes) =>
  canvas.getContext('webgl2', { ...wish, failIfMajorPerformanceCaveat: true })

/** Virtual machines and some browsers draw with the processor and do not say so. */
function isHardware(gl: WebGL2RenderingContext | null): boolean {
  if (!gl) return false
  const name = String(gl.getParameter(gl.RENDERER))
  // Who names no device here has an extension for it; Firefox warns whoever asks for that without need.
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
  // Where pixels are fine enough, edges look smooth anyway. Elsewhere only hardware has the time to smooth them; it has to
  // be asked on another canvas, because what a canvas has once been given it keeps.
  const antialias = devicePixelRatio < 2 && isHardware(offer(document.createElement('canvas')))
  const offered = offer(canvas, { ...wish, antialias })
  const gl = offered ?? canvas.getContext('webgl2', { ...wish, antialias: false })
  const fast = isHardware(offered)
  let scene = gl && fast ? open(gl) : undefined
  if (!gl || (fast && !scene)) throw new Missing(NO_WEBGL)
  // Until something is drawn on it, it would be black.
  canvas.style.opacity = '0'
  /** Without hardware the scene is opened in a frame of its own: the processor has enough to do before. */
  let isAwaited = !fast
  /** Frames: with the second one, the first is on the screen. */
  let drawn = 0
  let detail = FIRST_DETAIL
  let isTooSlow = false
  let frames = 0
  let spent = 0
  /** Tells when the last frame is finished, where there is no hardware. */
  let fence: WebGLSync | null = null

  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this the browser would never give the context back.
    event.preventDefault()
    scene = undefined
    isAwaited = false
    fence = null
    canvas.style.opacity = '0'
    tell('The graphics were interrupted. The game goes on as soon as they are back.')
    // Nobody can steer what they cannot see: make the shell pause as it does when the page is left.
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
      // With hardware the browser paces the frames, and the kit lowers the resolution if need be.
      if (!fast) {
        if (drawn > 0) judge(delta)
        // The browser waits for what is drawn on the canvas, and nobody is answered meanwhile.
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
