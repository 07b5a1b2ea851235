/** The game's score: fetched by itself after the album, played while a round is, with a switch of its own. */
import type { CardButton } from '../../shell/card.ts'
import type { Standing } from '../../round/standing.ts'
import { PLAIN } from '../../sound/plain.ts'
import type { Score } from '../../sound/score.ts'
import { createSynth } from '../../sound/synth.ts'
import { fanfareOf } from './fanfare.ts'
import { ICONS } from '../icons.ts'
import type { Deferred, DeferredOptions } from '../contract.ts'

/** The fingerprints of the games' scores, by their slugs. Written into the script by the build. */
declare const SCORES: Readonly<Record<string, string>>

/** Of a view that says nothing of it. */
const TENSION = 0.3

/** A score that does not come is no news: the game is heard by plain voices. */
async function scoreOf(slug: string): Promise<Score> {
  const fingerprint = SCORES[slug]
  if (!fingerprint) return PLAIN
  try {
    const address = `/assets/score-${slug}-${fingerprint}.js`
    const { score } = (await import(/* @vite-ignore */ address)) as { score: Score }
    return score
  } catch {
    return PLAIN
  }
}

export function createMusic<State, Action>(
  parts: DeferredOptions<State, Action>,
): Pick<Deferred<State>, 'switches' | 'ended'> {
  const { slug, game, view, rounds, saveStore, speaker, recard } = parts

  /** Whoever plays by ear needs the effects: for them there is music only if they asked for it. */
  const isMusicOn = () => saveStore.settings.music ?? !(game.byEar && saveStore.settings.byEar)

  /** Before the round that is played. */
  let { stars } = saveStore.save
  const synth = createSynth({
    isPlaying: () => parts.phase() === 'playing' || parts.phase() === 'counting',
    tension: () => view.tension?.(rounds.session.state) ?? TENSION,
    isMusicOn,
    isStill: parts.isStill,
  })
  speaker.connect(synth)
  void scoreOf(slug).then(synth.perform)

  const musicSwitch = (): CardButton => ({
    label: 'Music',
    icon: ICONS.music,
    on: isMusicOn() && !saveStore.settings.muted,
    does() {
      // Whoever switches it on wants to hear it.
      if (saveStore.settings.muted) saveStore.set({ muted: false, music: true })
      else saveStore.set({ music: !isMusicOn() })
      speaker.mute(false)
      speaker.unlock()
      recard()
    },
  })

  return {
    switches: () => (SCORES[slug] ? [musicSwitch()] : []),
    ended(standing: Standing<State>) {
      speaker.tune(fanfareOf(game, standing, stars, saveStore.save.stars))
      ;({ stars } = saveStore.save)
    },
  }
}
