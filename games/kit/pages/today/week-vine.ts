/** Hangs the plant of the week along the lower edge of the cards, by a style that all cards share. */
import type { GameContext } from '../../deferred/contract.ts'
import { daysOfWeek, WEEK, weekLookOf, type WeekLook } from './week-look.ts'

/** Size of the picture, and of a day's growth, in CSS pixels: see deferred.css. */
const WIDE = 130
const HIGH = 26
const STEP = 17

/** Grows from the left; the mirrored one grows towards it, and on the seventh day they meet. */
function picture({ leaf, colour, edge, petal }: WeekLook, played: number, isMirrored: boolean): string {
  const end = played * STEP + 4
  const leaves = Array.from({ length: played }, (_, day) => {
    const side = day % 2 ? 1 : -1
    return `<path transform="translate(${6 + day * STEP} 13)rotate(${side * 32})" d="M0 0${leaf}"/>`
  })
  const petals = Array.from(
    { length: 5 },
    (_, i) => `<circle cy="-4.5" r="3.6" transform="rotate(${i * 72})"/>`,
  )
  const bloom = `<g transform="translate(${end - 4} 13)" fill="${petal}" stroke="#0005" stroke-width=".7">${petals.join('')}<circle r="2.8" fill="#ffc52e"/></g>`
  const mirror = isMirrored ? ` transform="matrix(-1 0 0 1 ${WIDE} 0)"` : ''
  const stem = `<path fill="none" stroke-width="2.2" stroke-linecap="round" d="M2 13Q${end / 2} 17 ${end} 13"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><g${mirror} fill="${colour}" stroke="${edge}" stroke-width="1.3">${stem}${leaves.join('')}${played < WEEK ? '' : bloom}</g></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/** Call it after every change of the days or of Calm, which hides it. */
export function growVine<State, Action>({
  saveStore,
  environment,
}: Pick<GameContext<State, Action>, 'saveStore' | 'environment'>): void {
  const { style } = document.documentElement
  const today = environment.today()
  const played = saveStore.settings.calm ? 0 : daysOfWeek(saveStore.save.days, today)
  for (const [name, isMirrored] of [
    ['--vine', false],
    ['--vine-mirrored', true],
  ] as const)
    style.setProperty(name, played > 0 ? picture(weekLookOf(today), played, isMirrored) : '')
}
