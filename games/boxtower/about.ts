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
    <p>A crate hangs from the swinging hook. Release it over the tower, and what it adds counts as it lands; should the
      tower fall before it has come to rest, it is taken back. Your score is the greatest height, in
      centimetres; flags wait at 7.5, 19 and 29 metres, and for experts an emerald one at 45. However many crates
      it takes, a collapse is one fall, and the third one ends the shift.</p>
    <p>The blossoms under the score count neat landings in a row. With the fourth, ivy holds all but the topmost crate
      for good; with the eighth come six golden chests, taller than any crate. Magnets find the middle by
      themselves, honey sets where it touches and holds the whole tower. Later there are double crates, a
      trolley that rolls, ice, and drums.</p>
    <p>Dark clouds announce a storm. A tower that loses nothing in it wins ivy and gets a lost crate back, and a neat
      landing in the thick of it counts twice. From the third one on, storms turn round half-way.</p>
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
      <li>Wide crates make floors, narrow ones make towers. Lay the first kind across the joints below.</li>
      <li>A lean can be mended: set the next one a little to the other side. Honey mends it at once, so a
        crooked tower is what it is for.</li>
      <li>When the sky darkens, think of the ivy: what it holds, no storm moves.</li>
    </ul>
  `,
}
