import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Rolly Vortex',
  slug: 'rolly-vortex',
  summary: 'Roll a ball down the inside of a turning tube, past walls, blades and gaps, until it is ablaze.',
  colour: '#1d1458',
  genre: 'arcade',
  description: `
    <p>Imagine a drainpipe designed by someone in love with neon. Now imagine rolling down it, <strong>faster
      than seems wise</strong>, on the floor, up the wall and across the ceiling, since in a tube these are
      all the same place.</p>
    <p>Walls stand across your way with a slice left open. Gaps open in the floor, blades turn, politely at
      first, and every twenty seconds a new zone has a new idea: a helix of blades, a drum that carries you off,
      a tube that splits in two, gates that swing, a throat hardly wider than you are. Gems and near misses fill
      the rush, the rush multiplies everything, and when it is full the ball is <em>ablaze</em>: for four seconds
      walls are not your problem, you are theirs. There is always a way through; no ring is ever shut all round,
      and this is both a promise and the reason why it is your own fault. Again?</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The ball rolls forward by itself. Steer it left or right around the inside of the tube, as far round as
      you like, and slip through the openings. Touching a wall or a blade, or dropping into a gap, ends the
      run, unless you wear a bubble: it takes one crash for you. You start with one, and others float by.</p>
    <p>Metres make the score, and gems, near misses and broken walls add to it, up to five times over: the bar at
      the top shows how far the rush has filled. It ebbs away by itself, and all at once when a bubble bursts.
      Full, it sets the ball ablaze: whatever it hits breaks, holes are flown over, gems come to it by
      themselves. After the eighth zone the tube turns under nearly everything, and later still even the walls
      begin to sway. Bronze is at 1,200 points, silver at 8,800, gold at 14,000, emerald at 21,500.</p>
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
      <li>Small corrections early are worth more than big ones late.</li>
      <li>An edge passed closely fills the rush as much as five gems. Gems often lie just that close.</li>
      <li>Arrows on the wall say which way a drum will carry you: lean against it before you are in it.</li>
      <li>Watch the bar while you burn. When it is empty, walls are walls again.</li>
    </ul>
  `,
}
