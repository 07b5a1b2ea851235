/** Teaches the elements of Rolly Vortex. Places are metres from the start, or those of lesson-places.ts. */
import type { Lesson } from '../kit/lessons.ts'
import { BALL_PLACE, METER_PLACE } from './lesson-places.ts'
import { RUSH, secondsBetween } from './rules/curve.ts'
import type { State } from './rules/state.ts'
import type { Obstacle } from './rules/tube.ts'

/** Seconds ahead at which an element is well in view and leaves time to act. */
const SOON = { from: 1, to: 2 }
/** A drum can be taught until it begins, because it does not end the round. */
const DRUM_FROM = 0.25
/** Share of a blaze that must be left to be worth a lesson. */
const FRESH = 0.7
/** Fins are narrower than any other part of a wall, in turns. */
const WIDEST_FIN = 0.04

/** Its place, if the ball gets there soon. */
function soon({ distance, crash }: State, { at }: { readonly at: number }, from = SOON.from) {
  const seconds = secondsBetween(distance, at)
  return !crash && seconds > from && seconds < SOON.to ? at : undefined
}

/** The next obstacle, if it is of a kind. */
const next = (isKind: (obstacle: Obstacle) => boolean) => (state: State) => {
  const obstacle = state.obstacles.find(({ at }) => at > state.distance)
  return obstacle && isKind(obstacle) ? soon(state, obstacle) : undefined
}

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'rush',
    title: 'Rush',
    text: 'Gems and near misses fill this bar until you are ablaze.',
    tip: 'Collect every gem in a row.',
    at: ({ rush, blaze, crash }) => (rush >= RUSH.step && !blaze && !crash ? METER_PLACE : undefined),
  },
  {
    id: 'wall',
    title: 'Wall',
    text: 'A wall ends the round, unless a bubble protects you.',
    tip: 'Roll to the open side early.',
    at: next(({ kind, turn }) => kind === 'wall' && turn === 0),
  },
  {
    id: 'blaze',
    title: 'Ablaze',
    text: 'Ablaze, you smash walls and fly over gaps for four seconds.',
    tip: 'Steer into a wall: it scores.',
    at: ({ blaze, rush }) => (blaze && rush > RUSH.full * FRESH ? BALL_PLACE : undefined),
  },
  {
    id: 'bubble',
    title: 'Bubble',
    text: 'A bubble absorbs one crash; you start with one.',
    tip: 'Roll into it if yours has burst.',
    at(state) {
      const bubble = state.treats.find(({ kind, at }) => kind === 'bubble' && at > state.distance)
      return bubble && soon(state, bubble)
    },
  },
  {
    id: 'ember',
    title: 'Ember',
    text: 'An ember fills the bar as much as six gems.',
    tip: 'Near a wall, take it and swerve, or leave it.',
    at(state) {
      const ember = state.treats.find(({ kind, at }) => kind === 'ember' && at > state.distance)
      return ember && soon(state, ember)
    },
  },
  {
    id: 'hole',
    title: 'Gap',
    text: 'A gap ends the round like a wall; roll around it.',
    tip: 'Roll up the wall beside it.',
    at: next(({ kind }) => kind === 'hole'),
  },
  {
    id: 'blade',
    title: 'Blades',
    text: 'Blades turn while you come; roll between two of them.',
    tip: 'Aim where the opening will be.',
    at: next(({ kind }) => kind === 'blade'),
  },
  {
    id: 'drum',
    title: 'Drum',
    text: 'A drum carries you sideways, the way its arrows point.',
    tip: 'Steer against it early.',
    at(state) {
      const drum = state.drums.find(({ at }) => at > state.distance)
      return drum && soon(state, drum, DRUM_FROM)
    },
  },
  {
    id: 'turning gate',
    title: 'Turning gate',
    text: 'This gate turns: its opening moves on around the tube.',
    tip: 'Aim where the opening will be.',
    at: next(({ kind, turn, sways }) => kind === 'wall' && turn !== 0 && !sways),
  },
  {
    id: 'fork',
    title: 'Fork',
    text: 'Fins split the tube; one side has walls and gems.',
    tip: 'Choose your side early.',
    at: next(({ kind, arcs }) => kind === 'wall' && arcs.every(({ span }) => span < WIDEST_FIN)),
  },
  {
    id: 'swaying gate',
    title: 'Swinging gate',
    text: 'This gate swings back and forth around the tube.',
    tip: 'Aim for the middle of its swing.',
    at: next(({ kind, sways }) => kind === 'wall' && sways),
  },
]
