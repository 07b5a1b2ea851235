/** Texts about the game for the site: card, page and instructions. */
import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Blank',
  slug: 'blank-turns',
  summary:
    'Blank: plant flowers in a small bed. Three or more of a kind side by side are picked, and make room for more.',
  colour: '#5a2c48',
  genre: 'puzzle',
  description: `
    <p>A bed of sixteen cells, and a queue of flowers that never ends. <strong>Blank</strong> gives you one flower at a
    time: put it into any free cell. As soon as three or more of a kind grow side by side they are picked, and their
    cells are free again.</p>
    <p>A group of three brings three points, four bring six and five bring ten, so it can pay to wait. New kinds of
    flowers come over time, and the round ends when the bed is full. There are <em>four medals</em> to earn, and
    every day Today brings a round that is the same for everyone.</p>`,
  sec_desc: `
    <h3>How to play</h3>
    <p>The flower to plant is above the bed, and the one after it is beside it. Choose a free cell. Flowers of the same
    kind that touch at a side form a group; a group of three or more is picked as soon as it is complete.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a free cell.</li>
      <li><strong>Mouse:</strong> click a free cell.</li>
      <li><strong>Keyboard:</strong> choose with the arrow keys and press Space. Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> choose with the d-pad and press A; Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Give each kind a corner of its own, and keep a free cell between two pairs of a kind: the next one joins all
      five.</li>
      <li>Look at the second flower of the queue before you plant the first.</li>
      <li>A nearly full bed wants small groups; an empty one has room for large ones.</li>
    </ul>`,
}
