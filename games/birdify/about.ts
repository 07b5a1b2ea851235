import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Birdify',
  slug: 'birdify',
  summary: 'Flap a plump little bird through the garden canes, past gusts and berries and into the night.',
  colour: '#2fbfe6',
  genre: 'arcade',
  description: `
    <p>The bird is round. The wings are small. <strong>Physics has looked into the matter</strong> and is
      prepared to be lenient, provided that you keep tapping. Each tap is one flap; each gap between the
      garden canes is one point and a small sigh of relief.</p>
    <p>Berries hang along the way, and a bird of this figure has never been known to pass one by. Every now
      and then a gust of wind sweeps across the garden, but it has the manners to bend the grass first, so a
      watchful pilot is ready when it comes. The afternoon turns gold, lamps come on, night falls, and if you
      are still aloft the sun comes up again over <em>a very proud, very tired bird</em>. Medals are awarded.
      No gap is ever beyond its powers, whatever it may say afterwards.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The bird flies forward by itself and sinks unless it flaps. Tap to rise, pause to fall, and steer
      through the gaps between the canes. Each gap is a point and berries are extra; touching a cane or the
      ground ends the flight. Medals wait at rising scores.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to flap.</li>
      <li><strong>Mouse:</strong> click anywhere to flap.</li>
      <li><strong>Keyboard:</strong> Space or Enter flaps; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A flaps, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Aim for the lower half of a gap: rising is quick, and falling takes its own good time.</li>
      <li>Many light flaps give you more say than one panicked flurry.</li>
      <li>When the grass lies over, wind is on its way. Be level with the next gap before it arrives.</li>
    </ul>
  `,
}
