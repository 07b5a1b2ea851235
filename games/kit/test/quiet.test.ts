import { expect, test } from 'vitest'
import { createQuiet, MUSIC_FOR } from '../deferred/music/quiet.ts'

function listened() {
  const hushes: boolean[] = []
  return { hushes, quiet: createQuiet((hushed) => void hushes.push(hushed)) }
}

test('a round left alone fades its music, then suspends audio once', () => {
  const { hushes, quiet } = listened()
  quiet.follow('beat', MUSIC_FOR - 1)
  expect([quiet.isQuiet, hushes]).toEqual([false, []])
  quiet.follow('beat', MUSIC_FOR + 1)
  expect([quiet.isQuiet, hushes]).toEqual([true, []])
  quiet.follow('beat', MUSIC_FOR + 3)
  quiet.follow('beat', MUSIC_FOR + 4)
  expect([quiet.isQuiet, hushes]).toEqual([true, [true]])
})

test('a game that still draws keeps its music', () => {
  const { hushes, quiet } = listened()
  quiet.follow('full', MUSIC_FOR * 2)
  expect([quiet.isQuiet, hushes]).toEqual([false, []])
})

test('an input brings sound back', () => {
  const { hushes, quiet } = listened()
  quiet.follow('beat', MUSIC_FOR * 2)
  quiet.wake('playing')
  expect([quiet.isQuiet, hushes]).toEqual([false, [true, false]])
})

test('an input on the pause card does not', () => {
  const { hushes, quiet } = listened()
  quiet.follow('beat', MUSIC_FOR * 2)
  quiet.wake('covered')
  expect([quiet.isQuiet, hushes]).toEqual([false, [true]])
})
