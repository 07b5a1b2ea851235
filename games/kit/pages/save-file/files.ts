/** Saves a text file to the visitor's device, and reads one that the visitor chooses. */
import { make } from '../../paint/elements.ts'
import { MOST_FILE_CHARS } from '../../save/limits.ts'

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  make('a', { href: address, download: name }).click()
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The text of the chosen file, cut just above the size limit. Never resolves if none is chosen. */
export function chooseFile(): Promise<string> {
  return new Promise((resolve) => {
    const input = make('input', { type: 'file', accept: '.json,application/json' })
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file) resolve(file.slice(0, MOST_FILE_CHARS + 1).text())
    })
    input.click()
  })
}
