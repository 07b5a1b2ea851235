/** Tests what a button does whose script has not loaded yet: it is answered at once, and says if the script is missing. */
import { expect, test } from 'vitest'
import { createLatePart } from '../run/late-part.ts'
import type { Card } from '../shell/card.ts'

/** A part that arrives or fails on demand. */
function openPart() {
  const shown: Card[] = []
  const used: string[] = []
  let fetched = 0
  const arrivals = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const part = createLatePart(
    () => {
      const arrival = arrivals[fetched++]
      if (!arrival) throw new Error('It was fetched too often.')
      return arrival.promise
    },
    (card) => void shown.push(card()),
  )
  return {
    shown,
    used,
    fetched: () => fetched,
    press: () =>
      part.use(
        (it) => used.push(it),
        () => used.push('back'),
        'Challenge',
      ),
    arrive: (text: string) => arrivals[fetched - 1]?.resolve(text),
    fail: () => arrivals[fetched - 1]?.reject(new TypeError('Failed to fetch')),
  }
}

test('a button whose script is on its way is answered by a card at once, and does its work when it is there', async () => {
  const { shown, used, press, arrive, fetched } = openPart()
  const pressed = press()
  expect(shown.map(({ title, lines }) => [title, ...lines])).toEqual([['Challenge', 'One moment …']])
  arrive('share')
  await pressed
  await press()
  expect([used, shown.length, fetched()]).toEqual([['share', 'share'], 1, 1])
})

test('a script that cannot be loaded is a sentence with a way back, and the next press tries again', async () => {
  const { shown, used, press, arrive, fail } = openPart()
  const pressed = press()
  fail()
  await pressed
  expect(shown.at(-1)?.lines[0]).toMatch(/^This part of the game could not be loaded\./)
  shown.at(-1)?.buttons[0]?.does()
  const again = press()
  arrive('share')
  await again
  expect(used).toEqual(['back', 'share'])
})
