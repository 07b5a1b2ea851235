import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'BoxTower',
  slug: 'boxtower',
  summary:
    'Drop crates from a swinging crane and see how high you can build a tower of real, wobbling boxes.',
  colour: '#a5562a',
  genre: 'arcade',
  description: `
    <p>The crane driver has gone to lunch and left the keys in. Crates of many shapes swing in on the hook,
      long ones, tall ones, barrels and planters, and at your signal they drop. After that it is <strong>out of your
      hands and up to gravity</strong>, which has no sense of humour at all.</p>
    <p>These are proper boxes with weight, edges and grudges. A tower set square will stand until the end of
      time; one that is a touch off centre leans, thinks it over, and takes its neighbours with it. Now and
      then a crate settles so neatly that you look round for applause, and get it: four in a row and ivy ties the
      tower down, eight and it bursts into full bloom, with golden chests on the hook. Height is what counts, the third
      fall ends the shift, and the weather, calm to begin with, brews up a storm
      <em>just as it gets interesting</em>.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Drop each crate onto the tower. Your score is the tower’s height in centimetres: a landing raises it at once,
  but if it falls before settling, the gain is lost. Flags mark 750, 2000, 2900 and 4700.
  The third fall ends the shift.</p>
    <p>Blossoms count neat landings in a row. After four, ivy holds all but the topmost crate for good; after eight,
  six golden chests follow; the first four bring two. Magnets find the middle and honey glues the whole tower; double crates, a rolling
  trolley, ice and drums come later. Dark clouds announce a storm: get through it without a fall, and you earn ivy
   and get a fall back.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to drop.</li>
      <li><strong>Mouse:</strong> click anywhere to drop.</li>
      <li><strong>Keyboard:</strong> Space, Enter or the down arrow drops the crate; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A or down on the d-pad drops the crate, Start pauses.</li>
      <li><strong>One switch:</strong> any one key, button or tap plays the whole game.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Drop a moment early: the crate keeps a little of its swing.</li>
      <li>Correct a lean: land the next crate a little to the other side, or save honey for it.</li>
      <li>When the sky darkens, go for ivy: no storm can move a crate it holds. A neat landing in a storm counts
  twice.</li>
    </ul>
  `,
}
