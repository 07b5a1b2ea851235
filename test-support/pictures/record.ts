/**
 * Prints the fingerprints of a game's pictures as JSON: `node record.ts <root> <folder>`. With the name of a picture it
 * prints the calls that draw it. Runs in a process of its own, because it replaces the process's canvas and clock.
 */
import { createHash } from 'node:crypto'
import { installRecorder } from './recording-canvas.ts'

const [root = '', folder = '', wanted] = process.argv.slice(2)
installRecorder()
// Drawing code may look for a canvas while it loads.
const { picturesOf } = await import('./scenes.ts')
const { recordCards, WITH_CARDS } = await import('./cards.ts')
const pictures = await picturesOf(root, folder)
if (WITH_CARDS.includes(folder)) pictures.push(...(await recordCards(root, folder)))

const fingerprint = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)

console.log(
  wanted === undefined
    ? JSON.stringify(Object.fromEntries(pictures.map(([name, lines]) => [name, fingerprint(lines)])), null, 2)
    : (pictures.find(([name]) => name === wanted)?.[1].join('\n') ?? ''),
)
