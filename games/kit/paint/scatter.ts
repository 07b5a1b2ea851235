/** A fixed scatter, from 0 to 1: the same for a number every time, so that scenery needs no memory and no die. */
export function scatter(n: number, salt = 0): number {
  const value = Math.sin(n * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
}
