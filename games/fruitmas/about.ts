import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Fruitmas',
  slug: 'fruitmas',
  summary: 'Swap ripe fruit on a Christmas tree, set off cascades and collect what each level asks for.',
  colour: '#d81f38',
  genre: 'puzzle',
  description: `
    <p>Somebody has decorated the Christmas tree with the entire fruit bowl, and honestly it looks better.
      Swap two neighbours to line up <strong>three of a kind</strong>; they pop, everything above tumbles
      down, and with luck the tumbling does some of your work for you.</p>
    <p>Four in a row leaves behind a line-clearer, five a colour bomb, an L or a T a burst. Each level has its
      own small errand, within a number of moves that seems generous <em>until about the halfway mark</em>.
      Three hundred levels lead from the village green to Star mountain, and every so often something new
      hangs among the fruit: gifts to open, ribbons to untie, candles that burn a whole row, chocolate that
      grows if you leave it alone, a list that wants its fruit in order, and a squirrel that never sits
      still. After that more levels grow for as long as you like. Not one contains a dried sultana.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Swap two pieces of fruit that lie next to each other so that three or more alike form a row or a
      column. A swap that matches nothing costs nothing. Frost thaws under a match and beside it; a star may
      always change places with the fruit below it. Gifts, candles, chocolate and squirrels react to
      matches right beside them; a tied fruit stays put until it is matched. Collect what the sign asks for
      before your moves run out: moves left over go off as line-clearers and earn stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag a fruit towards its neighbour, or tap one and then the other.</li>
      <li><strong>Mouse:</strong> drag a fruit across, or click the two in turn.</li>
      <li><strong>Keyboard:</strong> arrow keys move the cursor, Space or Enter picks a fruit up and an arrow
        swaps it, H hints, R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick moves the cursor, A picks up, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Match low on the tree when you are free to choose: the more fruit falls, the likelier a
        cascade.</li>
      <li>Swapping two specials with each other is worth far more than setting each off on its own.</li>
      <li>Chocolate first. After every move a squirrel hops the way it faces: match where it will land.</li>
    </ul>
  `,
}
