/** Cuts a name that would leave the tray of a narrow panel no room. */

/** Share of the panel's width that a name may take, and the width of a letter, in letter sizes. */
const SHARE = 0.45
const LETTER = 0.55
/** The shortest usual names: 'Player 1', 'Computer'. */
const USUAL = 8

/** `width` is that of the panel, in letter sizes. */
export function shortened(name: string, width: number): string {
  const most = Math.max(USUAL, Math.floor((width * SHARE) / LETTER))
  const letters = [...name]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name
}
