/** Names the game's own keys and pad buttons, for the page where they are changed. */
import type { KeyName } from '../kit/game.ts'

export const keyNames: readonly KeyName[] = [
  { name: 'Spin', keys: ['KeyQ', 'PadX'] },
  { name: 'Ball in hand', keys: ['KeyB', 'PadL'] },
  { name: 'Next ball', keys: ['KeyN', 'PadR'] },
  { name: 'Coach', keys: ['KeyH', 'PadY'] },
]
