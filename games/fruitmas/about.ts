import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Fruitmas',
  slug: 'fruitmas',
  summary: 'Swap ripe fruit on a Christmas tree, set off cascades and gather what each level asks for.',
  colour: '#d81f38',
  genre: 'puzzle',
  description: `
    <p>Somebody has decorated the Christmas tree with the entire fruit bowl, and honestly it looks better.
      Swap two neighbours to line up <strong>three of a kind</strong>; they pop, everything above tumbles
      down, and with luck the tumbling does some of your work for you.</p>
    <p>Four in a row leaves behind a line-clearer, five a colour bomb, and an L or a T something that bursts
      in every direction. Bring two of those together and stand back. Each level has its own small errand:
      collect these, thaw the frost off those, bring the stars safely down to the foot of the tree, and all
      within a number of moves that seems generous <em>until about the halfway mark</em>. Sixty levels are
      hung on the branches, and not one of them contains a dried sultana.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Swap two pieces of fruit that lie next to each other so that three or more alike form a row or a
      column. A swap that matches nothing springs back and costs nothing. Frost thaws under a match and right
      beside it; a star may always change places with the fruit below it. Reach the goals shown beside the
      tree before your moves run out; the moves you have left over count towards your stars.</p>
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
      <li>Swapping two specials with each other is worth far more than setting off both alone.</li>
      <li>Frost and stars first, collecting second. Fruit keeps arriving by itself.</li>
    </ul>
  `,
}
