/** Names the game's own keys and pad buttons, for the page where they are changed. */
import type { KeyName } from '../kit/game.ts'

export const keyNames: readonly KeyName[] = [
  { name: 'First piece', keys: ['Digit1', 'Numpad1'] },
  { name: 'Second piece', keys: ['Digit2', 'Numpad2'] },
  { name: 'Third piece', keys: ['Digit3', 'Numpad3'] },
  { name: 'Previous piece', keys: ['KeyQ', 'PadL'] },
  { name: 'Next piece', keys: ['KeyE', 'PadR'] },
  { name: 'Undo', keys: ['KeyU', 'KeyZ', 'PadX'] },
]
