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
      those out, and what remains makes all the sums come true at once.</p>
    <p>It opens with three rows of three, a warm-up for the time it takes a kettle to boil, and grows to eight
      by eight, where one stubborn seven can hold up its row and its column together. Nothing ever has to be
      guessed: all three hundred grids have a single answer each, and plain reasoning leads to it. With every line that comes true
      a light flies over to the greenhouse, and there is a quiet pleasure in watching its panes go on, one
      after another, while an owl in spectacles looks on.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Decide for each digit whether it stays or goes. What is left of a row must add up to the number at its
      end, and the same holds for every column; the small label says by how much a line is off. Mark a digit
      <em>out</em> to strike it, or <em>keep</em> to remind yourself that it is safe. Every strike counts,
      keeping is free: three stars are for not striking a digit that belongs.</p>
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
      <li>A digit larger than its target can only be out.</li>
      <li>Look at what must go as well as at what must stay: a line that is three too rich loses a three, or a
        two and a one.</li>
      <li>Settle small targets first. Each digit decided there narrows the line that crosses it.</li>
    </ul>
  `,
}
