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
      as what is left. It is the only building site where the architect sweats.</p>
    <p>Land one perfectly and it rings like a bell and lights a lamp. Light the whole garland to start a
      <strong>fever</strong> of golden slabs, two storeys each. Some slabs have two faces: take the quick
      jewel, or wait for the leaf? Every height has its own idea of fun. Above the rooftops, keystones give back what you lost; in
      the clouds, slabs come straight from the side; at dusk, the wind gets hold of the tower; then comes ice that
      melts while you think; then comets and pulsing stars. Nobody has ever called this game unfair. They merely
      said <em>just one more</em>.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Drop each slab when it lines up with the one below. Overhang falls away; a miss ends the round.
      A near-exact drop counts as perfect and costs nothing; from the third in a row, each one widens the slab.
      Every storey is a point; medals come at 28, 75, 135 and 240.</p>
    <ul>
      <li><strong>Fever:</strong> perfect drops light the garland: four lamps at first, then six, then eight. Once all
        are lit, golden slabs count double, but every cut puts out three lamps.</li>
      <li><strong>Two faces:</strong> every ten storeys, a slab turns over at each end. The jewel is quick
        and counts three; the leaf is slow and widens the tower.</li>
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
