import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Egg Quest',
  slug: 'egg-quest',
  summary: 'Leap an egg from nest to nest up an endless tree, one well-timed tap at a time.',
  colour: '#2f8ff0',
  genre: 'arcade',
  description: `
    <p>Most eggs wait to be hatched. <strong>This one has heard about the stars</strong> and means to see
      them, one nest at a time. Tap, and it springs out of the straw; time it well, and it drops into the nest
      above with a satisfied wobble.</p>
    <p>The tree has ideas of its own. Nests slide, sway, sink and crumble; some stand on springs, and by dusk
      there are flowers that shut on the beat. The wind bends your leap, crows patrol the gaps, and among the
      stars an egg takes its time to come down.</p>
    <p>A landing <em>dead centre</em> starts a chain, and every link makes all points worth more. Five in a row
      are a fever: seeds come flying, crows flee, and Mother hen keeps watch, ready to carry your next fallen
      egg back to its nest. Ten lay a golden egg, one more to climb with. Those who go on see the dawn.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The egg leaps straight up: go when the nest above will be under it as it comes down. Fall back into
      your own nest and the shell cracks; the next nest mends it, a second fall breaks it. Miss everything, and
      one of your three eggs is gone. Each nest is a point, a seed is one more, and a golden seed or a crow put
      to flight five; a chain of landings dead centre multiplies them all. The beads below your eggs show the
      chain: a flame at five, an egg at ten. It cools if you sit about for four seconds. Bronze is at 80 points,
      silver at 450, gold at 1,400 and emerald at 3,500.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to jump.</li>
      <li><strong>Mouse:</strong> click anywhere to jump.</li>
      <li><strong>Keyboard:</strong> Space, Enter or Up jumps; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A jumps, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>A swaying nest stands still for a heartbeat at each end of its swing: a kind moment to leap.</li>
      <li>In a wind, aim upwind; from a spring, look two nests up.</li>
      <li>On a crumbling nest an early jump beats a perfect one: let the chain go and keep the egg.</li>
    </ul>
  `,
}
