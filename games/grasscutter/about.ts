import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'GrassCutter',
  slug: 'grasscutter',
  summary: 'Send the mower sliding from hedge to hedge until not one blade of the lawn is left uncut.',
  colour: '#6dbb18',
  genre: 'puzzle',
  description: `
    <p>Your mower is powerful, cheerful and has no brakes. Point it somewhere and off it goes,
      <strong>straight on until a hedge stops it</strong>, leaving a neat pale stripe behind. The job is to
      cut every tile of the lawn, which sounds like an afternoon's work until you notice the one long tuft in
      the far corner that no straight line seems to reach.</p>
    <p>New lawns bring new trouble. Stones stand where a gardener of sense would have moved them, one-way
      gates let you in and decline to let you out, and molehills stop you dead, but only once. A hundred and
      fifty gardens are waiting, each with a par that is <em>truly</em> the fewest runs possible, so you can
      tell a tidy job from a masterpiece. Should you ever mow yourself into a hopeless spot, the game owns up
      at once and offers to take it back.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Choose a direction and the mower slides until something is in its way. Every tile it passes is cut, and
      it may cross cut grass freely. A molehill holds it once, then lies flat; a gate opens only the way its
      arrows point. Cut the whole lawn in as few runs as par for three stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> swipe in the direction to mow, or tap beside the mower.</li>
      <li><strong>Mouse:</strong> click beside the mower, or drag.</li>
      <li><strong>Keyboard:</strong> arrow keys send it off, Z or U undoes, H hints, R restarts; Esc or P
        pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick drives, X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Find the tile that is hardest to stop beside, and work out backwards how a run could end there.</li>
      <li>A stone in the wrong place is a hedge in the right one: a new stop in the middle of the lawn.</li>
      <li>Spend a molehill only when you need its stop. And before passing a gate, look back: leave nothing
        uncut behind you.</li>
    </ul>
  `,
}
