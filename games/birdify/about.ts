import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Birdify',
  slug: 'birdify',
  summary:
    'Flap a plump little bird between garden canes, eat every berry, and find out what each night brings.',
  colour: '#2fbfe6',
  genre: 'arcade',
  description: `
    <p>The bird is round. The wings are small. <strong>Physics has looked into the matter</strong> and is
      prepared to be lenient, provided you keep tapping. The first stretch is moss and young shoots, so nobody
      has ever been hurt there. After that, a soap bubble may save you once. <em>Once.</em></p>
    <p>Eat every berry and everything counts double, triple, quadruple. Eat the star in the meter on the lawn to start
      <strong>a golden flight</strong>: a rainbow behind you, berries that come to you, and canes that had
      better step aside.</p>
    <p>Then the lamps come on, and every night has something new in store: swaying canes, hornets in a mood,
      rose gates that close as you approach, canes in pairs, storms, and then falling stars, warm air and
      canes in threes. The wind at least has the manners to bend the grass first. If you are still aloft, the sun comes up over
      <em>a very proud, very tired bird</em>. Medals are awarded.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The bird flies forward on its own and sinks unless it flaps. Tap to rise, wait to fall, and steer
      through the gaps. A gap or a berry is worth one point, a golden berry five, a falling star ten, and a close
      shave counts double. Every six berries raise the multiplier by one; miss a berry and the meter drops.
      Some canes have a second, narrow gap with a golden berry: the choice is yours. Once you are past the
      moss, hitting a cane, a hornet or the ground ends the flight, unless a bubble bursts in your place, or
      you land on a cane from above and your berries break the fall. Medals are awarded at 45, 265, 580 and
      1,150 points.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to flap.</li>
      <li><strong>Mouse:</strong> click anywhere to flap.</li>
      <li><strong>Keyboard:</strong> Space or Enter flaps; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A flaps, Start pauses.</li>
      <li><strong>One switch:</strong> any one key, button or tap plays the whole game.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Aim for the lower half of a gap: rising is quick, and falling takes its own good time.</li>
      <li>A berry beside a hornet shows you the safe side.</li>
      <li>When the grass bends over, wind is on its way. Be level with the next gap before it arrives.</li>
    </ul>
  `,
}
