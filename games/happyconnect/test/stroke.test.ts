import { describe, expect, test } from 'vitest'
import { plainBoard, type Board } from '../rules/board.ts'
import { rules, type State } from '../rules.ts'
import { follow, isDone, stepTo, straightTo, resumeRound } from '../view/stroke.ts'
import { plainStart } from './plain-start.ts'

/**
 * A . . A
 * B . . .
 * . . . C
 * C . B .
 */
const start = plainStart(
  plainBoard(4, [
    [0, 1, 2, 3],
    [4, 5, 9, 13, 14],
    [11, 12],
  ]),
)
const drawn = rules.act(start, [4, 5, 6, 10])

describe('taking up', () => {
  test.each<[string, State, number, readonly number[] | undefined]>([
    ['a face begins anew', start, 3, [3]],
    ['a face begins anew, though its ribbon is drawn', drawn, 4, [4]],
    ['the end of a ribbon goes on with it', drawn, 10, [4, 5, 6, 10]],
    ['the middle of a ribbon goes on from there', drawn, 5, [4, 5]],
    ['an empty cell takes up nothing', drawn, 9, undefined],
  ])('%s', (_, state, cell, stroke) => expect(resumeRound(state, cell)).toEqual(stroke))
})

describe('a step', () => {
  test.each<[string, readonly number[], number, readonly number[] | undefined]>([
    ['goes on to the next cell', [0], 1, [0, 1]],
    ['arrives at the friend', [0, 1, 2], 3, [0, 1, 2, 3]],
    ['goes back', [0, 1, 2], 1, [0, 1]],
    ['goes back to the face', [0, 1, 2], 0, [0]],
    ['does not go over another face', [0], 4, undefined],
    ['does not go past the friend', [0, 1, 2, 3], 7, undefined],
    ['does not jump', [0], 2, undefined],
  ])('%s', (_, stroke, to, after) => expect(stepTo(start, stroke, to)).toEqual(after))
})

test('a stroke is done at the friend, not at its beginning', () => {
  expect(isDone(start, [0])).toBe(false)
  expect(isDone(start, [0, 1, 2])).toBe(false)
  expect(isDone(start, [0, 1, 2, 3])).toBe(true)
})

describe('following a finger', () => {
  test.each<[string, readonly number[], number, readonly number[]]>([
    ['straight', [0], 2, [0, 1, 2]],
    ['the longer side first', [4], 10, [4, 5, 6, 10]],
    ['round a face in the way', [0], 5, [0, 1, 5]],
    ['back to where it was', [4, 5, 6, 7], 5, [4, 5]],
    ['no further than the friend', [0], 7, [0, 1, 2, 3]],
    ['as far as it gets', [11], 13, [11, 10, 9, 13]],
    ['not at all where it cannot', [12], 4, [12, 8]],
  ])('%s', (_, stroke, to, after) => expect(follow(start, stroke, to)).toEqual(after))
})

describe('a tap', () => {
  test.each<[string, readonly number[], number, readonly number[] | undefined]>([
    ['leads along a row', [4], 7, [4, 5, 6, 7]],
    ['leads along a column', [4, 5], 13, [4, 5, 9, 13]],
    ['takes back', [4, 5, 9], 5, [4, 5]],
    ['means nothing round a corner', [4], 9, undefined],
    ['means nothing behind a face', [0], 12, undefined],
  ])('%s', (_, stroke, to, after) => expect(straightTo(start, stroke, to)).toEqual(after))
})

test('a finger leads a ribbon over itself on a bridge, and back again', () => {
  const board: Board = { ...plainBoard(4, [[4, 5, 6, 2, 1, 5, 9]]), marks: { 5: 'bridge' } }
  const bridged = plainStart(board)
  const loop = [4, 5, 6, 2, 1]
  expect(follow(bridged, loop, 5)).toEqual([...loop, 5])
  expect(follow(bridged, [...loop, 5], 5)).toEqual([...loop, 5])
  expect(follow(bridged, [...loop, 5], 1)).toEqual(loop)
  expect(follow(bridged, [4, 5, 6], 5)).toEqual([4, 5])
})

describe('a burrow', () => {
  /**
   * A o . .
   * . . . .
   * . . . .
   * . . A o
   */
  const board: Board = { ...plainBoard(4, [[0, 1, 15, 14]]), marks: { 1: 'burrow', 15: 'burrow' } }
  const mined = plainStart(board)
  test('lets out at the other end whoever steps into it', () => {
    expect(stepTo(mined, [0], 1)).toEqual([0, 1, 15])
    expect(follow(mined, [0], 2)).toEqual([0, 1, 15])
    expect(straightTo(mined, [0], 1)).toEqual([0, 1, 15])
    expect(stepTo(mined, [0, 1, 15], 14)).toEqual([0, 1, 15, 14])
  })
  test('is gone on from, on either side', () => {
    const begun = rules.act(mined, [0, 1, 15])
    expect(resumeRound(begun, 15)).toEqual([0, 1, 15])
    expect(resumeRound(begun, 1)).toEqual([0, 1, 15])
  })
})
