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
      the wrong shape for everything. Several lines at once pay far more than the same lines one by one, so
      half the art is patience and the other half is not having waited too long. As long as anything fits, one
      of your three pieces will; the garden does not deal impossible hands. When at last nothing does, you
      will know <em>which piece it was</em>, and you will want another try.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Place your three pieces anywhere they fit; pieces cannot be turned. A line that runs full from one side
      of the bed to the other blooms and is cleared, and one piece may complete several at once for a larger
      reward. New pieces come when all three are planted, and larger ones join in as the garden ages. The round
      ends when none of those in hand fits; you may take plantings back even then.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag a piece into the bed, or tap it and then tap its place.</li>
      <li><strong>Mouse:</strong> drag a piece, or click it and then click its place.</li>
      <li><strong>Keyboard:</strong> 1, 2, 3 or Q and E choose a piece, arrow keys move it over the bed, Space
        or Enter plants it, Z or U undoes; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> L and R choose a piece, d-pad or stick moves it, A plants it, X undoes,
        Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Keep the middle open. It belongs to the longest lines and fits the most shapes.</li>
      <li>Look at all three pieces before planting the first: the order matters more than the place.</li>
      <li>Short lines near the rim are quick to fill and make good change when room is scarce.</li>
    </ul>
  `,
}
