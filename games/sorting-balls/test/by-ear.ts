/** Plays by ear: asks for hints and follows their words, letting equal balls follow. */
import type { Listener } from '../../kit/test/listener.ts'
import { kindOf, type State } from '../rules/state.ts'
import { MOST_KINDS } from '../rules/tubes.ts'
import { kindName } from '../words/kinds.ts'

export function createListener(): Listener {
  let at = 1
  let isHolding = false
  /** Tubes to move to and press Space at, in this order. */
  let stops: number[] = []
  return {
    next(heard) {
      const here = /Tube (\d+) of \d+\./.exec(heard) ?? /^[A-Z].* to tube (\d+)(?:\.|: complete)/.exec(heard)
      if (here) [at, isHolding] = [Number(here[1]), / your /.test(heard)]
      // The next ball of a pour.
      if (/ takes your next /.test(heard)) return 'Space'
      const hint = /Tube (\d+) to tube (\d+)\./.exec(heard)
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

const NAMES = [...Array.from({ length: MOST_KINDS }, (_, kind) => kindName(kind)), 'veiled']
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  'green leaf': 'green leaves',
  'orange cross': 'orange crosses',
  'brown stripes': 'brown stripes',
  veiled: 'veiled',
}
const pluralOf = (name: string) => IRREGULAR_PLURALS[name] ?? `${name}s`
const singularOf = (plural: string) => NAMES.find((name) => pluralOf(name) === plural) ?? plural

interface Tube {
  readonly name: string
  /** From the top. */
  readonly balls: readonly string[]
  /** The rest of its description. */
  readonly notes: string
}

export const readBoard = (lines: readonly string[]): Tube[] =>
  lines.map((line) => {
    const [, name = '', contents = '', room = ''] =
      /^(Tube \d+)(?:, from the top)?: (.*); (.*)\.$/.exec(line) ?? []
    const runs = contents === 'empty' ? [] : contents.split(', ')
    return {
      name,
      balls: runs.flatMap((run) => {
        const [, count, name = ''] = /^(?:(\d+) )?(.*)$/.exec(run) ?? []
        const ball = count ? singularOf(name) : name
        return Array.from({ length: Number(count ?? 1) }, () => ball)
      }),
      notes: room,
    }
  })

const MAKE_NOTES: Readonly<Record<string, string>> = {
  short: 'short glass, ',
  funnel: 'funnel, only takes, ',
  spout: 'spout, only gives',
}

export const boardOf = (state: State): Tube[] =>
  state.tubes.map((tube, place) => {
    const balls = tube
      .map((ball) => (state.veiled?.includes(ball) ? 'veiled' : kindName(kindOf(state, ball))))
      .reverse()
    const make = state.makes?.[place] ?? 'plain'
    const room = (make === 'short' ? 2 : state.height) - balls.length
    const isComplete =
      balls.length === state.height && new Set(tube.map((ball) => kindOf(state, ball))).size === 1
    const space = make === 'spout' ? '' : room > 0 ? `room for ${room}` : 'full'
    const notes = isComplete
      ? 'complete'
      : make === 'locked'
        ? `locked until all ${pluralOf(kindName(state.key ?? 0))} are sorted`
        : (MAKE_NOTES[make] ?? '') + space
    return { name: `Tube ${place + 1}`, balls, notes }
  })
