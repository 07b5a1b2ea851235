import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Happy Connect',
  slug: 'happyconnect',
  summary: 'Join each pair of matching faces with a path of its own, and fill the whole board.',
  colour: '#ffc414',
  genre: 'puzzle',
  description: `
    <p>Here are some sleepy faces. Each has <strong>exactly one friend on the board</strong>, often far away,
      and nobody wakes up properly without a friend. Draw a path from one to the other and watch the pair of
      them brighten up.</p>
    <p>The trouble is everybody else. Only a bridge lets two paths cross, and when the last two friends are
      joined no cell may be left empty. So the obvious way is often the rude one: it cuts a neighbour off, or
      leaves a corner that nobody will ever visit. As the boards grow from a snug five by five to nine by nine,
      hedges and ponds get in the way, bridges must be crossed twice, ice allows no turns, and burrows let a
      path out elsewhere. All three hundred boards have exactly one solution, which can be found by thinking,
      so each closes with a <em>click</em>, and a whole field of sleepyheads is suddenly beaming at you.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Draw a path from a face to its friend, cell by cell. The board is finished when all pairs are joined and
      every cell is covered. Drawing through an older path cuts it off there. Switching to a different pair
      counts as a move: draw each pair in one go, without a hint, for three stars.</p>
    <p>Hedges and ponds block the way. A bridge is crossed twice, from side to side and from top to bottom. On
      bridges and ice, paths cannot turn. A path that enters a burrow comes out of the other one.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag from face to face, or tap a face and then each corner of its path.</li>
      <li><strong>Mouse:</strong> drag, or click from corner to corner.</li>
      <li><strong>Keyboard:</strong> arrow keys move the cursor, Space or Enter picks up a path or puts it
        down, Backspace removes it, Z or U undoes, H hints, R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick moves the cursor, A picks up a path or puts it down, B removes
        it, X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>A corner without a face has two ways out, and a path uses both. Start there.</li>
      <li>Hedges and ponds create new corners.</li>
      <li>If a single cell is left empty, a path has taken a short cut.</li>
    </ul>
  `,
}
