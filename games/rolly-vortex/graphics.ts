/** The graphics context, which a device may take away at any time and may give back. */
import { notice } from './notice.ts'
import { openScene, type Scene } from './scene.ts'

export interface Graphics {
  /** Nothing while there is no context. */
  readonly scene: Scene | undefined
}

export function openGraphics(canvas: HTMLCanvasElement): Graphics {
  const tell = notice()
  // Smooth edges where there is hardware for them; a processor that draws by itself has enough to do.
  const wish = { alpha: false, stencil: true } as const
  const gl =
    canvas.getContext('webgl2', { ...wish, failIfMajorPerformanceCaveat: true }) ??
    canvas.getContext('webgl2', { ...wish, antialias: false })
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
  }
}
