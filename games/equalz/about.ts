import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Equalz',
  slug: 'equalz',
  summary: 'Strike digits out of the grid until every row and every column adds up to its target.',
  colour: '#3b35b5',
  genre: 'puzzle',
  description: `
    <p>Every grid in Equalz is <strong>very nearly right</strong>. A target waits at the end of each row and
      each column, and the digits in between add up to rather too much. Some of them do not belong. Strike
      those out, and suddenly every line adds up.</p>
    <p>It opens with three rows of three, a warm-up while the kettle boils, and grows to eight by eight. On
      the way the garden changes the sums: frosted digits are negative, twins go or stay together, a ×2
      doubles its lines, some targets count strikes or keep quiet, and flower beds add up too. There is no
      guessing: each of the first three hundred grids has a single answer, and plain reasoning leads to it.
      With every line that adds up, a light flies over to the greenhouse, while an owl in spectacles looks
      on.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Decide for each digit whether it stays or goes. The digits left in a row must add up to the number at
      its end, and the same holds for every column; the small label says by how much a line is off. A square
      target says how many digits go; where there are two targets, either will do. Mark a digit <em>out</em>
      to strike it, or <em>keep</em> to remember that it is safe. Only strikes count: make no wrong one to
      earn three stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a digit for out, again for keep, again to clear; tap a lit sum to keep
        the rest of its line; drag to mark several.</li>
      <li><strong>Mouse:</strong> click or drag in the same way.</li>
      <li><strong>Keyboard:</strong> arrow keys move the cursor, Space or Enter steps through the marks, X
        strikes, K keeps, Backspace clears, Z or U undoes, H hints, R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick moves the cursor, A steps, L strikes, R keeps, B clears, X
        undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Without frost, a digit larger than its target is out.</li>
      <li>A line that is three over loses a three, or a two and a one.</li>
      <li>Settle small targets first: that narrows down the lines that cross them.</li>
    </ul>
  `,
}
