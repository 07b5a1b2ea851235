/**
 * Runs in a frame of the gallery: shows one state of a game, or tells the page which states there are. A state is drawn
 * once and then stays as it is.
 */
import { challengeOf } from '../../games/kit/deferred/challenge/link.ts'
import type { Game } from '../../games/kit/game.ts'
import { typeface } from '../../games/kit/page/first-paint.ts'
import { UNLIMITED_BUDGET } from '../../games/kit/paint/paint-budget.ts'
import { createStage } from '../../games/kit/paint/stage.ts'
import { createWords } from '../../games/kit/play/words.ts'
import { toolsOf } from '../../games/kit/round/tools.ts'
import { createShell, type Shell } from '../../games/kit/shell/shell.ts'
import { pillWords } from '../../games/kit/shell/words.ts'
import { cardsOf, type CardParts } from '../../test-support/pictures/card-list.ts'
import { sceneAt, scenesOf, type SceneParts } from '../../test-support/pictures/scene-list.ts'

export type GalleryParts = CardParts & SceneParts

/** What a frame says to its page: the names of all states, or that its state is there. */
export type FrameMessage = { readonly names: readonly string[] } | { readonly shown: string }

/** Some shaders are compiled in the background: until then the picture is drawn again and again, and is black. */
const REDRAWN_MS = 600
const LONGEST_MS = 20_000
const SAMPLES = 8

type AnyGame = Game<unknown, unknown>

/** Makes the game draw on the live stage, and able to draw its last frame again. */
function createEasel(game: AnyGame, { canvas, hud }: Shell) {
  const stage = createStage(
    canvas,
    () => {},
    UNLIMITED_BUDGET,
    () => false,
  )
  stage.createWords = createWords
  stage.measure(hud.insets())
  let redraw = () => {}
  let state: unknown
  const drawn: AnyGame = {
    ...game,
    open(at, voice) {
      const view = game.open(at, voice)
      const draw: typeof view.draw = (frame) => {
        state = frame.state
        redraw = () => {
          stage.begin()
          view.draw({ ...frame, delta: 0 })
          stage.end()
        }
        stage.begin()
        view.draw(frame)
        stage.end()
      }
      return Object.create(view, { draw: { value: draw } }) as typeof view
    },
  }
  return { stage, game: drawn, redraw: () => redraw(), drawnState: () => state }
}

/** Replaces the canvas by a still picture: browsers allow few WebGL canvases in a page. */
function freeze(canvas: HTMLCanvasElement): void {
  const picture = document.createElement('canvas')
  Object.assign(picture, { width: canvas.width, height: canvas.height })
  picture.getContext('2d')?.drawImage(canvas, 0, 0)
  picture.setAttribute('aria-hidden', 'true')
  picture.style.cssText = canvas.style.cssText
  const isInert = canvas.inert
  // The game would report the loss to the player.
  canvas.addEventListener('webglcontextlost', (event) => event.stopImmediatePropagation(), { capture: true })
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  canvas.replaceWith(picture)
  picture.inert = isInert
}

/** Must be asked in the same task that has drawn on the canvas. */
function isBlack(canvas: HTMLCanvasElement): boolean {
  const pen = new OffscreenCanvas(SAMPLES, SAMPLES).getContext('2d')
  pen?.drawImage(canvas, 0, 0, SAMPLES, SAMPLES)
  const pixels = pen?.getImageData(0, 0, SAMPLES, SAMPLES).data ?? []
  return pixels.every((value, i) => i % 4 === 3 || value === 0)
}

/** The stage's canvas, and that of a game that puts a smaller one below it where drawing is slow. */
const canvases = () => [...document.querySelectorAll<HTMLCanvasElement>('main > canvas')]
const isPending = () => canvases().every((canvas) => canvas.style.opacity === '0' || isBlack(canvas))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** `?state=` names a state; `?round=` and `?step=` a moment of the round in a link; without either it lists all states. */
export async function showState(given: GalleryParts): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const wanted = asked.get('state') ?? undefined
  const face = await typeface
  if (face) document.fonts.add(face)
  document.body.classList.add('stilled')
  const shell = createShell(toolsOf(given.game))
  const { game, stage, redraw, drawnState } = createEasel(given.game, shell)
  const parts: GalleryParts = { ...given, game }
  const say = async (message: FrameMessage) => {
    await document.fonts.ready
    parent.postMessage(message, location.origin)
    document.documentElement.dataset['shown'] = ''
  }
  const overlay = shell.cards.element
  const heading = overlay.querySelector('h2')
  const place = {
    overlay() {
      overlay.replaceChildren(...(heading ? [heading.cloneNode(true)] : []))
      return overlay
    },
    portrait: game.open(stage, { play: () => {}, news: () => {}, moment: () => {} }).portrait ?? (() => {}),
  }

  /** Shows cards until the wanted one is there. Returns the names of those that were shown. */
  async function showCards(): Promise<string[]> {
    const names: string[] = []
    for await (const name of cardsOf(parts, place)) {
      names.push(name)
      if (name === wanted) break
    }
    return names
  }

  async function showScene(draw: (on: typeof stage) => void, level = given.round.level): Promise<void> {
    draw(stage)
    const standing = { level, state: drawnState(), best: undefined }
    shell.hud.update({ ...pillWords(game, standing), muted: false, undoable: false, deadEnd: false })
    const began = performance.now()
    const isWithin = (milliseconds: number) => performance.now() - began < milliseconds
    while (isWithin(REDRAWN_MS) || (isPending() && isWithin(LONGEST_MS))) {
      await nextFrame()
      redraw()
    }
    for (const canvas of canvases()) freeze(canvas)
  }

  const code = asked.get('round')
  if (code !== null) {
    const maker = { slug: parts.about.slug, version: game.version ?? 1 }
    const { log = [], ...round } = await challengeOf(maker, code, game.rules.isAction)
    const recorded = { ...parts, round: { ...round, log: JSON.stringify(log), sums: '' } }
    const { draw } = sceneAt(recorded, 'reported', Number(asked.get('step')))
    shell.play()
    await showScene(draw, round.level)
    return say({ shown: 'reported' })
  }
  const scenes = scenesOf(parts, stage)
  if (wanted === undefined) return say({ names: [...scenes.map(({ name }) => name), ...(await showCards())] })
  const scene = scenes.find(({ name }) => name === wanted)
  if (scene) {
    shell.play()
    await showScene(scene.draw)
  } else {
    await showScene((on) => scenes[1]?.draw(on))
    await showCards()
    document.querySelector('main')?.setAttribute('class', `covered ${overlay.className.split(' ')[1]}-shown`)
  }
  await say({ shown: wanted })
}
