/** Opens the system's share sheet. Returns false if it could not open; closing it is a decision, not a failure. */
export async function shareBySheet(text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ text, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
