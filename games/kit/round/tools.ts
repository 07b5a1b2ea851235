/** Selects the shell's tools that a game uses. */
import type { Game } from '../game.ts'
import type { Tool } from '../shell/hud.ts'

export const canUndo = <S, A>({ undo, rules }: Game<S, A>): boolean => undo ?? !rules.tick

/** In button order. */
export function toolsOf<S, A>(game: Game<S, A>): Tool[] {
  const { levels } = game
  return [
    ...(canUndo(game) ? (['undo'] as const) : []),
    ...(levels?.hint ? (['hint'] as const) : []),
    ...(levels && !levels.names ? (['restart'] as const) : []),
    'sound',
    'pause',
  ]
}
