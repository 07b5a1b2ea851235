import { describe, expect, test } from 'vitest'
import { plainBoard, type Board } from '../rules/board.ts'
import { rules, type State } from '../rules.ts'
import { follow, isDone, stepTo, straightTo, pickUp } from '../view/stroke.ts'
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

describe('picking up', () => {
  test.each<[string, State, number, readonly number[] | undefined]>([
    ['a face starts a new stroke', start, 3, [3]],
    ['a face starts a new stroke, even if its ribbon is drawn', drawn, 4, [4]],
    ['the end of a ribbon continues it', drawn, 10, [4, 5, 6, 10]],
    ['the middle of a ribbon continues it from there', drawn, 5, [4, 5]],
    ['an empty cell has no effect', drawn, 9, undefined],
  ])('%s', (_, state, cell, stroke) => expect(pickUp(state, cell)).toEqual(stroke))
})

describe('a step', () => {
  test.each<[string, readonly number[], number, readonly number[] | undefined]>([
    ['goes on to the next cell', [0], 1, [0, 1]],
    ['reaches the friend', [0, 1, 2], 3, [0, 1, 2, 3]],
    ['goes back', [0, 1, 2], 1, [0, 1]],
    ['goes back to the face', [0, 1, 2], 0, [0]],
    ['does not go over a face of a different pair', [0], 4, undefined],
    ['does not go past the friend', [0, 1, 2, 3], 7, undefined],
    ['does not jump', [0], 2, undefined],
  ])('%s', (_, stroke, to, after) => expect(stepTo(start, stroke, to)).toEqual(after))
})

test('a stroke is complete at the friend, not at its first face', () => {
  expect(isDone(start, [0])).toBe(false)
  expect(isDone(start, [0, 1, 2])).toBe(false)
  expect(isDone(start, [0, 1, 2, 3])).toBe(true)
})

describe('following a finger', () => {
  test.each<[string, readonly number[], number, readonly number[]]>([
    ['goes straight', [0], 2, [0, 1, 2]],
    ['goes along the longer axis first', [4], 10, [4, 5, 6, 10]],
    ['goes round a face in the way', [0], 5, [0, 1, 5]],
    ['goes back to an earlier cell', [4, 5, 6, 7], 5, [4, 5]],
    ['stops at the friend', [0], 7, [0, 1, 2, 3]],
    ['turns where it has to', [11], 13, [11, 10, 9, 13]],
    ['stops where something is in the way', [12], 4, [12, 8]],
  ])('%s', (_, stroke, to, after) => expect(follow(start, stroke, to)).toEqual(after))
})

describe('a tap', () => {
  test.each<[string, readonly number[], number, readonly number[] | undefined]>([
    ['leads along a row', [4], 7, [4, 5, 6, 7]],
    ['leads along a column', [4, 5], 13, [4, 5, 9, 13]],
    ['goes back to an earlier cell', [4, 5, 9], 5, [4, 5]],
    ['has no effect round a corner', [4], 9, undefined],
    ['has no effect behind a face', [0], 12, undefined],
  ])('%s', (_, stroke, to, after) => expect(straightTo(start, stroke, to)).toEqual(after))
})

test('a stroke follows a finger over itself on a bridge, and back again', () => {
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
  test('leads a stroke that enters it out of the other one', () => {
    expect(stepTo(mined, [0], 1)).toEqual([0, 1, 15])
    expect(follow(mined, [0], 2)).toEqual([0, 1, 15])
    expect(straightTo(mined, [0], 1)).toEqual([0, 1, 15])
    expect(stepTo(mined, [0, 1, 15], 14)).toEqual([0, 1, 15, 14])
  })
  test('lets a stroke be continued from either end', () => {
    const begun = rules.act(mined, [0, 1, 15])
    expect(pickUp(begun, 15)).toEqual([0, 1, 15])
    expect(pickUp(begun, 1)).toEqual([0, 1, 15])
  })
})
