import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Number Maze',
  slug: 'numbermaze',
  summary: 'Leap exactly as many cells as the number you stand on, and find the way to the goal.',
  colour: '#f2741b',
  genre: 'puzzle',
  description: `
    <p>This maze has no corridors. It has numbers, and they are strict. <strong>Stand on a three and you leap
      three cells</strong>: up, down, left or right, never two, never four, and never off the edge. The goal
      is in plain sight the whole time, which is what makes it so annoying.</p>
    <p>It looks like a stroll across twelve tiles. Then the gardens grow to nine by nine, and every few beds
      something new turns up that changes how you plan: keys and gates, carrots to pick before anybody may go
      home, tiles that break behind you, ice, burrows, numbers that grow. At least
      half of every garden is a trap of the courteous sort: it merely sends you on a scenic tour and
      <em>adds the moves to your bill</em>. Three hundred tuned levels in fifteen places, each with the
      shortest way known for certain, and no last level after them.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>You stand on a number. Jump that many cells in a straight line, in any of the four directions that stay
      on the board, and you stand on the next number. Land exactly on the flag to finish. Hedges block a leap,
      a key opens its gates, and the flag goes up when the last carrot is picked. Match par for three
      stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap one of the glowing cells, or swipe the way you want to leap. Tap any other
        cell to see where it leads.</li>
      <li><strong>Mouse:</strong> click a glowing cell; point at any cell to see where it leads.</li>
      <li><strong>Keyboard:</strong> arrow keys leap, Space looks one leap further ahead, Z or U undoes, H hints, R restarts; Esc or P pauses, M
        mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick leaps, A looks ahead, X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Start from the goal: which cells have just the right number to reach it? Usually there are only one
        or two.</li>
      <li>Large numbers have few landings, often just one. Know where such a leap ends before you board it.</li>
      <li>A cracked tile carries you once. Ask what you will still need it for.</li>
    </ul>
  `,
}
