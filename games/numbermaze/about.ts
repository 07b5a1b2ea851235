import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Number Maze',
  slug: 'numbermaze',
  summary: 'Leap exactly as far as the number under your feet, and find your way to the flag.',
  colour: '#f2741b',
  genre: 'puzzle',
  description: `
    <p>This maze has no corridors. It has numbers, and they are strict. <strong>Stand on a three and you leap
      three cells</strong>: up, down, left or right, never two, never four, and never off the edge. The flag
      is in plain sight the whole time, which is what makes it so annoying.</p>
    <p>It looks like a stroll across twelve tiles. Then the gardens grow to nine by nine, and every
      pack or two something new changes how you plan: keys and gates, carrots to pick before you may go home,
      tiles that break behind you, ice, burrows, numbers that grow. At least half of the numbers in every
      garden are polite traps: they merely send you on a scenic tour and <em>add the moves to your bill</em>.
      Three hundred tuned levels in fifteen packs, each with a proven shortest path, and endless levels after
      them.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Every tile has a number. Leap exactly that many cells up, down, left or right, without leaving the
      board, and leap on from the number where you land. Land exactly on the flag to finish. Hedges and closed
      gates block a leap, a key opens its gates, and the flag goes up when the last carrot is picked. Match par
      without a hint for three stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap one of the glowing cells, or swipe in the direction of your leap. Tap any
        other cell to see where it leads.</li>
      <li><strong>Mouse:</strong> click a glowing cell; point at any cell to see where it leads.</li>
      <li><strong>Keyboard:</strong> arrow keys leap, Space shows where each leap leads, Z or U undoes, H hints, R
        restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick leaps, A shows where each leap leads, X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Start from the flag: which cells have just the right number to reach it? Usually there are only one
        or two.</li>
      <li>Large numbers have few landings, often just one. Know where such a leap ends before you land there.</li>
      <li>A cracked tile breaks when you leap off it. Make sure that you will not need it again.</li>
    </ul>
  `,
}
