import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Stack Builder',
  slug: 'stack-builder',
  summary: 'Drop each sliding slab onto the tower and build from the garden all the way into space.',
  colour: '#ff7d66',
  genre: 'arcade',
  description: `
    <p>One slab, one button, one tower. The slab glides in over the top; tap, and it drops. Whatever overhangs
      is <strong>sliced off and gone</strong>, and the next one is only as wide as what you had left. It is
      the simplest building site in the world, and the only one where the architect sweats.</p>
    <p>Land one perfectly and it rings like a bell. Land the next and the note goes up; keep going and you
      play a scale, while the slab quietly grows wider again as thanks. Meanwhile the garden shrinks away
      below you, there are clouds, the sky deepens, and with some nerve you leave the weather behind
      altogether. Nobody ever fell out with this game for being unfair. They merely said <em>just one
      more</em> and looked up an hour later.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>A slab slides back and forth above the tower. Drop it when it is lined up with the one below. Any part
      that hangs over falls away; miss the tower entirely and the round is over. Perfect drops keep the full
      width, climb the scale and slowly win back what you have lost. Every storey counts one.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to drop.</li>
      <li><strong>Mouse:</strong> click anywhere to drop.</li>
      <li><strong>Keyboard:</strong> Space or Enter drops; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A drops, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Watch the edge that arrives first and press as it meets the edge below; looking at the middle makes
        you late.</li>
      <li>Find the rhythm and trust it. The slab takes equally long for each crossing.</li>
      <li>After a bad cut play three safe ones. A narrow slab punishes heroes, while a run of perfect drops
        widens it again.</li>
    </ul>
  `,
}
