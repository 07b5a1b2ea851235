/** Names the game's own keys and pad buttons, for the page where they are changed. */
import type { KeyName } from '../kit/game.ts'

export const keyNames: readonly KeyName[] = [
  { name: 'Aim left, finely', keys: ['KeyQ', 'PadL'] },
  { name: 'Aim right, finely', keys: ['KeyE', 'PadR'] },
]
