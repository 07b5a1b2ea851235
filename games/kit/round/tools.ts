/** Selects the shell's tools that a game uses. */
import type { Game } from '../game.ts'
import type { Tool } from '../input/shortcuts.ts'

export const canUndo = <S, A>({ undo, rules }: Game<S, A>): boolean => undo ?? !rules.tick

/** In button order. */
export function toolsOf<S, A>(game: Game<S, A>): Tool[] {
  const { levels } = game
  const tools: readonly (Tool | false | undefined)[] = [
    canUndo(game) && 'undo',
    levels?.hint && 'hint',
    levels && !levels.names && 'restart',
    'sound',
    'pause',
  ]
  return tools.filter((tool): tool is Tool => Boolean(tool))
}
