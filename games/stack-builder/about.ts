import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Stack Builder',
  slug: 'stack-builder',
  summary: 'Drop each sliding slab onto the tower and build from the garden all the way into space.',
  colour: '#ff7d66',
  genre: 'arcade',
  description: `
    <p>One slab, one button, one tower. The slab glides in over the top with a ladybird called Dot aboard; tap,
      and it drops. Whatever overhangs is <strong>sliced off and gone</strong>, and the next slab is only as wide
      as what is left. It is the simplest building site in the world, and the only one where the architect
      sweats.</p>
    <p>Land one perfectly and it rings like a bell and lights a lamp. Light all eight to start a
      <strong>fever</strong>: slabs of solid gold, two storeys at a time, until your hand shakes. Every height has
      its own idea of fun. Above the rooftops, keystones give back what you lost; in the clouds, slabs come
      straight from the side; at dusk, the wind gets hold of the tower; then comes ice that melts while you
      think, and after that, comets. Nobody has ever called this game unfair. They merely said
      <em>just one more</em>.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Drop each slab when it lines up with the one below. Any overhang falls away; miss the tower and the round is
      over. A near-exact drop counts as perfect and costs nothing; from the third in a row, each one widens the
      slab. Every storey is worth one point. Medals are awarded at 28, 75, 135 and, for the steadiest hands, 240.</p>
    <ul>
      <li><strong>Fever:</strong> perfect drops light the eight lamps, a wide cut puts one out. Once all are lit,
        slabs turn to gold and count double, but every cut puts out three lamps. The fever ends with the last.</li>
      <li><strong>Keystone:</strong> the pale slab with the wedge. Land it perfectly to widen the slab on all sides
        and light two lamps.</li>
    </ul>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to drop.</li>
      <li><strong>Mouse:</strong> click anywhere to drop.</li>
      <li><strong>Keyboard:</strong> Space, Enter or the down arrow drops; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A or down drops, Start pauses.</li>
      <li><strong>One switch:</strong> any one key, button or tap plays the whole game.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Watch the leading edge; if you watch the middle, you will be late.</li>
      <li>Slabs from the side are cut on two sides at once, so take your time. Not with ice, though.</li>
      <li>After a bad cut, look out for a keystone.</li>
    </ul>
  `,
}
