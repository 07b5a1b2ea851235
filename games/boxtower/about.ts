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
      then a crate settles in a gap so neatly that you look round for applause. Height is what counts, three
      crates may hit the ground before the shift is over, and the weather, calm to begin with, turns windy
      <em>just as it gets interesting</em>.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>A crate hangs from the swinging hook. Release it over the tower and let it come to rest, then the next
      one is lowered. Your score is the greatest height at which the tower has stood, in centimetres; flags
      wait at 3, 7 and 14 metres, and for experts an emerald one at 32. Four neat landings in a row, and ivy
      holds all but the topmost crate for good. Each crate that falls counts against you, and the third one
      ends the shift. Later on the wind leans on everything; socks announce it.</p>
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
      <li>A lean can be mended: set the next one a little to the other side, and wait until all is quiet
        before you drop again.</li>
    </ul>
  `,
}
