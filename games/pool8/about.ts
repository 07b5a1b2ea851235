import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Pool8',
  slug: 'pool8',
  summary: 'Eight-ball by the real rules, against a friend, the computer or nobody but your own aim.',
  colour: '#04695c',
  genre: 'sport',
  players: 2,
  description: `
    <p>The cloth is brushed, the rack is tight, and nobody is going to ask you to put a coin in. This is
      <strong>eight-ball by the real rules</strong>: a break, an open table, solids or stripes, fouls that
      hand your opponent the cue ball, and the black one last of all.</p>
    <p>Line up with the guide, pull the cue back and let go. The same shot always gives the same result, so
      luck is no excuse and skill is really yours. Play the computer at any of four strengths, race it to
      three frames while it grows with you, try <strong>nine-ball</strong>, or pass one device back and
      forth between two players. Alone you can practise that <em>long thin cut</em>, or puzzle over twenty
      <strong>shots</strong>: plants, cannons, banks and escapes. A coach says what to play, and why, three
      times a frame.</p>
    <p>Every day brings a <strong>table of its own</strong>, to clear in as few visits as you can.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Break the rack. The first ball fairly potted decides your group, solids or stripes. Pot your seven,
      then the eight; pot the eight too early, or foul with it, and the game is lost. After a foul your
      opponent places the cue ball anywhere. At nine-ball the lowest number is met first, and the nine
      wins.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag to aim, slowly for fine aim; pull the cue back along its bar and let
        go, or tap the bar and then the handle. Drag on the spin ball, drag a cue ball in hand.
        While balls roll, a tap hurries them.</li>
      <li><strong>Mouse:</strong> the same, with clicks for taps.</li>
      <li><strong>Keyboard:</strong> left and right aim, down pulls back, Space draws the cue and lets go; Q
        lets the arrows set the spin, B move a ball in hand; N points at the next ball, H asks the coach;
        Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the stick aims and pulls back, A draws the cue and lets go, X sets the
        spin, L moves a ball in hand, R points at the next ball, Y asks the coach, B steps back, Start
        pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Plan ahead.</li>
      <li>Pockets swallow slow balls and spit out fast ones.</li>
      <li>Clear awkward balls early, while there are others to play.</li>
    </ul>
  `,
}
