/** The bench, played by ear: hints are asked for, and what they say is done; alike balls that follow go along. */
import type { Listener } from '../../kit/proof/listener.ts'
import { kindOf, type State } from '../rules/state.ts'
import { kindAt } from '../view/kinds.ts'

export function openListener(): Listener {
  let at = 1
  let isHolding = false
  /** Tubes to go to, and to press Space at. */
  let stops: number[] = []
  return {
    next(heard) {
      const here = /Tube (\d+) of \d+\./.exec(heard)
      if (here) [at, isHolding] = [Number(here[1]), / your /.test(heard)]
      // The next ball of a pour.
      if (/ takes your next /.test(heard)) return 'Space'
      const hint = /Move the .* from tube (\d+) to tube (\d+)\./.exec(heard)
      if (hint) {
        stops = hint.slice(1).map(Number)
        if (isHolding) return 'Backspace'
      }
      const [stop] = stops
      if (stop === undefined) return 'KeyH'
      if (stop !== at) return stop > at ? 'ArrowRight' : 'ArrowLeft'
      stops.shift()
      return 'Space'
    },
  }
}

interface Tube {
  readonly name: string
  /** From the top. */
  readonly balls: readonly string[]
  readonly room: number
  readonly isComplete: boolean
}

export const readBoard = (lines: readonly string[]): Tube[] =>
  lines.map((line) => {
    const [, name = '', contents = '', room = ''] =
      /^(Tube \d+)(?:, from the top)?: (.*); (.*)\.$/.exec(line) ?? []
    const runs = contents === 'empty' ? [] : contents.split(', ')
    return {
      name,
      balls: runs.flatMap((run) => {
        const [, count = 1, ball = ''] = /^(?:(\d+) )?(.*)$/.exec(run) ?? []
        return Array.from({ length: Number(count) }, () => ball)
      }),
      room: Number(/^room for (\d)$/.exec(room)?.[1] ?? (room === 'full' || room === 'complete' ? 0 : NaN)),
      isComplete: room === 'complete',
    }
  })

export const boardOf = (state: State): Tube[] =>
  state.tubes.map((tube, place) => {
    const balls = tube.map((ball) => kindAt(state.level, kindOf(state, ball)).name).reverse()
    const room = state.height - balls.length
    return {
      name: `Tube ${place + 1}`,
      balls,
      room,
      isComplete: room === 0 && new Set(balls).size === 1,
    }
  })
