import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Birdify',
  slug: 'birdify',
  summary:
    'Flap a plump little bird through the garden canes, chain the berries, and see what each night brings.',
  colour: '#2fbfe6',
  genre: 'arcade',
  description: `
    <p>The bird is round. The wings are small. <strong>Physics has looked into the matter</strong> and is
      prepared to be lenient, provided that you keep tapping. The first stretch is moss and young shoots, so
      nobody has ever been hurt there. After that a soap bubble may save you once. <em>Once.</em></p>
    <p>Leave no berry hanging and everything counts twice, three times, four. Fill the meter on the lawn and
      there is <strong>a golden flight</strong>: a rainbow behind you, berries that come by themselves, and
      canes that had better step aside.</p>
    <p>Then the lamps come on, and every night has something new in mind: canes that sway, hornets in a mood,
      gates of roses that close as you come, canes in pairs, and at last the storms. The wind at least has the
      manners to bend the grass first. If you are still aloft, the sun comes up over
      <em>a very proud, very tired bird</em>. Medals are awarded.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The bird flies forward by itself and sinks unless it flaps. Tap to rise, pause to fall, and steer
      through the gaps. A gap is a point, a berry too, a golden berry five; a gap passed by a feather counts
      twice. Six berries in the meter multiply it all by one more; a berry left hanging takes some back. Past
      the moss, a cane, a hornet or the ground ends the flight, unless a bubble bursts in your place. Medals
      wait at 45, 380, 640 and 1,150 points.</p>
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
      <li>A berry beside a hornet shows the side on which there is room.</li>
      <li>When the grass lies over, wind is on its way. Be level with the next gap before it arrives.</li>
    </ul>
  `,
}
