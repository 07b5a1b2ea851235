import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Stack Builder',
  slug: 'stack-builder',
  summary: 'Drop each sliding slab onto the tower and build from the garden all the way into space.',
  colour: '#ff7d66',
  genre: 'arcade',
  description: `
    <p>One slab, one button, one tower. The slab glides in over the top with a ladybird called Dot aboard; tap,
      and it drops. Whatever overhangs is <strong>sliced off and gone</strong>, and the next one is only as wide
      as what you had left. It is the simplest building site in the world, and the only one where the architect
      sweats.</p>
    <p>Land one perfectly and it rings like a bell, and a lamp goes on. Light all eight and there is
      <strong>fever</strong>: slabs of solid gold, two storeys at a time, until your hand shakes. Every height has
      its own idea of fun. Above the rooftops keystones give back what you lost; out of the clouds slabs come
      straight from the side; at dusk the wind gets hold of the tower; then there is ice that melts while you
      think, and after that come comets. Nobody ever called this game unfair. They merely said
      <em>just one more</em>.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Drop each slab when it is lined up with the one below. Any part that hangs over falls away; miss the tower
      and the round is over. A drop that is almost exact counts as perfect and costs nothing, and from the third in
      a row each one widens the slab. Every storey counts one, and medals wait at 28, 75, 135 and, for the
      steadiest hands, 240.</p>
    <ul>
      <li><strong>Fever:</strong> perfect drops light the eight lamps, a wide cut puts one out. With all lit, slabs
        are golden and count twice. Now each cut puts out three, until the last.</li>
      <li><strong>Keystone:</strong> the pale one with the wedge. Laid perfectly, it widens the whole tower and
        lights two lamps.</li>
    </ul>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to drop.</li>
      <li><strong>Mouse:</strong> click anywhere to drop.</li>
      <li><strong>Keyboard:</strong> Space, Enter or the down arrow drops; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A or down drops, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Watch the edge that arrives first; looking at the middle makes you late.</li>
      <li>Slabs from the side lose two sides at once, so be patient with them. Never with ice.</li>
      <li>After a bad cut, wait for a keystone.</li>
    </ul>
  `,
}
