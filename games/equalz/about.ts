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
      guessed: each grid has a single answer, and plain reasoning leads to it. As a line comes true it lights
      up, and there is a quiet pleasure in watching the last few go on, one after another, like windows in the
      evening.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Decide for each digit whether it stays or goes. The digits you keep in a row must add up to the number
      at its end, and the same holds for every column. Mark a digit <em>out</em> to strike it, or
      <em>keep</em> to remind yourself that it is safe. The level is solved when all the lines are lit.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a digit to mark it out, tap again for keep, once more to clear it.</li>
      <li><strong>Mouse:</strong> click a digit to step through the same marks.</li>
      <li><strong>Keyboard:</strong> arrow keys move the cursor, Space or Enter marks, Z or U undoes, H hints,
        R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick moves the cursor, A marks, X undoes, Y hints, Start
        pauses.</li>
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
