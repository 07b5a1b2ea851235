/** Runs a game: creates its parts in dependency order, wires them together, then starts drawing. */
import type { DeferredOptions } from '../deferred/contract.ts'
import { Missing, type Game } from '../game.ts'
import { createPrePainter } from '../paint/pre-painting.ts'
import { createPaintBudget } from '../paint/paint-budget.ts'
import { createStage } from '../paint/stage.ts'
import type { GameKind } from '../shell/cards.ts'
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

/** The build's facts about a game. */
export interface GameInfo {
  readonly title: string
  readonly slug: string
  readonly siteOrigin: string
  /** Whether the game is stored for offline use. */
  readonly offline: boolean
  /** URL of the deferred script. */
  readonly deferred: string
}

/** A game without an animation frame by then is in an iframe that is not visible yet. */
const HIDDEN_AFTER_MS = 100

/** Lets the host page paint first after it has shown the frame. */
const DEFERRED_AFTER_MS = 300
const RELETTER_EVERY_MS = 100
/** A device that takes longer to create everything before the view is slow. */
const SLOW_START_MS = 10

/** The parts that not every game needs. The build includes only those that this one does. */
interface Dependencies<State, Action> {
  /** With levels, or with a score. */
  readonly kind: GameKind
  /** Turn-based or real time. */
  readonly format: RoundFormat
  createAnnouncer(shell: Shell, gameText: GameText): Announcer
  /** Only in games with slow levels or hints. */
  readonly solver?: Solver<State, Action>
  readonly levelCache?: LevelCache<State, Action>
}

interface Options<State, Action> extends Dependencies<State, Action> {
  readonly game: Game<State, Action>
  readonly info: GameInfo
  readonly storage: GuardedStorage
  readonly saveStore: SaveStore
  readonly shell: Shell
  readonly hostPage: HostPage
  /** When startup began, in ms since navigation, without the wait for a level. */
  readonly startedAt: number
}

export async function runGame<State, Action>(
  game: Game<State, Action>,
  dependencies: Dependencies<State, Action>,
  info: GameInfo,
): Promise<void> {
  const storage = guardStorage(() => localStorage)
  const saveStore = createSaveStore(info.slug, storage)
  const waitBegan = performance.now()
  // Waits for a slow level: the page already shows its card, and a press on it is remembered.
  await dependencies.levelCache?.ready(saveStore.save.round ?? saveStore.save)
  const startedAt = scriptBegan + performance.now() - waitBegan
  const shell = createShell(toolsOf(game))
  const hostPage = createHostPage(info.siteOrigin)
  try {
    openGame({ ...dependencies, game, info, storage, saveStore, shell, hostPage, startedAt })
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    shell.show({ kind: 'opening', title: info.title, lines: [error.message], buttons: [] })
    hostPage.say({ arcade: 'ready' })
  }
}

/** Creates all parts, then wires and starts them. One closure, because property names would enlarge every game's file. */
function openGame<State, Action>(options: Options<State, Action>): void {
  const { game, info, storage, saveStore, shell, hostPage, startedAt } = options
  const { kind, format, createAnnouncer, solver, levelCache } = options
  const { title } = info
  const tools = toolsOf(game)
  const speaker = createDeferredSpeaker()
  const { canvas, cards, hud } = shell
  const gameText: GameText = {
    // By ear the task comes first; sounds report the score.
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
  // Decided before there is a pen: anything painted sharp would have to be painted again.
  if (performance.now() - startedAt > SLOW_START_MS) stage.beginCoarse()
  stage.wear(saveStore.save.look ?? '')
  stage.measure(insets)
  const rounds = createRounds(info.slug, game, saveStore, environment, format, levelCache)
  const preferences = createPreferences(game, saveStore, speaker, shell, hostPage)
  const advice = createAdvice(game, rounds, speaker, announcer, solver)
  const view = game.open(stage, { play: (...sounds) => speaker.play(sounds), news: announcer.news })
  const deferred: DeferredLoader<State> = createDeferredLoader(
    info.deferred,
    (): DeferredOptions<State, Action> => ({
      slug: info.slug,
      title,
      siteOrigin: info.siteOrigin,
      game,
      view,
      rounds,
      levelCache,
      saveStore,
      storage,
      environment,
      hostPage: info.offline ? hostPage : undefined,
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
    changed: sendSummary,
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
  /** The press that starts the next round must not be a move in it, and neither must the rest of that touch. */
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
      sendSummary()
    },
    // A hidden iframe gets no animation frames, so it loads nothing more until the host page has shown it.
    whole: () => void requestAnimationFrame(() => setTimeout(deferred.load, DEFERRED_AFTER_MS)),
  })

  function beginRound(state: State): void {
    announcer.forget()
    view.begin?.(state, frames.time)
  }

  function sendSummary(): void {
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

  wire()
  start()

  function wire(): void {
    rounds.watch({
      began: beginRound,
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
        sendSummary()
      }
      if (message.arcade === 'sight') fit(message)
      if (message.arcade === 'away') phases.leave()
      if (message.arcade === 'key') input.press(message.code)
      if (message.arcade === 'challenge') deferred.meet(message.code)
    })
  }

  function start(): void {
    beginRound(rounds.session.state)
    phases.open()
    if (!hostPage.isThere) watchFragment(deferred.meet)
    pressEarly(cards.element, takeEarlyPress())
    void draw(performance.now() - startedAt)
  }

  async function draw(startupMs: number): Promise<void> {
    const face = await timeToDraw()
    if (face) document.fonts.add(face)
    paintBudget.reportStartup(startupMs)
    runLoop({
      frame: frames.frame,
      slow: () => stage.coarsen() && view.resize?.(),
      quick: () => !isPlaying() && stage.sharpen() && view.resize?.(),
      stalled: phases.leave,
    })
    setTimeout(drawHidden, HIDDEN_AFTER_MS)
    const late = face ? undefined : await typeface
    if (late) reletter(late)
  }

  /**
   * Draws the first picture in tasks instead of animation frames, which a hidden iframe may not get, so that the game is
   * there as soon as the host page shows it. Such a frame may not know its size either.
   */
  function drawHidden(): void {
    if (frames.time > 0) return
    resize()
    frames.frame(0)
    if (paintBudget.isForegroundIncomplete) setTimeout(drawHidden)
  }

  /** Repaints in a typeface that arrived late, once the first picture is complete and no round is being played. */
  function reletter(face: FontFace): void {
    if (paintBudget.isIncomplete || isPlaying()) return void setTimeout(reletter, RELETTER_EVERY_MS, face)
    document.fonts.add(face)
    stage.renew()
    view.resize?.()
  }
}
