import { describe, expect, test } from 'vitest'
import { distancesTo, FAR } from '../rules/bound.ts'
import { createGround } from '../rules/ground.ts'
import { readHouse } from '../rules/house.ts'
import { frozenPots, lostPots } from '../rules/lost.ts'

/** The places of the lost pots of a position. */
function lostIn(text: string): number[] {
  const { house, position } = readHouse(text)
  return lostPots(house, position).map((pot) => position.pots[pot] ?? -1)
}

const placesOf = (text: string, letter: string) =>
  Array.from(text, (each, place) => (each === letter ? place : -1)).filter((place) => place >= 0)

/** Every $ is lost. */
describe('lost:', () => {
  test.each([
    ['a pot in a corner', '#####/#$  #/# @ #/#  .#/#####'],
    ['a pot on a wall without a bed', '######/#  $ #/# @  #/# .  #/######'],
    ['a pot at the end of a passage', '#######/#@  ###/# . $##/#   ###/#######'],
    ['two pots side by side on a wall', '######/# $$ #/#@   #/# .. #/######'],
    ['four pots in a square', '######/#    #/# $$ #/# $$ #/#@...#/#   .#/######'],
    ['two pots and two walls in a square', '#######/# #   #/# $$  #/#  #  #/#@ .. #/#######'],
    ['three pots in a hook between walls', '#######/#  ## #/# $$# #/# #$ .#/#@ #..#/#     #/#######'],
  ])('%s', (_, text) => {
    expect(lostIn(text)).toEqual(placesOf(text, '$'))
  })

  test('a pot in a passage that can only be pushed away from its bed', () => {
    expect(lostIn('########/#. $@  #/########')).toEqual([])
    expect(lostIn('########/#.@$   #/########')).toEqual([12])
  })

  test('a pot whose only bed is under a pot that can never move', () => {
    const text = '#######/#*$  @#/#     #/#######'
    expect(lostIn(text)).toEqual([10])
  })

  test('pots that block each other in a passage', () => {
    // The two in the passage push each other, the one behind them has nobody to push it.
    const text = '########/#@$$   #/#### ###/#### ###/####.###/####.###/########'
    expect(lostIn(text)).toEqual(placesOf(text, '$'))
  })
})

test('of two pots on a wall with one bed, only the one farther from the bed is lost', () => {
  expect(lostIn('#######/# $ $.#/#@   .#/#     #/#######')).toEqual([10])
})

describe('not lost:', () => {
  test.each([
    ['a pot in the open', '#####/#   #/#@$.#/#   #/#####'],
    ['a pot on a wall that has a bed', '######/# $ .#/#@   #/######'],
    ['a pot in a corner that is a bed', '#####/#*  #/# @ #/#####'],
    ['pots side by side on beds', '######/#@** #/#    #/######'],
    ['two pots side by side in the open', '######/#    #/# $$ #/#@...#/#    #/######'],
    ['two pots on a wall, a tile apart', '#######/#.$ $.#/#@    #/#     #/#######'],
  ])('%s', (_, text) => expect(lostIn(text)).toEqual([]))
})

test('a pot beside pots on beds that never move is lost alone', () => {
  const text = '######/#**$ #/#@   #/# .  #/######'
  expect(lostIn(text)).toEqual([10])
})

test('pots that block each other are frozen; those that can still move are not', () => {
  const { house, position } = readHouse('#######/#$$   #/#  $$ #/#  $  #/#@....#/#    .#/#######')
  expect([...frozenPots(createGround(house), position.pots)]).toEqual([9, 10])
})

test('distances count pushes, and are infinite along walls without a bed', () => {
  const house = '######/#.   #/#    #/#    #/######'
  const away = distancesTo(createGround(house), house.indexOf('.'))
  const floor = Array.from(house, (letter, place) => ('#/'.includes(letter) ? -1 : place)).filter(
    (p) => p > 0,
  )
  // The last column and the last row are dead: nobody can get behind a pot there to push it back.
  expect(floor.map((place) => away[place])).toEqual([0, 1, 2, FAR, 1, 2, 3, FAR, FAR, FAR, FAR, FAR])
})

describe('counts the lost pots of a house with', () => {
  test.each([
    ['a pot that only an arch lets out', '#######/#@    #/# # # #/# #$# #/# #n#.#/#     #/#######', 1],
    ['a pot whose reserved bed is elsewhere', '######/# $  #/#@   #/#  a #/######', 1],
    ['a pot on the wall that leads to its bed', '######/# $ a#/#@   #/######', 0],
    ['a pot on the wall with ice before its bed', '######/#@$~.#/#    #/######', 0],
    ['a pot that can still fill a pit', '######/#@$ o#/#    #/######', 0],
    ['a pot on a wall before a mat that points at it', '#######/#@$ <.#/#     #/#######', 1],
    ['a pot on a wall before a mat that points to the bed', '#######/#@$ >.#/#     #/#######', 0],
  ])('%s', (_, text, count) => expect(lostIn(text)).toHaveLength(count))

  test('a pot in a pit, away from its reserved bed', () => {
    const { house, position } = readHouse('#######/#     #/#@$o  #/#   a #/#   $ #/#     #/#######')
    expect(lostPots(house, position)).toEqual([])
    expect(lostPots(house, { ...position, pots: [-19, position.pots[1] ?? 0] })).toContain(0)
  })
})
