/** Loads the game's score, plays it during rounds, and provides the music switch. */
import type { CardButton } from '../../shell/card.ts'
import type { Standing } from '../../round/standing.ts'
import { PLAIN } from '../../sound/plain.ts'
import { createSynth, type Synth } from '../../sound/synth.ts'
import type { Tune } from '../../sound/voices.ts'
import { fanfareOf } from './fanfare.ts'
import { hasGameFile, loadGameFile } from '../game-file.ts'
import { ICONS } from '../icons.ts'
import { createQuiet } from './quiet.ts'
import type { Deferred, DeferredOptions } from '../contract.ts'

/** Tension of a game whose view does not report it. */
const DEFAULT_TENSION = 0.3

interface Music<State, Action>
  extends
    Pick<Deferred<State, Action>, 'switches' | 'ended' | 'fanfare' | 'rested' | 'woken'>,
    Pick<Synth, 'quiet'> {}

export function createMusic<State, Action>(options: DeferredOptions<State, Action>): Music<State, Action> {
  const { slug, game, view, rounds, saveStore, speaker, recard } = options

  /** Music is off by default when the game is played by ear, because it masks the effects. */
  const isMusicOn = () => saveStore.settings.music ?? !(game.byEar && saveStore.settings.byEar)

  /** Stars before the current round. */
  let { stars } = saveStore.save
  /** Of the round that has ended. */
  let tune: Tune | undefined
  const quiet = createQuiet(speaker.hush)
  const synth = createSynth({
    // Music plays only during rounds, and ends with them.
    isPlaying: () => !quiet.isQuiet && (options.phase() === 'playing' || options.phase() === 'counting'),
    tension: () => view.tension?.(rounds.session.state) ?? DEFAULT_TENSION,
    isMusicOn,
    isStill: options.isStill,
  })
  speaker.connect(synth)
  // Plain voices without music if the score cannot be loaded.
  void loadGameFile(slug).then(({ score = PLAIN }) => synth.perform(score))

  const musicSwitch = (): CardButton => ({
    label: 'Music',
    icon: ICONS.music,
    on: isMusicOn() && !saveStore.settings.muted,
    does() {
      // Turning music on also turns sound on.
      if (saveStore.settings.muted) saveStore.set({ muted: false, music: true })
      else saveStore.set({ music: !isMusicOn() })
      speaker.mute(false)
      speaker.unlock()
      recard()
    },
  })

  return {
    quiet: synth.quiet,
    rested: quiet.follow,
    woken: () => quiet.wake(options.phase()),
    switches: () => (hasGameFile(slug) ? [musicSwitch()] : []),
    ended(standing: Standing<State>) {
      tune = fanfareOf(game, standing, stars, saveStore.save.stars)
      ;({ stars } = saveStore.save)
    },
    fanfare() {
      if (tune) speaker.tune(tune)
      tune = undefined
    },
  }
}
