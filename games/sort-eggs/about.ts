import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Sort Eggs',
  slug: 'sort-eggs',
  summary: 'Flip the gates in a tree of chutes and send every egg to the basket with its pattern.',
  colour: '#8d55e2',
  genre: 'arcade',
  description: `
    <p>The hen has been creative again. Spots, stripes, zigzags, hearts: down the chutes they come, and at the
      bottom the baskets are waiting, <strong>one for each pattern and no exceptions</strong>. Between the two
      there is nothing but you and a handful of gates.</p>
    <p>Tap a gate and it flips. With one this is restful; with five it is the sort of work that people put on
      a CV. Every right egg fills a nest on the roof: eight earn a <em>golden egg</em>, and everything is worth
      twice as much, then three times. Three broken eggs end it all.</p>
    <p>At night the baskets hatch, and every new day has a surprise of its own: rotten eggs that belong nowhere,
  twins that part at the first gate, a fox who would like to help. The hen promises only one thing:
      never to send a mix that cannot be sorted.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Each egg takes the branch its gate points to. Flip the gates ahead of it so that it lands in the basket
      with its pattern. Throw out rotten eggs before they reach a basket, and shoo the fox away before an egg lands
      in front of him. A golden egg is worth five. A day without a broken egg earns points and wins back a lost
      heart.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a gate, a rotten egg or the fox.</li>
      <li><strong>Mouse:</strong> click them.</li>
      <li><strong>Keyboard:</strong> the left and right arrows send the marked egg and mark the next, down
     throws out a rotten egg or shoos the fox, up undoes your choices, Space or Enter flips the next gate; Esc
     or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the d-pad or stick works like the arrows, A flips the gate, Start pauses.</li>
      <li><strong>By ear:</strong> a switch on the opening and pause cards. Time slows down, each egg sounds
    from the side it must go to, and your screen reader tells you what to press.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>An egg smiles when every gate on its way is set right.</li>
      <li>The hen thinks of the next egg before she lays it. Watch her.</li>
      <li>A fox who gets a rotten egg will not forget it. Nor will your score.</li>
    </ul>
  `,
}
