import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Hex Garden',
  slug: 'hex-garden',
  summary: 'Fit pieces of hexagons into a six-sided bed and make full lines bloom in three directions.',
  colour: '#13557f',
  genre: 'puzzle',
  description: `
    <p>Bees settled the question of the best shape long ago, and this garden has taken their advice. You are
      dealt <strong>three pieces made of hexagons</strong>; find room for them in the bed, and whenever a line
      is filled from edge to edge, in any of three directions, it bursts into bloom and clears.</p>
    <p>There is no clock and no hurry, only the slow realisation that the handsome gap you were saving is now
      the wrong shape for everything. Blooms in a row multiply your points, and
      <strong>six blooms fill the comb</strong>: then the swarm pours over the bed and finishes every line that
      lacks one flower. Bees, watering cans, buds and stones join in later. As long as any piece would fit, one
      of your three does; the garden does not deal impossible hands. When at last nothing fits, you will know
      <em>which piece it was</em>, and you will want another try.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Place your three pieces wherever they fit; they cannot be turned. A line that is full from edge to edge
      blooms and clears. Every planting that makes a line bloom lengthens your streak, which multiplies its
      points; two in a row without a bloom end it. You can take back one planting per round. The round ends when
      no piece fits.</p>
    <p><strong>Bees</strong> double their line. A <strong>watering can</strong> also clears the flowers around it. A
      <strong>bud</strong> must bloom twice. A <strong>stone</strong> blocks its lines until a flower beside it
      blooms.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag a piece into the bed, or tap it and then a cell.</li>
      <li><strong>Mouse:</strong> drag a piece, or click it and then a cell.</li>
      <li><strong>Keyboard:</strong> 1, 2, 3 or Q and E choose a piece, arrow keys move it over the bed, Space
        or Enter plants it, Z or U takes it back; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> L and R choose a piece, d-pad or stick moves it, A plants it, X takes it back,
        Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Keep the middle open. It belongs to the longest lines and fits the most shapes.</li>
      <li>Look at all three pieces before planting the first: the order matters.</li>
      <li>When the comb is almost full, leave as many lines as you can one flower short.</li>
    </ul>
  `,
}
