import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Happy Connect',
  slug: 'happyconnect',
  summary: 'Join each pair of matching faces with paths that never cross and fill the whole board.',
  colour: '#ffc414',
  genre: 'puzzle',
  description: `
    <p>Here are some lonely faces. Each has <strong>exactly one friend on the board</strong>, usually on the
      other side of it, and each is sulking about the distance. Draw a path from one to the other and watch
      the pair of them brighten up.</p>
    <p>The trouble is everybody else. Paths may never cross, and when the last two are joined no cell may be
      left empty, so the obvious way is often the rude one: it cuts a neighbour off, or leaves a corner that
      nobody will ever visit. From a snug five by five to nine by nine hedges grow, ponds spread, bridges ask
      to be crossed twice, ice lets nobody turn, and burrows let a path out elsewhere. All three hundred
      boards have one solution, which can be found by thinking, so each closes with a <em>click</em>, and a
      whole field of grumps is suddenly beaming at you.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Draw a path from a face to its double, cell by cell. No two paths share a cell, and the board is
      finished when all pairs are joined and every cell is covered. Drawing through an older path cuts it
      back. A move is to take up another pair; take each up only once for three stars.</p>
    <p>Later, nobody passes a hedge or a pond. A bridge is crossed twice, across and up and down, straight on.
      On ice all go straight on. Whoever enters a burrow leaves by the other.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag from face to face, or tap a face and then each corner of its way.</li>
      <li><strong>Mouse:</strong> drag, or click from corner to corner.</li>
      <li><strong>Keyboard:</strong> arrow keys move the cursor, Space or Enter takes up a path and lets it
        go, Backspace removes it, Z or U undoes, H hints, R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick moves the cursor, A takes up a path, B removes it, X
        undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Corners have only two ways out, so a path uses both. Begin there.</li>
      <li>Hedges and ponds make corners where there were none.</li>
      <li>If a single empty cell is left, somebody has taken a short cut.</li>
    </ul>
  `,
}
