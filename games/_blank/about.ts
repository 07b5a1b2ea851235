import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Blank',
  slug: 'blank',
  summary:
    'Blank: open every bud in the row, though touching one turns its neighbours as well. For a quiet minute.',
  colour: '#3b2a8f',
  genre: 'puzzle',
  description: `
    <p>It is evening, and a row of buds cannot agree. Some have opened, some sleep, and whoever touches one of them
    wakes its neighbours as well, or sends them back to bed. <strong>Blank</strong> is the smallest puzzle in the
    greenhouse: one row, one rule, and a way to open them all that is shorter than the one you tried first.</p>
    <p>The first rows have three buds, the last of the <em>20 levels</em> have nine, and after those new rows grow for
    as long as you like. Every level can be solved, its par is the true minimum, and a hint is always right. Undo costs
    nothing, so try things out and see what happens.</p>`,
  sec_desc: `
    <h3>How to play</h3>
    <p>Touch a bud: it and the buds beside it open if they were shut, and close if they were open. The level is done
    when the whole row is open. Three stars are for those who need no more touches than par.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a bud; the buttons undo, hint and restart.</li>
      <li><strong>Mouse:</strong> click a bud.</li>
      <li><strong>Keyboard:</strong> choose with the arrow keys and press Space. Z or U undoes, H hints, R restarts, Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> choose with the d-pad and press A; X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>The order of touches does not matter, and touching a bud twice changes nothing.</li>
      <li>Decide about the first bud; from then on each touch is forced by the bud before it.</li>
      <li>If the last bud will not open, decide about the first one the other way round.</li>
    </ul>`,
}
