import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'BoxTower',
  slug: 'boxtower',
  summary: 'Drop crates from a swinging crane and see how high a tower of real, wobbling boxes can stand.',
  colour: '#a5562a',
  genre: 'arcade',
  description: `
    <p>The crane driver has gone to lunch and left the keys in. Crates of many shapes swing in on the hook,
      long ones, tall ones, barrels and planters, and at your signal they drop. After that it is <strong>out of your
      hands and up to gravity</strong>, which has no sense of humour at all.</p>
    <p>These are proper boxes with weight, edges and grudges. A tower set square will stand until the end of
      time; one that is a touch off centre leans, thinks about it, and takes its neighbours along. Now and
      then a crate settles so neatly that you look round for applause, and get it: four in a row and ivy ties the
      tower down, eight and it stands in full bloom, with golden chests on the hook. Height is what counts, the third
      fall ends the shift, and the weather, calm to begin with, brews up a storm
      <em>just as it gets interesting</em>.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Release the crate over the tower. Its height counts in centimetres as it lands, and is taken back if the tower
      falls before it rests; flags wait at 7.5, 20 and 29 metres, and for experts at 47. The third fall ends the shift,
      however many crates each one takes.</p>
    <p>Blossoms count neat landings in a row. Four, and ivy holds all but the topmost crate for good; eight, and six
      golden chests follow. Magnets find the middle, honey holds the whole tower; double crates, a rolling trolley,
      ice and drums come later. Dark clouds announce a storm: lose nothing in it, and ivy and a lost crate are yours.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to let go.</li>
      <li><strong>Mouse:</strong> click anywhere to let go.</li>
      <li><strong>Keyboard:</strong> Space, Enter or the down arrow lets go; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A or down on the d-pad lets go, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Let go a moment before the crate is over its place: it keeps a little of its swing.</li>
      <li>A lean can be mended: set the next one a little to the other side, or keep honey for it.</li>
      <li>When the sky darkens, think of the ivy: what it holds, no storm moves. A neat landing in the storm counts
        twice.</li>
    </ul>
  `,
}
