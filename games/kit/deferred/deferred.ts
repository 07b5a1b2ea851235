/**
 * Bundles what the first picture can do without and any round may need: results, advice, replays, challenges, sound,
 * gamepads and offline storage. One script for all games, loaded after the first full picture.
 */
import { createAdvice } from '../announce/advice.ts'
import { beginOffline } from '../page/offline.ts'
import { createLatePart } from '../run/late-part.ts'
import { roundsOf } from '../round/stats.ts'
import { summaryOf } from '../round/summary.ts'
import { addStyle } from './add-style.ts'
import { createChallenges } from './challenge/challenges.ts'
import { createWatching } from './challenge/watching.ts'
import type { Deferred, DeferredOptions } from './contract.ts'
import type { PagesFile, PagesPart } from './pages-contract.ts'
import { confetti } from './decoration/confetti.ts'
import { logotype } from './decoration/logotype.ts'
import style from './deferred.css?inline'
import { createMusic } from './music/music.ts'
import { nearestStop } from './nearest-stop.ts'
import { watchPad } from './pad.ts'
import { createScanning } from './scanning.ts'
import { addStepButtons } from './step-buttons.ts'
import { watchStrongSigns } from './watch-strong-signs.ts'
import { createEndCard } from './result/end-card.ts'
import { createStory } from './result/story.ts'
import { createTurns } from './turns.ts'

addStyle(style)

/** Returning players may open their progress right away. Not right after startup, so that the game is not slowed down. */
const PAGES_AFTER_MS = 500

export function createDeferred<State, Action>(
  options: DeferredOptions<State, Action>,
): Deferred<State, Action> {
  const { game, saveStore, isShown, recard } = options
  const watching = createWatching(options)
  const music = createMusic(options)
  const advice = createAdvice(options)
  const hud = game.words && document.querySelector('.hud')
  const scanning = hud && createScanning(options, addStepButtons(hud, options.gesture, options.use))
  const play = createLatePart(
    async () => (await import('../play/play.ts')).createPlay(options, music.quiet),
    options.cover,
  )
  const pages = createLatePart<PagesPart<State, Action>>(async () => {
    const { createPages }: PagesFile = await import('../pages/pages.ts')
    const help = { learnt: () => play.now?.learnt() ?? [], switches: () => scanning?.switches() ?? [] }
    return createPages(options, help, watching)
  }, options.cover)
  const challenges = createChallenges(options, watching, pages)
  const story = createStory(options, (standing) => pages.now?.challenges.results(standing))
  const turns = createTurns(options, pages)
  const endCard = createEndCard(options, story, (back) => ({
    ...challenges.buttons(back),
    ...turns.buttons(back),
  }))

  options.decorate(logotype, confetti, nearestStop)
  options.usePad(watchPad)
  void play.load()
  watchStrongSigns(options)
  if (options.worksOffline) beginOffline()
  // Rounds may have begun and ended while this script was loading.
  if (options.phase() === 'playing') advice.fresh()
  setTimeout(() => isShown('over') && recard())
  // They name changed keys.
  if (saveStore.settings.keys) void pages.load()
  else if (roundsOf(saveStore.save) > 0) setTimeout(() => void pages.load(), PAGES_AFTER_MS)

  async function growVine(): Promise<void> {
    const loaded = await pages.load()
    loaded?.growVine()
  }

  return {
    advice,
    get play() {
      return play.now
    },
    open: (back) => void pages.use((it) => it.open(back), back, 'Progress'),
    pick: (back) => void pages.use((it) => it.pick(back), back, 'Journey'),
    more: (covered, back, others) => void pages.use((it) => it.more(covered, back, others), back, 'More'),
    ended(standing) {
      challenges.ended(standing)
      turns.ended(standing)
      story.ended(standing)
      music.ended(standing)
      void growVine()
    },
    fanfare: music.fanfare,
    over: endCard.over,
    overWords: endCard.overWords,
    unlock: story.unlock,
    summary: () => summaryOf(game, saveStore.save, saveStore.settings.calm),
    switches: music.switches,
    rested(pace, sinceInput) {
      music.rested(pace, sinceInput)
      turns.watch()
    },
    woken: music.woken,
    meet: (code, started) => turns.meet(code, started, () => challenges.meet(code, started)),
    dayRival: challenges.dayRival,
    pass: watching.pass,
  }
}
