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
    <p>Land one perfectly and it rings like a bell, and the lights go on in its windows. Land the next and the
      note goes up; keep going and you play a scale, while the slab quietly grows wider again as thanks. The
      garden shrinks away, rooftops and balloons go by, there are clouds, then a sunset above them, and with some
      nerve you meet the planets. Nobody ever fell out with this game for being unfair. They merely said
      <em>just one more</em> and looked up an hour later.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>A slab slides back and forth above the tower. Drop it when it is lined up with the one below. Any part
      that hangs over falls away; miss the tower entirely and the round is over. A drop that is almost exact
      counts as perfect and costs nothing, and from the third in a row each one widens the slab. Every storey
      counts one, and medals wait at 15, 40, 90 and, for the steadiest
      hands, 190.</p>
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
      <li>Listen: a soft tick sounds each time the slab is lined up, and every crossing takes equally long.</li>
      <li>After a bad cut play three safe ones. A narrow slab punishes heroes, while a run of perfect drops
        widens it again.</li>
    </ul>
  `,
}
