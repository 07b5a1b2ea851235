/** What is written and said of a round. Pure text. */
import { capital } from '../kit/words.ts'
import { BOSS, DEFENDER } from './rules/curve.ts'
import type { Help, Pick, State, Virus } from './rules/state.ts'
import { isBossWave } from './rules/waves.ts'

const bossOf = ({ viruses }: State): Virus | undefined => viruses.find(({ kind }) => kind === 'boss')

/** Beside the score: the wave, and the hearts that are left and lost. */
export const tally = ({ wave, hearts }: State) =>
  `Wave ${wave} · ${'♥'.repeat(hearts)}${'♡'.repeat(DEFENDER.hearts - hearts)}`

/** For someone who cannot see: what is on the field, and how much the defender can still take. */
export function say(state: State): string {
  const { wave, hearts, viruses, shield, offer, surge } = state
  const boss = bossOf(state)
  const foes = boss
    ? `boss at ${boss.strength}`
    : `${viruses.length} virus${viruses.length === 1 ? '' : 'es'}`
  const choice = offer.length ? `choose ${offer.map(capital).join(', ')}` : foes
  const guard = (shield ? ', shield' : '') + (surge ? ', surge' : '')
  return `Wave ${wave}, ${choice}, ${hearts} heart${hearts === 1 ? '' : 's'}${guard}`
}

/** How near the next boss was, or its end. */
export function verdict(state: State): string {
  const boss = bossOf(state)
  if (boss) return `Boss had ${boss.strength} left!`
  const away = BOSS.every - (state.wave % BOSS.every)
  return `Boss in ${away} wave${away === 1 ? '' : 's'}!`
}

/** The banner at the beginning of a wave. */
export const bannerWords = (wave: number) => (isBossWave(wave) ? 'Boss!' : `Wave ${wave}`)

/** How many times points count after so many steps of a chain. */
export const timesWords = (step: number) => `×${step + 1}`

/** What is written over the defender when it takes a gift. */
export const helpWords = (help: Help) => `${capital(help)}!`

/** What a capsule is called; after a boss an upgrade counts twice. */
export const pickWords = (pick: Pick, wave: number) =>
  capital(pick) + (pick !== 'heart' && isBossWave(wave) ? ' ×2' : '')

/** Where the nearest virus is, as seen on the screen. */
export function nearestWords(
  { viruses, x, y }: State,
  onScreen: (dx: number, dy: number) => { x: number; y: number },
): string {
  let [best, least] = ['', Infinity]
  for (const virus of viruses) {
    const away = (virus.x - x) ** 2 + (virus.y - y) ** 2
    if (away >= least) continue
    least = away
    const way = onScreen(virus.x - x, virus.y - y)
    const [wide, high] = [Math.abs(way.x), Math.abs(way.y)]
    const sides = [
      high * 2 > wide ? (way.y < 0 ? 'above' : 'below') : '',
      wide * 2 > high ? (way.x < 0 ? 'left' : 'right') : '',
    ]
    best = `Nearest ${sides.filter(Boolean).join(' ')}`
  }
  return best
}
