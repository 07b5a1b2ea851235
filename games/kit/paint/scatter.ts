/** Hashes a number to a fixed fraction from 0 to 1, so that scenery needs neither state nor randomness. */
export function scatter(n: number, salt = 0): number {
  const value = Math.sin(n * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
}
