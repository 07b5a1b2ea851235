/** Texts about the game for the site: card, page and instructions. */
import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Blank',
  slug: 'blank-real-time',
  summary:
    'Blank: petals fall in three lanes, ever faster. Tap each one just as it passes through its ring, and miss none.',
  colour: '#20406a',
  genre: 'arcade',
  description: `
    <p>The wind has shaken the garden, and petals sail down in three lanes. <strong>Blank</strong> asks for one thing,
    at the right moment: a tap, just as a petal passes through its ring. It begins at an easy pace, and every petal
    falls a little faster than the one before.</p>
    <p>A petal caught in the very middle of its ring counts twice, and long rows of catches play a tune. Three petals
    may be lost; the first five fall for practice and cost nothing. There are <em>four medals</em> to earn, and
    every day Today brings a round that is the same for everyone.</p>`,
  sec_desc: `
    <h3>How to play</h3>
    <p>Tap a lane while its petal is in the ring. A catch counts one point, in the middle of the ring two. A tap on an
    empty ring closes it for half a second. The round ends when three petals have been lost.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap a lane, anywhere between top and bottom.</li>
      <li><strong>Mouse:</strong> click a lane.</li>
      <li><strong>Keyboard:</strong> press Left, Down or Right, one for each lane; Space is the same as Down. Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> press left, down or right on the d-pad; A is the same as down. Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Watch the ring, not the petal: it is easier to see when something enters a place than when it leaves one.</li>
      <li>Rather let one petal go than close a ring that the next one needs.</li>
      <li>Later petals overlap. Tap in the order in which they arrive, from the bottom up.</li>
    </ul>`,
}
