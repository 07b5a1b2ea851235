/** A fixed scatter, from 0 to 1: the same for a number every time, so that scenery needs no memory. */
export const scatter = (n: number, salt = 0): number =>
  Math.abs(Math.sin(n * 127.1 + salt * 311.7 + 1) * 43758.5) % 1
