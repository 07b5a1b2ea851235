/** The graphics context, which a device may take away at any time and may give back. */
import { notice } from './notice.ts'
import { openScene, type Scene } from './scene.ts'

/** Seconds a frame, over so many frames, above which a processor that draws by itself gets a smaller picture to draw. */
const SLOW = 1 / 28
const JUDGED = 24
const COARSEST = 0.4

export interface Graphics {
  /** Nothing while there is no context. */
  readonly scene: Scene | undefined
  /** The share of the canvas's pixels each way that this device keeps up with. */
  detail(delta: number): number
}

export function openGraphics(canvas: HTMLCanvasElement): Graphics {
  const tell = notice()
  // Smooth edges where there is hardware for them; a processor that draws by itself has enough to do.
  const wish = { alpha: false, stencil: true } as const
  const fast = canvas.getContext('webgl2', { ...wish, failIfMajorPerformanceCaveat: true })
  const gl = fast ?? canvas.getContext('webgl2', { ...wish, antialias: false })
  let detail = 1
  let frames = 0
  let spent = 0
  let scene = gl ? openScene(gl) : undefined
  if (!gl) {
    tell(
      'Rolly Vortex is drawn with WebGL 2, which this browser does not offer. Switch on hardware acceleration, or try another browser.',
    )
  }

  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this the browser would never give it back.
    event.preventDefault()
    scene = undefined
    tell('The graphics were interrupted. The game goes on as soon as they are back.')
    // Nobody can steer what cannot be seen: the shell pauses as it does when the frame is left.
    dispatchEvent(new Event('blur'))
  })
  canvas.addEventListener('webglcontextrestored', () => {
    scene = gl ? openScene(gl) : undefined
    tell('')
  })

  return {
    get scene() {
      return scene
    },
    detail(delta) {
      spent += delta
      if (++frames % JUDGED === 0) {
        // With hardware the kit's own step down is enough, and a smooth canvas cannot be copied into.
        if (!fast && spent / JUDGED > SLOW) detail = Math.max(COARSEST, detail * 0.75)
        spent = 0
      }
      return detail
    },
  }
}
