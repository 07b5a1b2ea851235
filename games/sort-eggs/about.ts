import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Sort Eggs',
  slug: 'sort-eggs',
  summary: 'Flip the gates in a tree of chutes and bring every egg to the basket of its pattern.',
  colour: '#8d55e2',
  genre: 'arcade',
  description: `
    <p>The hens have been creative again. Spots, stripes, zigzags: down the chutes they come, and at the
      bottom the baskets are waiting, <strong>one for each pattern and no exceptions</strong>. Between the two
      there is nothing but you and a handful of gates.</p>
    <p>Tap a gate and it flips; the next egg to reach it goes the other way. With one gate this is restful.
      With several, with three eggs rolling at once and a fourth one already rattling overhead, it becomes the
      sort of work that people put on a CV. A long row of right deliveries earns a <em>golden egg</em>. A
      wrong basket means breakfast, and three broken eggs close the farm for the day. The hens have agreed to
      one thing only: never to send a mix that cannot be sorted. They did not say that it would be easy.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Each egg rolls from the top and takes whichever branch a gate points to. Flip the gates ahead of it so
      that it ends in the basket that wears its pattern. Gates, patterns and speed increase through the day,
      which is over once three eggs have been broken.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a gate to flip it.</li>
      <li><strong>Mouse:</strong> click a gate to flip it.</li>
      <li><strong>Keyboard:</strong> arrow keys choose a gate, Space or Enter flips it; Esc or P pauses, M
        mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick chooses a gate, A flips it, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>The egg nearest a basket needs you least. Set its last gate and go back to the one in front.</li>
      <li>Learn which gates belong to which basket, then read the path from the bottom up.</li>
      <li>When two eggs want opposite things, wait until the first has passed and flip behind it. There is
        always room.</li>
    </ul>
  `,
}
