import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Sort Eggs',
  slug: 'sort-eggs',
  summary: 'Flip the gates in a tree of chutes and bring every egg to the basket of its pattern.',
  colour: '#8d55e2',
  genre: 'arcade',
  description: `
    <p>The hen has been creative again. Spots, stripes, zigzags, hearts: down the chutes they come, and at the
      bottom the baskets are waiting, <strong>one for each pattern and no exceptions</strong>. Between the two
      there is nothing but you and a handful of gates.</p>
    <p>Tap a gate and it flips; the next egg to reach it goes the other way. With one gate this is restful.
      With five, with three eggs rolling at once and a fourth one already on the hen’s mind, it becomes the
      sort of work that people put on a CV. Eight right ones in a row earn a <em>golden egg</em>. A wrong
      basket means breakfast, and three broken eggs end the day. The hen has agreed to one thing only: never
      to send a mix that cannot be sorted. She did not say that it would be easy.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Each egg rolls from the coop and takes whichever branch a gate points to. Flip the gates ahead of it so
      that it ends in the basket that wears its pattern. Gates, patterns and speed increase from dawn to
      night; when the tree is full, baskets begin to swap places. A golden egg is worth five. The day is over
      once three eggs have been broken.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a gate to flip it.</li>
      <li><strong>Mouse:</strong> click a gate to flip it.</li>
      <li><strong>Keyboard:</strong> left and right arrow send the marked egg and mark the next, up takes
        answers back, Space or Enter flips the gate that is met first; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick sends the marked egg left or right, A flips its gate, Start
        pauses.</li>
      <li><strong>By ear:</strong> a switch on the opening and pause cards. Time passes slower, an egg sounds
        from the side to which it must be sent, and what to press is said.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Watch the faces: an egg smiles when every gate on its way stands right.</li>
      <li>The hen thinks of the next egg before she lays it. Think along.</li>
      <li>When two eggs want opposite things, flip behind the first. There is always room.</li>
    </ul>
  `,
}
