/** Texts about the game for the site: card, page and instructions. */
import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Blank',
  slug: 'blank',
  summary:
    'Blank: open every bud in the row, but each touch also switches the buds next to it. For a quiet minute.',
  colour: '#3b2a8f',
  genre: 'puzzle',
  description: `
    <p>It is evening, and a row of buds cannot agree. Some are open, some are asleep, and touching one also wakes its
    neighbours or sends them back to bed. <strong>Blank</strong> is the smallest puzzle in the greenhouse: one row, one
    rule, and often a shorter solution than the first one you find.</p>
    <p>The first rows have three buds, the last of the <em>20 levels</em> have nine, and after those, new rows keep
    growing for as long as you like. Every level can be solved, par is always the fewest touches possible, and a hint
    is never wrong. Undo is free, so try things out and see what happens.</p>`,
  sec_desc: `
    <h3>How to play</h3>
    <p>Touch a bud to switch it and the buds next to it: open buds close, and closed buds open. A level is solved when
    the whole row is open. Solve it within par to earn three stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a bud; use the buttons to undo, get a hint or restart.</li>
      <li><strong>Mouse:</strong> click a bud.</li>
      <li><strong>Keyboard:</strong> choose with the arrow keys and press Space. Z or U undoes, H hints, R restarts, Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> choose with the d-pad and press A; X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>The order of touches does not matter, and touching a bud twice changes nothing.</li>
      <li>Decide whether to touch the first bud. After that, each touch is forced by the bud to its left.</li>
      <li>If the last bud stays closed, start over with the opposite decision about the first one.</li>
    </ul>`,
}
