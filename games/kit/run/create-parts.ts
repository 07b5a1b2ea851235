/** Creates the parts of a game in dependency order. Those that need later ones get functions. */
import type { GameText } from '../announce/announcer.ts'
import type { DeferredOptions } from '../deferred/contract.ts'
import { createInput } from '../input/input.ts'
import { hasPad } from '../input/pads.ts'
import { shortcutsOf } from '../input/shortcuts.ts'
import { environment } from '../page/environment.ts'
import { changesFor } from '../input/key-changes.ts'
import { createPreferences } from '../page/preferences.ts'
import { hasStrongSigns } from '../page/strong-signs.ts'
import { createPaintBudget } from '../paint/paint-budget.ts'
import { createPrePainter } from '../paint/pre-painting.ts'
import { createStage, type LiveStage } from '../paint/stage.ts'
import { createPhases } from '../round/phases.ts'
import { createRounds } from '../round/rounds.ts'
import { toolsOf } from '../round/tools.ts'
import { calmWords, spoken } from '../shell/words.ts'
import { createDeferredSpeaker } from '../sound/speaker.ts'
import { createDeferredLoader, type DeferredLoader } from './deferred-loader.ts'
import { createFrames } from './frame.ts'
import type { GameOptions, GameParts } from './game-parts.ts'
import { createGestureReader } from './gestures.ts'
import { createLoop, type Loop } from './loop.ts'

/** Lets the host page paint first after it has shown the frame. */
const DEFERRED_AFTER_MS = 300
/** A device that takes longer to create everything before the view is slow. */
const SLOW_START_MS = 10

function openStage<S, A>({ shell, saveStore, startedAt }: GameOptions<S, A>): LiveStage {
  const { canvas, cards, hud } = shell
  const isPlaying = () => cards.shown === undefined
  const paintBudget = createPaintBudget(isPlaying)
  const stage = createStage(
    canvas,
    createPrePainter(isPlaying, paintBudget),
    paintBudget,
    () => saveStore.settings.calm,
  )
  const insets = hud.insets()
  // Decided before there is a pen: anything painted sharp would have to be painted again.
  if (performance.now() - startedAt > SLOW_START_MS) stage.beginCoarse()
  stage.wear(saveStore.save.look ?? '', hasStrongSigns(saveStore.settings))
  stage.measure(insets)
  return stage
}

export function createParts<State, Action>(options: GameOptions<State, Action>): GameParts<State, Action> {
  const { game, info, saveStore, shell, hostPage, levelCache } = options
  const { canvas, cards } = shell
  const speaker = createDeferredSpeaker()
  const gameText: GameText = {
    // By ear the task comes first; sounds report the score.
    standing() {
      if (preferences.byEar && gameText.place()) return ''
      return (preferences.calm ? calmWords : spoken)(game, rounds.standing)
    },
    place: () => view.say?.(rounds.session.state) ?? '',
    task: () => (game.words?.task ?? game.say)?.(rounds.session.state) ?? '',
    board: () => game.words?.describe(rounds.session.state) ?? [],
  }
  const announcer = options.createAnnouncer(shell, gameText)
  const stage = openStage(options)
  const rounds = createRounds(info.slug, game, saveStore, environment, options.format, levelCache)
  const preferences = createPreferences(game, saveStore, speaker, shell, hostPage)
  const view = game.open(stage, {
    play: (...sounds) => speaker.play(sounds),
    news: announcer.news,
    moment: (moment) => deferred.play?.direct(moment),
  })
  const parts = { ...options, speaker, announcer, stage, rounds, preferences, view }
  const deferred: DeferredLoader<State, Action> = createDeferredLoader(
    info.deferred,
    hostPage,
    (): DeferredOptions<State, Action> => ({
      ...info,
      ...parts,
      ...phases,
      ...cards,
      environment,
      hostPage,
      worksOffline: info.offline,
      phase: () => phases.now,
      isStill: () => preferences.still,
      isShown: (kind) => cards.shown?.kind === kind,
      usePad: input.usePad,
      say: announcer.say,
      gameText,
      last: () => announcer.last,
      wear(look = stage.look) {
        stage.wear(look, hasStrongSigns(saveStore.settings))
        view.resize?.()
        loop.wake()
      },
      gesture(gesture) {
        loop.wake()
        read(gesture)
      },
      focusGame: () => canvas.focus({ preventScroll: true }),
      playToday: phases.today,
    }),
  )
  const tools = toolsOf(game)
  const phases = createPhases({
    ...parts,
    title: info.title,
    tools,
    deferred,
    changed: deferred.sendSummary,
  })
  const own = game.keys ?? []
  const shortcuts = shortcutsOf(tools, game.words !== undefined, own)
  const read = createGestureReader(view, rounds, phases, announcer, deferred, () => frames.isPainted)
  const input = createInput(canvas, cards, own, shortcuts, game.wheel ?? false, {
    gesture: read,
    shortcut: phases.use,
    awake() {
      speaker.unlock()
      loop.wake()
    },
    padFound: phases.recard,
    changes: () => changesFor(info.slug, saveStore.settings.keys ?? {}, own),
  })
  const frames = createFrames({
    ...parts,
    deferred,
    phases,
    input,
    ready: () => hostPage.say({ arcade: 'ready' }),
    // A hidden iframe gets no animation frames, so it loads nothing more until the host page has shown it.
    whole: () => void requestAnimationFrame(() => setTimeout(deferred.load, DEFERRED_AFTER_MS)),
  })
  const loop: Loop = createLoop({
    pass: frames.pass,
    draw: frames.draw,
    pace(sinceInput) {
      const pace = frames.pace(sinceInput)
      deferred.rested(pace, sinceInput)
      return pace
    },
    woken: deferred.woken,
    hasPad,
    slow: () => stage.coarsen() && view.resize?.(),
    quick: () => cards.shown && stage.sharpen() && view.resize?.(),
    stalled: phases.leave,
  })
  return { ...parts, deferred, phases, input, frames, loop }
}
