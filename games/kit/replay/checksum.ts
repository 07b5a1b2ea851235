/** Hashes a text (FNV-1a) for checksums and seeds. Pure. */
export function checksumOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}
