import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Pool8',
  slug: 'pool8',
  summary: 'Eight-ball and nine-ball against a friend, against the computer, or alone with twenty puzzles.',
  colour: '#04695c',
  genre: 'sport',
  players: 2,
  description: `
    <p>The cloth is brushed, the rack is tight, and nobody will ask you for a coin. This is
      <strong>eight-ball by the world rules</strong>: a break, an open table, solids
      or stripes, fouls that hand your opponent the cue ball, and the black ball last.</p>
    <p>Line up with the guide, pull the cue back and let go. The same shot always gives the same result, so
      every good shot is your own. Climb a <strong>ladder of eight opponents</strong>,
      each with a habit and a table at home, or play the computer at any of four strengths. Race to three
      frames against one that adapts to the score, try <strong>nine-ball</strong>, or share one device with a
      friend. On your own you can practise that <em>long thin cut</em>, or solve twenty
      <strong>puzzles</strong>. Three times a frame, a coach tells you
      what to play and why.</p>
    <p>Every day brings a <strong>new table</strong> to clear in as few visits as you can.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Break the rack. Then the first ball potted without a foul decides your group: solids or stripes. Pot
      your seven balls, then the eight. Potting it too early, or with a foul, loses. After a foul
      your opponent places the cue ball. In nine-ball, hit the lowest number first; potting the nine
      wins.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> drag to aim, along the wood for precision. Pull the handle along its bar and let
        go, or tap the bar and then the handle. Drag the spin ball to set spin, or drag a cue ball in hand. Tap to speed up
        balls, or to skip your opponent’s turn.</li>
      <li><strong>Mouse:</strong> clicks for taps; the wheel aims finely.</li>
      <li><strong>Keyboard:</strong> left and right aim, down pulls back, Space draws the cue and lets go.
        After Q the arrows set the spin, after B they move a ball in hand. N aims at the next ball, H asks
        the coach, Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the stick aims and pulls back, A draws the cue and lets go, X sets the
        spin, L moves a ball in hand, R aims at the next ball, Y asks the coach, B cancels, Start
        pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Plan where the cue ball will stop.</li>
      <li>Pockets swallow slow balls and refuse fast ones.</li>
      <li>Clear awkward balls early.</li>
    </ul>
  `,
}
