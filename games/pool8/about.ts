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
    <p>Line up with the guide, choose your power, and put a little spin on the ball if you have plans for
      afterwards. The balls roll as they should, stripes and numbers turning, and the same shot always gives
      the same result, so luck is no excuse and skill is really yours. Play the computer at any of three
      strengths, pass one device back and forth between two players, or practise alone until that <em>long
      thin cut</em> along the cushion stops being a matter of prayer. The strong computer, be warned, clears
      racks.</p>
    <p>Every day brings a <strong>table of its own</strong>, to clear in as few visits as you can.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Break the rack. The first ball fairly potted decides your group, solids or stripes. Pot your seven
      and then the eight to win; pot the eight too early, or foul with it, and the game is lost. After a
      foul your opponent places the cue ball anywhere, after a scratch on the break behind the line.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag to aim, slowly for fine aim; pull the power bar and let go, or tap
        it and then Shoot. Drag on the spin ball for spin, tap its middle for none. Drag a cue ball in hand.</li>
      <li><strong>Mouse:</strong> the same, with clicks for taps.</li>
      <li><strong>Keyboard:</strong> the arrows aim and set the power, Space shoots; Q lets them set the
        spin, B move a ball in hand; H lines up an easy shot, N the next, C the one before; Esc or P pauses, M
        mutes.</li>
      <li><strong>Gamepad:</strong> the stick aims and sets the power, A shoots, X sets the spin, L moves a
        ball in hand, Y lines up an easy shot, R the next, B steps back, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Plan for the ball after this one. A plain shot that leaves you well placed beats a splendid one.</li>
      <li>Pockets swallow slow balls and spit out fast ones.</li>
      <li>Clear awkward balls early, while there are others to play.</li>
    </ul>
  `,
}
