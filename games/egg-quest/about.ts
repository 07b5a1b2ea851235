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
    <p>The tree has ideas of its own. Its nests begin by sliding from side to side; later they sway, sink
      under the weight of a guest, and crumble while you are still admiring the view. Seeds hang in the air
      for anyone who jumps with a little flair, and a landing <em>dead centre</em> starts a combo that you
      will want to keep alive. Orchard, treetops, clouds, dusk and stars slip away beneath you. There are
      three eggs for the journey, and their shells are exactly as thin as they look.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>The egg leaps straight up: go when the nest above will be under it as it comes down. Fall back into
      your own nest and the shell cracks; the next nest mends it, a second fall breaks it. Miss everything, and
      one of your three eggs is gone. Each nest is a point, a seed is one more and a golden one five, and
      landings dead centre in a row earn more each time.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap anywhere to jump.</li>
      <li><strong>Mouse:</strong> click anywhere to jump.</li>
      <li><strong>Keyboard:</strong> Space, Enter or Up jumps; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> A jumps, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Keep your eyes on the nest above. The egg can look after itself until you press.</li>
      <li>A swaying nest stands still for a heartbeat at each end of its swing, which makes the turn a kind
        moment to leap.</li>
      <li>On a crumbling nest an early jump beats a perfect one: let the combo go and keep the egg.</li>
    </ul>
  `,
}
