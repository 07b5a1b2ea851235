/** Lets the plant of the week climb up both sides of every card, by a style that all cards share. */
import type { GameContext } from '../contract.ts'
import { daysOfWeek, WEEK, weekLookOf, type WeekLook } from './week-look.ts'

/** Size of the picture, and of a day's growth, in its own units. */
const WIDE = 20
const HIGH = 182
const STEP = 22

/** The right-hand vine mirrors the left one. */
function picture({ leaf, colour, edge, petal }: WeekLook, played: number, isMirrored: boolean): string {
  const top = HIGH - played * STEP - 6
  const leaves = Array.from({ length: played }, (_, day) => {
    const side = day % 2 ? -0.8 : 0.8
    return `<path transform="translate(10 ${HIGH - 10 - day * STEP})scale(${side} .8)" d="M0 0${leaf}"/>`
  })
  const petals = Array.from(
    { length: 5 },
    (_, i) => `<circle cy="-4" r="3.4" transform="rotate(${i * 72})"/>`,
  )
  const bloom = `<g transform="translate(10 ${top})" fill="${petal}" stroke="#0004" stroke-width=".6">${petals.join('')}<circle r="2.6" fill="#ffc52e"/></g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><g${
    isMirrored ? ` transform="matrix(-1 0 0 1 ${WIDE} 0)"` : ''
  } fill="${colour}" stroke="${edge}" stroke-width="1.4"><path fill="none" stroke-width="2" stroke-linecap="round" d="M10 ${HIGH}Q8 ${(HIGH + top) / 2} 10 ${top}"/>${leaves.join('')}${played < WEEK ? '' : bloom}</g></svg>`
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
    if (played > 0) style.setProperty(name, picture(weekLookOf(today), played, isMirrored))
    else style.removeProperty(name)
}
