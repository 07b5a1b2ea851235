/** For tuning: prints the file of a game's tuned levels, which the game then ships. */

/** Characters of a row, so that the rows stay within the width that the formatter keeps. */
const ROW = 90

/**
 * The text of `rules/tuned.ts`: what was chosen for every level, in as few characters as name it. `pieces` stay whole;
 * one long string of letters may be cut anywhere.
 */
export function tunedTable(says: string, pieces: string | readonly string[], name = 'TUNED'): string {
  const rows = typeof pieces === 'string' ? lettersInRows(pieces) : wordsInRows(pieces)
  const quoted = rows.map((row) => `  '${row.replaceAll('\\', '\\\\')}'`)
  return `/** Made by test/tune.ts: ${says} */\nexport const ${name} =\n${quoted.join(' +\n')}`
}

function lettersInRows(text: string): string[] {
  const count = Math.ceil(text.length / ROW)
  return Array.from({ length: count }, (_, i) => text.slice(i * ROW, (i + 1) * ROW))
}

/** Words with a space after each but the last. */
function wordsInRows(words: readonly string[]): string[] {
  const rows = ['']
  for (const [i, word] of words.entries()) {
    const piece = i < words.length - 1 ? `${word} ` : word
    const row = rows.at(-1) ?? ''
    if (row.length + piece.length > ROW && row) rows.push(piece)
    else rows[rows.length - 1] = row + piece
  }
  return rows
}
