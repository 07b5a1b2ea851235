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
    <p>Tap a gate and it flips. With one this is restful; with five it is the sort of work that people put on
      a CV. Every right egg fills a nest on the roof: eight earn a <em>golden egg</em>, and everything is worth
      twice as much, then three times. Three broken eggs end it all.</p>
    <p>At night the baskets hatch, and every new day has an idea of its own: rotten eggs that belong nowhere,
      twins that part at the first gate, a fox who would like to help. The hen has promised one thing only:
      never to send a mix that cannot be sorted.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Each egg takes whichever branch a gate points to. Flip the gates ahead of it so that it ends in the
      basket that wears its pattern. Throw out rotten eggs before they reach a basket, and send the fox away
      before an egg lands in front of him. A golden egg is worth five. A day without a broken egg gives points
      and a lost heart back.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a gate, a rotten egg or the fox.</li>
      <li><strong>Mouse:</strong> click them.</li>
      <li><strong>Keyboard:</strong> left and right arrow send the marked egg and mark the next, down throws
        out and sends away, up takes answers back, Space or Enter flips the gate that is met first; Esc or P
        pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick does what the arrows do, A flips the gate, Start pauses.</li>
      <li><strong>By ear:</strong> a switch on the opening and pause cards. Time passes slower, an egg sounds
        from the side to which it must be sent, and what to press is said.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>An egg smiles when every gate on its way stands right.</li>
      <li>The hen thinks of the next egg before she lays it. Think along.</li>
      <li>A fox who gets a rotten egg will not forget it. Nor will your score.</li>
    </ul>
  `,
}
