import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Egg Quest',
  slug: 'egg-quest',
  summary: 'Leap an egg from nest to nest up an endless tree, one well-timed tap at a time.',
  colour: '#2f8ff0',
  genre: 'arcade',
  description: `
    <p>Most eggs wait to hatch. <strong>This one has heard about the stars</strong> and means to see
      them, one nest at a time. Tap, and it springs out of the straw; time it well, and it drops into the nest
      above with a satisfied wobble.</p>
    <p>The tree has ideas of its own. Nests slide, sway, sink and crumble; some sit on springs, and at dusk
      flowers open and close to a beat. The wind bends your leap, crows patrol the gaps, and among the stars an
      egg takes its time coming down.</p>
    <p>Land <em>dead centre</em> to start a chain: every link makes all points worth more. Three in a row start
      your first fever, five each later one: seeds come flying, and crows flee. Five also call Mother hen, ready to carry your next fallen egg
      back to its nest. Ten in a row earn a golden egg, one more to climb with. Keep going and you will see the
      dawn.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The egg leaps straight up: tap so that the nest above is underneath when it comes down. Fall back into
      your own nest and the shell cracks; the next nest mends it, a second fall breaks it. Miss every nest and
      you lose one of your three eggs. Nests and seeds are worth one point each, golden seeds and scared crows
      five; a chain of dead-centre landings multiplies them all. Some nests have a narrow golden one opposite,
      worth three points: the choice is yours. The beads below your eggs show the chain: a flame where a fever
      starts, an egg at ten. It cools if you sit still for four seconds. Bronze takes 80 points, silver
      450, gold 1,400 and emerald 3,500.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to leap.</li>
      <li><strong>Mouse:</strong> click anywhere to leap.</li>
      <li><strong>Keyboard:</strong> Space, Enter or Up leaps; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A leaps, Start pauses.</li>
      <li><strong>One switch:</strong> any one key, button or tap plays the whole game.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>A swaying nest pauses for a heartbeat at each end of its swing: a good moment to leap.</li>
      <li>In wind, aim upwind; from a spring, look two nests up.</li>
      <li>On a crumbling nest, an early leap beats a perfect one: let the chain go and keep the egg.</li>
    </ul>
  `,
}
