import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Rolly Vortex',
  slug: 'rolly-vortex',
  summary: 'Roll a ball down the inside of a turning tube, past walls, blades and gaps, gathering gems.',
  colour: '#1d1458',
  genre: 'arcade',
  description: `
    <p>Imagine a drainpipe designed by someone in love with neon. Now imagine rolling down it, <strong>faster
      than seems wise</strong>, on the floor, up the wall and across the ceiling, since in a tube these are
      all the same place.</p>
    <p>Walls stand across your way with a slice left open. Blades turn, politely at first. Gaps open in the
      floor and whatever lies outside the tube does not look soft. Between them float the gems, always a
      little off the sensible line. The tube itself twists, the pace creeps up and the colours climb with it,
      and sooner or later you will notice that you have stopped blinking. There is <em>always</em> a way
      through; no ring is ever shut all round, and this is both a promise and the reason why it is your own
      fault. Again?</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The ball rolls forward by itself. Steer it left or right around the inside of the tube, as far round as
      you like, and slip through the openings. Touching a wall or a blade, or dropping into a gap, ends the
      run, unless you wear a bubble: it takes one crash for you. You start with one, and others float by.
      Metres, gems and near misses make the score, gems taken in a row are worth more, and the speed rises
      the longer you last.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> hold or tap the left or right side to roll that way, or drag.</li>
      <li><strong>Mouse:</strong> hold or click a side, or drag.</li>
      <li><strong>Keyboard:</strong> hold or tap the left and right arrows or A and D; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the stick or the d-pad steers, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Look as far into the tube as you can. What is near has already been decided.</li>
      <li>Going over the ceiling is often the shorter way to the other side.</li>
      <li>Small corrections early are worth more than big ones late, and a gem is never worth a wall.</li>
    </ul>
  `,
}
