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
      straight from the side; at dusk the wind gets hold of the tower; higher up there is ice that melts while you
      think, and after that there are comets. Nobody ever fell out with this game for being unfair. They merely
      said <em>just one more</em> and looked up an hour later.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>A slab slides back and forth above the tower. Drop it when it is lined up with the one below. Any part
      that hangs over falls away; miss the tower entirely and the round is over. A drop that is almost exact
      counts as perfect and costs nothing, and from the third in a row each one widens the slab. Every storey
      counts one, and medals wait at 28, 75, 135 and, for the steadiest
      hands, 240.</p>
    <h3>Lamps, fever and what else slides by</h3>
    <ul>
      <li><strong>Lamps:</strong> a perfect drop lights one of the eight at the top, a wide cut puts one out.</li>
      <li><strong>Fever:</strong> with all eight lit, every slab is golden and two storeys high. Perfect drops keep
        the lamps burning, each cut puts out three, and the fever ends with the last.</li>
      <li><strong>Keystone:</strong> the pale one with the wedge. Land it perfectly: it widens the whole tower and
        lights two lamps.</li>
      <li><strong>From the side:</strong> some slabs come straight across, and a bad drop costs two of their sides.</li>
      <li><strong>Wind:</strong> from dusk on the tower sways, so aim at where it will be.</li>
      <li><strong>Ice and comets:</strong> ice melts until it is dropped, comets start slowly and rush. In the
        nebula all of it comes at once.</li>
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
      <li>Watch the edge that arrives first and press as it meets the edge below; looking at the middle makes
        you late.</li>
      <li>Listen: a soft tick sounds each time the slab is lined up.</li>
      <li>After a bad cut wait for a keystone. One perfect drop on it can save a tower that is hardly wider than
        Dot.</li>
    </ul>
  `,
}
