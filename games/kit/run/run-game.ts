/** A game, played: its parts are made in the order in which they need each other, and then told of each other. */
import type { AlbumParts } from '../deferred/contract.ts'
import { Missing, type Game } from '../game.ts'
import { openAhead } from '../paint/pre-painting.ts'
import { openSlices } from '../paint/paint-budget.ts'
import { openStage } from '../paint/stage.ts'
import type { Kind } from '../shell/cards.ts'
import { fit } from '../shell/fit.ts'
import { openShell, type Shell } from '../shell/shell.ts'
import { spoken } from '../shell/words.ts'
import { openSpeakerDoor } from '../sound/speaker.ts'
import { openAdvice } from '../announce/advice.ts'
import { openAlbumDoor, type AlbumDoor } from './deferred-loader.ts'
import { openAround, type Around } from '../page/host-page.ts'
import { pressEarly, takeEarlyPress } from '../input/early-input.ts'
import { scriptBegan, timeToDraw, typeface } from '../page/first-paint.ts'
import { openFrames } from './frame.ts'
import type { Ear, Herald } from '../announce/announcer.ts'
import { openInput } from '../input/input.ts'
import { runLoop } from './loop.ts'
import { watchFragment } from '../fragment.ts'
import { outside } from '../page/environment.ts'
import { openPhases } from '../round/phases.ts'
import { openPreferences } from '../page/preferences.ts'
import type { Prepared } from '../solver/level-cache.ts'
import { openRounds } from '../round/rounds.ts'
import { openShelf, type Shelf } from '../save/save-store.ts'
import { guardStorage, type GuardedStorage } from '../save/storage.ts'
import type { Gesture } from '../view.ts'
import type { Keeping } from '../round/resume.ts'
import type { Thinker } from '../solver/solver-worker.ts'
import { summaryOf } from '../round/summary.ts'
import { toolsOf } from '../round/tools.ts'

export interface Title {
  readonly title: string
  readonly slug: string
  readonly siteOrigin: string
  /** Whether the game is kept for use without a network. */
  readonly offline: boolean
  /** The address of the album's file. */
  readonly album: string
}

/** A game that has had no animation frame after so long is in a frame that is not seen yet. */
const UNSEEN_AFTER_MS = 100

/** The page around paints what it has just shown as well, and comes first. */
const ALBUM_AFTER_MS = 300
const LETTER_EVERY_MS = 100
/** A device that takes longer to make ready all that comes before the game's own view is a slow one. */
const SLOW_START_MS = 10

/** What not every game needs: the build hands in what this one does. */
interface Handed<State, Action> {
  /** With levels, or with a score. */
  readonly kind: Kind
  /** In turns, or in real time. */
  readonly keeping: Keeping
  openHerald(shell: Shell, ear: Ear): Herald
  /** With levels: what is thought out beside the game. */
  readonly thinker?: Thinker<State, Action>
  readonly prepared?: Prepared<State, Action>
}

export async function play<State, Action>(
  game: Game<State, Action>,
  handed: Handed<State, Action>,
  about: Title,
): Promise<void> {
  const storage = guardStorage(() => localStorage)
  const shelf = openShelf(about.slug, storage)
  const asked = performance.now()
  // A level that takes long to make is waited for: the card in the file stands, and a press on it is remembered.
  await handed.prepared?.ready(shelf.save.round ?? shelf.save)
  const opened = scriptBegan + performance.now() - asked
  const shell = openShell(toolsOf(game))
  const around = openAround(about.siteOrigin)
  try {
    open(game, handed, about, storage, shelf, opened, shell, around)
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    shell.show({ kind: 'opening', title: about.title, lines: [error.message], buttons: [] })
    around.say({ arcade: 'ready' })
  }
}

function open<State, Action>(
  game: Game<State, Action>,
  { kind, keeping, openHerald, thinker, prepared }: Handed<State, Action>,
  about: Title,
  storage: GuardedStorage,
  shelf: Shelf,
  opened: number,
  shell: Shell,
  around: Around,
): void {
  const { title } = about
  const tools = toolsOf(game)
  const speaker = openSpeakerDoor()
  const { canvas, cards, hud } = shell
  const ear: Ear = {
    // Whoever plays by ear hears first what is to be done now; the sounds tell what was gained.
    standing: () => (preferences.byEar && ear.place() ? '' : spoken(game, rounds.standing)),
    place: () => view.say?.(rounds.session.state) ?? '',
    task: () => (game.words?.task ?? game.say)?.(rounds.session.state) ?? '',
    board: () => game.words?.describe(rounds.session.state) ?? [],
  }
  const herald = openHerald(shell, ear)
  const isPlaying = () => cards.shown === undefined
  const slices = openSlices(isPlaying)
  const stage = openStage(canvas, openAhead(isPlaying, slices), slices)
  const insets = hud.insets()
  // Known before there is a pen: what was made sharp would have to be made again.
  if (performance.now() - opened > SLOW_START_MS) stage.beginCoarse()
  stage.wear(shelf.save.look ?? '')
  stage.measure(insets)
  const rounds = openRounds(about.slug, game, shelf, outside, keeping, prepared)
  const preferences = openPreferences(game, shelf, speaker, shell, around)
  const advice = openAdvice(game, rounds, speaker, herald, thinker)
  const view = game.open(stage, { play: (...sounds) => speaker.play(sounds), news: herald.news })
  const album: AlbumDoor<State> = openAlbumDoor(about.album, (): AlbumParts<State, Action> => ({
    slug: about.slug,
    title,
    siteOrigin: about.siteOrigin,
    game,
    view,
    rounds,
    prepared,
    shelf,
    storage,
    outside,
    around: about.offline ? around : undefined,
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
    say: herald.say,
    ear,
    last: () => herald.last,
    wear,
    playToday: phases.today,
    choose: phases.choose,
  }))
  const phases = openPhases({
    game,
    kind,
    title,
    tools,
    view,
    rounds,
    prepared,
    shelf,
    shell,
    speaker,
    herald,
    advice,
    preferences,
    album,
    changed: summarise,
  })
  let hasHurried = false
  const input = openInput(canvas, cards, game.keys ?? [], game.wheel ?? false, {
    gesture(gesture) {
      if (isForNextRound(gesture) || phases.now !== 'playing') return
      const action = view.read(gesture, rounds.session.state)
      if (action !== undefined) rounds.session.act(action)
      herald.tried(gesture)
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

  const frames = openFrames({
    game,
    view,
    stage,
    hud,
    rounds,
    phases,
    advice,
    herald,
    input,
    preferences,
    ready() {
      around.say({ arcade: 'ready' })
      summarise()
    },
    // A frame that is not seen gets no animation frames: it fetches nothing more until the page has shown it.
    whole: () => void requestAnimationFrame(() => setTimeout(album.load, ALBUM_AFTER_MS)),
  })

  function began(state: State): void {
    herald.forget()
    view.begin?.(state, frames.time)
  }

  function summarise(): void {
    around.say({ arcade: 'has', has: summaryOf(game, shelf.save) })
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
    if (slices.lacking || isPlaying()) return void setTimeout(letterAnew, LETTER_EVERY_MS, face)
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
      if (news) herald.changed(news)
      advice.changed(before, after)
    },
    reached: advice.reached,
  })
  preferences.watch(phases.recard)
  shelf.watch(preferences.refresh)
  addEventListener('storage', ({ key }) => shelf.hear(key))
  hud.listen(phases.use)
  addEventListener('resize', resize)
  addEventListener('blur', phases.leave)
  addEventListener('pagehide', phases.leave)
  document.addEventListener('visibilitychange', () => document.hidden && phases.leave())
  around.hear((message) => {
    if (message.arcade === 'hello' && frames.isReady) {
      around.say({ arcade: 'ready' })
      summarise()
    }
    if (message.arcade === 'sight') fit(message)
    if (message.arcade === 'away') phases.leave()
    if (message.arcade === 'key') input.press(message.code)
    if (message.arcade === 'challenge') album.meet(message.code)
  })
  began(rounds.session.state)
  phases.open()
  if (!around.isThere) watchFragment(album.meet)
  pressEarly(cards.element, takeEarlyPress())
  void draw(performance.now() - opened)

  async function draw(openedIn: number): Promise<void> {
    const face = await timeToDraw()
    if (face) document.fonts.add(face)
    slices.opened(openedIn)
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
    if (slices.lackingNear) setTimeout(drawUnseen)
  }
}
