/** Names the game's own keys and pad buttons, for the page where they are changed. */
import type { KeyName } from '../kit/game.ts'

export const keyNames: readonly KeyName[] = [
  { name: 'Strike', keys: ['KeyX', 'PadL'] },
  { name: 'Keep', keys: ['KeyK', 'PadR'] },
]
