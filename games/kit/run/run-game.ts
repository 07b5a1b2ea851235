/** A game, played: its parts are made in the order in which they need each other, and then told of each other. */
import type { DeferredOptions } from '../deferred/contract.ts'
import { Missing, type Game } from '../game.ts'
import { createPrePainter } from '../paint/pre-painting.ts'
import { createPaintBudget } from '../paint/paint-budget.ts'
import { createStage } from '../paint/stage.ts'
import type { Kind } from '../shell/cards.ts'
import { fit } from '../shell/fit.ts'
import { createShell, type Shell } from '../shell/shell.ts'
import { spoken } from '../shell/words.ts'
import { createDeferredSpeaker } from '../sound/speaker.ts'
import { createAdvice } from '../announce/advice.ts'
import { createDeferredLoader, type DeferredLoader } from './deferred-loader.ts'
import { createHostPage, type HostPage } from '../page/host-page.ts'
import { pressEarly, takeEarlyPress } from '../input/early-input.ts'
import { scriptBegan, timeToDraw, typeface } from '../page/first-paint.ts'
import { createFrames } from './frame.ts'
import type { GameText, Announcer } from '../announce/announcer.ts'
import { createInput } from '../input/input.ts'
import { runLoop } from './loop.ts'
import { watchFragment } from '../fragment.ts'
import { environment } from '../page/environment.ts'
import { createPhases } from '../round/phases.ts'
import { createPreferences } from '../page/preferences.ts'
import type { LevelCache } from '../solver/level-cache.ts'
import { createRounds } from '../round/rounds.ts'
import { createSaveStore, type SaveStore } from '../save/save-store.ts'
import { guardStorage, type GuardedStorage } from '../save/storage.ts'
import type { Gesture } from '../view.ts'
import type { RoundFormat } from '../round/resume.ts'
import type { Solver } from '../solver/solver-worker.ts'
import { summaryOf } from '../round/summary.ts'
import { toolsOf } from '../round/tools.ts'

export interface Title {
  readonly title: string
  readonly slug: string
  readonly siteOrigin: string
  /** Whether the game is kept for use without a network. */
  readonly offline: boolean
  /** The address of the album's file. */
  readonly deferred: string
}

/** A game that has had no animation frame after so long is in a frame that is not seen yet. */
const UNSEEN_AFTER_MS = 100

/** The page around paints what it has just shown as well, and comes first. */
const ALBUM_AFTER_MS = 300
const LETTER_EVERY_MS = 100
/** A device that takes longer to make ready all that comes before the game's own view is a slow one. */
const SLOW_START_MS = 10

/** What not every game needs: the build hands in what this one does. */
interface Dependencies<State, Action> {
  /** With levels, or with a score. */
  readonly kind: Kind
  /** In turns, or in real time. */
  readonly format: RoundFormat
  createAnnouncer(shell: Shell, gameText: GameText): Announcer
  /** With levels: what is thought out beside the game. */
  readonly solver?: Solver<State, Action>
  readonly levelCache?: LevelCache<State, Action>
}

export async function play<State, Action>(
  game: Game<State, Action>,
  dependencies: Dependencies<State, Action>,
  about: Title,
): Promise<void> {
  const storage = guardStorage(() => localStorage)
  const saveStore = createSaveStore(about.slug, storage)
  const asked = performance.now()
  // A level that takes long to make is waited for: the card in the file stands, and a press on it is remembered.
  await dependencies.levelCache?.ready(saveStore.save.round ?? saveStore.save)
  const opened = scriptBegan + performance.now() - asked
  const shell = createShell(toolsOf(game))
  const hostPage = createHostPage(about.siteOrigin)
  try {
    open(game, dependencies, about, storage, saveStore, opened, shell, hostPage)
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    shell.show({ kind: 'opening', title: about.title, lines: [error.message], buttons: [] })
    hostPage.say({ arcade: 'ready' })
  }
}

function open<State, Action>(
  game: Game<State, Action>,
  { kind, format, createAnnouncer, solver, levelCache }: Dependencies<State, Action>,
  about: Title,
  storage: GuardedStorage,
  saveStore: SaveStore,
  opened: number,
  shell: Shell,
  hostPage: HostPage,
): void {
  const { title } = about
  const tools = toolsOf(game)
  const speaker = createDeferredSpeaker()
  const { canvas, cards, hud } = shell
  const gameText: GameText = {
    // Whoever plays by ear hears first what is to be done now; the sounds tell what was gained.
    standing: () => (preferences.byEar && gameText.place() ? '' : spoken(game, rounds.standing)),
    place: () => view.say?.(rounds.session.state) ?? '',
    task: () => (game.words?.task ?? game.say)?.(rounds.session.state) ?? '',
    board: () => game.words?.describe(rounds.session.state) ?? [],
  }
  const announcer = createAnnouncer(shell, gameText)
  const isPlaying = () => cards.shown === undefined
  const paintBudget = createPaintBudget(isPlaying)
  const stage = createStage(canvas, createPrePainter(isPlaying, paintBudget), paintBudget)
  const insets = hud.insets()
  // Known before there is a pen: what was made sharp would have to be made again.
  if (performance.now() - opened > SLOW_START_MS) stage.beginCoarse()
  stage.wear(saveStore.save.look ?? '')
  stage.measure(insets)
  const rounds = createRounds(about.slug, game, saveStore, environment, format, levelCache)
  const preferences = createPreferences(game, saveStore, speaker, shell, hostPage)
  const advice = createAdvice(game, rounds, speaker, announcer, solver)
  const view = game.open(stage, { play: (...sounds) => speaker.play(sounds), news: announcer.news })
  const deferred: DeferredLoader<State> = createDeferredLoader(
    about.deferred,
    (): DeferredOptions<State, Action> => ({
      slug: about.slug,
      title,
      siteOrigin: about.siteOrigin,
      game,
      view,
      rounds,
      levelCache,
      saveStore,
      storage,
      environment,
      hostPage: about.offline ? hostPage : undefined,
      phase: () => phases.now,
      isStill: () => preferences.still,
      isShown: (kind) => cards.shown?.kind === kind,
      cover: phases.cover,
      decorate: cards.decorate,
      speaker,
      usePad: input.usePad,
      rehearse: cards.rehearse,
      recard: phases.recard,
      bring: phases.bring,
      home: phases.home,
      say: announcer.say,
      gameText,
      last: () => announcer.last,
      wear,
      playToday: phases.today,
      choose: phases.choose,
    }),
  )
  const phases = createPhases({
    game,
    kind,
    title,
    tools,
    view,
    rounds,
    levelCache,
    saveStore,
    shell,
    speaker,
    announcer,
    advice,
    preferences,
    deferred,
    changed: summarise,
  })
  let hasHurried = false
  const input = createInput(canvas, cards, game.keys ?? [], game.wheel ?? false, {
    gesture(gesture) {
      if (isForNextRound(gesture) || phases.now !== 'playing') return
      const action = view.read(gesture, rounds.session.state)
      if (action !== undefined) rounds.session.act(action)
      announcer.tried(gesture)
    },
    shortcut: phases.use,
    awake: speaker.unlock,
    padFound: phases.recard,
  })
  /** What began the next round must not be a move in it, and neither must the rest of that touch. */
  function isForNextRound({ kind }: Gesture): boolean {
    if (kind === 'confirm') return phases.hurry()
    if (kind === 'press') hasHurried = phases.hurry()
    return hasHurried && (kind === 'press' || kind === 'tap' || kind === 'drag')
  }

  const frames = createFrames({
    game,
    view,
    stage,
    hud,
    rounds,
    phases,
    advice,
    announcer,
    input,
    preferences,
    ready() {
      hostPage.say({ arcade: 'ready' })
      summarise()
    },
    // A frame that is not seen gets no animation frames: it fetches nothing more until the page has shown it.
    whole: () => void requestAnimationFrame(() => setTimeout(deferred.load, ALBUM_AFTER_MS)),
  })

  function began(state: State): void {
    announcer.forget()
    view.begin?.(state, frames.time)
  }

  function summarise(): void {
    hostPage.say({ arcade: 'has', has: summaryOf(game, saveStore.save) })
  }

  function wear(look: string): void {
    stage.wear(look)
    view.resize?.()
  }

  function resize(): void {
    if (!stage.measure(hud.insets())) return
    view.resize?.()
    phases.recard()
  }

  /** After the first picture, which was painted without the typeface and stays until all is painted again. */
  function letterAnew(face: FontFace): void {
    if (paintBudget.isIncomplete || isPlaying()) return void setTimeout(letterAnew, LETTER_EVERY_MS, face)
    document.fonts.add(face)
    stage.renew()
    view.resize?.()
  }

  rounds.watch({
    began,
    changed(before, after) {
      speaker.play(view.hear?.(before, after) ?? [])
      if (preferences.byEar) speaker.play(game.byEar?.hear(before, after) ?? [])
      view.see?.(before, after)
      const news = game.words?.changed(before, after)
      if (news) announcer.changed(news)
      advice.changed(before, after)
    },
    reached: advice.reached,
  })
  preferences.watch(phases.recard)
  saveStore.watch(preferences.refresh)
  addEventListener('storage', ({ key }) => saveStore.hear(key))
  hud.listen(phases.use)
  addEventListener('resize', resize)
  addEventListener('blur', phases.leave)
  addEventListener('pagehide', phases.leave)
  document.addEventListener('visibilitychange', () => document.hidden && phases.leave())
  hostPage.hear((message) => {
    if (message.arcade === 'hello' && frames.isReady) {
      hostPage.say({ arcade: 'ready' })
      summarise()
    }
    if (message.arcade === 'sight') fit(message)
    if (message.arcade === 'away') phases.leave()
    if (message.arcade === 'key') input.press(message.code)
    if (message.arcade === 'challenge') deferred.meet(message.code)
  })
  began(rounds.session.state)
  phases.open()
  if (!hostPage.isThere) watchFragment(deferred.meet)
  pressEarly(cards.element, takeEarlyPress())
  void draw(performance.now() - opened)

  async function draw(openedIn: number): Promise<void> {
    const face = await timeToDraw()
    if (face) document.fonts.add(face)
    paintBudget.reportStartup(openedIn)
    runLoop({
      frame: frames.frame,
      slow: () => stage.coarsen() && view.resize?.(),
      quick: () => !isPlaying() && stage.sharpen() && view.resize?.(),
      stalled: phases.leave,
    })
    setTimeout(drawUnseen, UNSEEN_AFTER_MS)
    const late = face ? undefined : await typeface
    if (late) letterAnew(late)
  }

  /**
   * A frame that is not seen may get no animation frames, and is told of its size only when it is seen. The first
   * picture is drawn all the same, in tasks of its own, so that the game is there as soon as the page shows it.
   */
  function drawUnseen(): void {
    if (frames.time > 0) return
    resize()
    frames.frame(0)
    if (paintBudget.isForegroundIncomplete) setTimeout(drawUnseen)
  }
}
