/** Texts of a round for the screen and for screen readers. */
import { capital } from '../kit/words.ts'
import { BOSS, DEFENDER } from './rules/curve.ts'
import type { Help, Reward, State, Virus } from './rules/state.ts'
import { isBossWave } from './rules/waves.ts'

const bossOf = ({ viruses }: State): Virus | undefined => viruses.find(({ kind }) => kind === 'boss')

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Beside the score: the wave, and hearts left and lost; short, to leave room for the best in a narrow frame. */
export const tally = ({ wave, hearts }: State) =>
  `W${wave} ${'♥'.repeat(hearts)}${'♡'.repeat(DEFENDER.hearts - hearts)}`

/** For screen readers: wave, viruses or cards, hearts and protection. */
export function say(state: State): string {
  const { wave, hearts, viruses, shield, offer, surge } = state
  const boss = bossOf(state)
  const foes = boss ? `Boss at ${boss.strength}` : counted(viruses.length, 'virus', 'viruses')
  const [left, middle, right] = offer.map(capital)
  const task = right ? `Choose ${left}, ${middle} or ${right}` : foes
  const guard = (shield ? ', shield' : '') + (surge ? ', surge' : '')
  return `Wave ${wave}. ${task}. ${counted(hearts, 'heart', 'hearts')}${guard}`
}

/** How far away the next boss was, or the strength it had left. */
export function verdict(state: State): string {
  const boss = bossOf(state)
  if (boss) return `Boss had ${boss.strength} left!`
  const away = BOSS.every - (state.wave % BOSS.every)
  return `Boss in ${counted(away, 'wave', 'waves')}!`
}

/** Title at the start of a wave. */
export const bannerWords = (wave: number) => (isBossWave(wave) ? 'Boss!' : `Wave ${wave}`)

/** Points multiplier at a step of the chain. */
export const timesWords = (step: number) => `×${step + 1}`

/** Word over the defender when it takes a gift. */
export const helpWords = (help: Help) => `${capital(help)}!`

/** Name of a card; upgrades count twice after a boss. */
export const rewardWords = (reward: Reward, wave: number) =>
  capital(reward) + (reward !== 'heart' && isBossWave(wave) ? ' ×2' : '')

/** Direction of the nearest virus on the screen. */
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
    const level = way.y < 0 ? 'above' : 'below'
    const side = way.x < 0 ? 'left' : 'right'
    const place = high * 2 <= wide ? `to the ${side}` : wide * 2 <= high ? level : `${level} ${side}`
    best = `Nearest virus ${place}`
  }
  return best
}
