/** A file for the visitor to keep, and one that the visitor chooses. */
import { make } from '../paint/elements.ts'

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  make('a', { href: address, download: name }).click()
  // The browser has taken what it needs by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Larger than all saves together could be. */
const LARGEST = 5_000_000

/** The text of a file; empty for one that is too large to be ours. Never answers when none is chosen. */
export function chooseFile(): Promise<string> {
  return new Promise((resolve) => {
    const input = make('input', { type: 'file', accept: '.json,application/json' })
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file) resolve(file.size > LARGEST ? '' : file.text())
    })
    input.click()
  })
}
