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
    <p>The trouble is everybody else. Paths may never cross, and when the last two are joined there must be no
      empty cell left over, so the obvious way is often the rude one: it cuts a neighbour off, or leaves a
      corner that nobody will ever visit. You begin with a snug five by five and end on nine by nine, where
      the friendships grow long and winding. All two hundred boards have one solution and only one, so when
      one closes it closes with a <em>click</em>, and a whole field of grumps is suddenly beaming at you.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Draw a path from a face to its double, one cell after another, up, down, left or right. No two paths
      may share a cell, and the board is finished when all the pairs are joined and every cell is covered.
      Drawing through an older path cuts it back, so feel free to change your mind. A move is to take up
      another pair; take each up only once for three stars.</p>
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
      <li>Corners have only two neighbours, so a path through a corner always uses both. Begin there.</li>
      <li>Two friends along the same wall will most often meet along that wall.</li>
      <li>If a single empty cell is left between two paths, one of them has taken a short cut that it must
        give up.</li>
    </ul>
  `,
}
