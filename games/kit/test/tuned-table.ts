/** Generates the source of a game's `rules/tuned.ts`. */

/** Characters per row, within the formatter's line width. */
const ROW = 90

/** Source of a table of choices per level. A string is split anywhere; items of a list stay whole. */
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
