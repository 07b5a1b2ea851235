import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'GrassCutter',
  slug: 'grasscutter',
  summary: 'Send the mower sliding from hedge to hedge until not one blade of the lawn is left uncut.',
  colour: '#6dbb18',
  genre: 'puzzle',
  description: `
    <p>Your mower is powerful, cheerful and has no brakes. Point it somewhere and off it goes,
      <strong>straight on until a hedge stops it</strong>, leaving a neat pale stripe behind. Every tile of
      the lawn is to be cut, even the tuft in the far corner that no straight line seems to reach.</p>
    <p>New lawns bring new trouble. One-way gates let you in and decline to let you out; molehills stop you
      dead, but only once, and mud does it every time. Logs turn you round corners, tunnels swallow you here
      and spit you out there, a plank bears you across the pond exactly once, and a switch sinks the posts
      that are up while it raises the ones that were not. Three hundred gardens are waiting, and more after
      those, each with a par that is <em>truly</em> the fewest slides possible. Should you mow yourself into
      a hopeless spot, the game owns up and offers to take it back.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Choose a direction and the mower slides until something is in its way. Every tile it passes is cut, and
      it may cross cut grass freely. A gate opens only the way its arrows point. A molehill holds the mower
      once, mud always. A log turns it, a turnstile turns it one way and then the other, a tunnel brings it to
      its other end, a plank sinks behind it, a switch moves all posts. Cut the lawn in as few slides as par
      for three stars.</p>
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
      <li>Before you pass a gate or a plank, look back: leave nothing uncut behind you.</li>
      <li>Count how often you cross a switch: even and odd lead to different gardens.</li>
    </ul>
  `,
}
