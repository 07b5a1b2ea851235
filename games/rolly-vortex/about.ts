import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Rolly Vortex',
  slug: 'rolly-vortex',
  summary: 'Roll a ball down the inside of a winding tube, past walls, blades and gaps, and set it ablaze.',
  colour: '#1d1458',
  genre: 'arcade',
  description: `
    <p>Imagine a drainpipe designed by someone in love with neon. Now imagine rolling down it, <strong>faster
      than seems wise</strong>, on the floor, up the wall and across the ceiling, since in a tube these are
      all the same place.</p>
    <p>Walls block your way, with a slice left open. Gaps open in the floor, blades turn, politely at first,
      and every twenty seconds a new zone has a new idea: a helix of blades, a drum that carries you off, a
      tube that splits in two, gates that swing, a throat hardly wider than you are. Gems and near misses fill
      the rush, the rush multiplies what they pay, and when it is full the ball is <em>ablaze</em>: for four
      seconds walls are not your problem, you are theirs. There is always a way through; no ring is ever
      closed all the way round, which is both a promise and the reason why every crash is your own fault.
      Again?</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The ball rolls forward by itself. Steer it left or right around the inside of the tube, as far round as
      you like. A wall, a blade or a gap ends the round, unless you have a bubble, which absorbs one crash. You
      start with one. Every metre scores a point; gems, near misses and smashed walls score more,
      multiplied by up to five as the bar at the top fills. A full bar sets the ball ablaze: it smashes whatever it hits
      and flies over gaps. Medals wait at 1,200, 8,800, 14,000 and, for experts, 21,500 points.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> hold or tap the left or right side to roll that way, or drag.</li>
      <li><strong>Mouse:</strong> hold or click a side, or drag.</li>
      <li><strong>Keyboard:</strong> hold or tap the left and right arrows; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the stick or the d-pad steers, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Look as far ahead as you can, and remember that the way over the ceiling is often shorter.</li>
      <li>A near miss fills the bar as much as five gems. Gems often lie just that close to an edge.</li>
      <li>Arrows on the wall show which way a drum will carry you. Steer against it early.</li>
    </ul>
  `,
}
