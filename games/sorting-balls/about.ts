import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Sorting Balls',
  slug: 'sorting-balls',
  summary: 'Move the top balls from tube to tube until each glass holds only one kind.',
  colour: '#f0489b',
  genre: 'puzzle',
  description: `
    <p>Someone has filled these tubes with the patience of a toddler and the method of a washing machine. You
      have <strong>the top ball of each, an empty glass or two</strong>, and the firm belief that everything
      has its place.</p>
    <p>A ball goes onto its own kind or into an empty tube, and at first that is all there is to learn. Then
      the alchemist brings out her stranger glasses: short ones that no ball can stay in, funnels that give
      nothing back, spouts that take nothing in, a locked tube, and balls under a veil. Each ball bears a
      symbol as well as a colour, three hundred levels have been solved in advance to show what the
      <em>best</em> solution costs, and if you run into a dead end, the game says so instead of letting you
      wander about in it.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Choose a tube to lift its top ball, then choose where to set it down: onto a ball of the same kind, or
      into an empty tube, as long as there is room. The level is done when every tube holds a single kind or
      nothing. Every ball counts as a move. Par is the fewest moves possible (after level 300, a good target);
      stay within a tenth of it for three stars. The button in the corner adds a tube, for a star.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a tube to lift a ball, tap another to drop it; or drag it across.</li>
      <li><strong>Mouse:</strong> click one tube, then the other; or drag.</li>
      <li><strong>Keyboard:</strong> arrow keys move the cursor, Space or Enter lifts and drops, Z or U
        undoes, H hints, R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick moves the cursor, A lifts and drops, B puts it back, X undoes, Y
        hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>An empty tube is your most valuable possession. Spend it only on a move that soon wins you one
        back.</li>
      <li>Dig where two of a kind lie close to the top, then gather the others onto them.</li>
      <li>Put nothing into a funnel until you know which kind belongs there. A veil can hide anything, so keep
        some room.</li>
    </ul>
  `,
}
