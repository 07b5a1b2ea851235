import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'GrassCutter',
  slug: 'grasscutter',
  summary: 'Send the mower sliding from hedge to hedge until no blade of grass is left uncut.',
  colour: '#6dbb18',
  genre: 'puzzle',
  description: `
    <p>Your mower is powerful, cheerful and has no brakes. Point it somewhere and off it goes,
      <strong>straight on until a hedge stops it</strong>, leaving a neat pale stripe behind. Every tile of
      the lawn must be cut, even the tuft in the far corner that no straight line seems to reach.</p>
    <p>New lawns bring new trouble. One-way gates let you in and refuse to let you out. Molehills stop you
      dead, but only once; mud stops you every time. Bends turn you round corners, tunnels swallow you here
      and spit you out there, a plank carries you across the pond exactly once, and a switch sinks the
      raised posts and raises the sunken ones. Three hundred gardens are waiting, and more after those, each
      with a par that is <em>truly</em> the fewest slides possible. If you mow yourself into a dead end, the
      game tells you and offers to undo it.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Choose a direction, and the mower slides until something stops it. It cuts every tile that it passes,
      and may cross cut grass freely. A gate opens only the way its arrows point. A molehill stops the mower
      once, mud every time. A bend turns it, a turnstile turns it one way and then the other, a tunnel takes
      it to its other end, a plank sinks behind it, and a switch moves all posts. Finish the lawn in no more
      slides than par for three stars.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> swipe in the direction to mow, or tap beside the mower.</li>
      <li><strong>Mouse:</strong> click beside the mower, or drag.</li>
      <li><strong>Keyboard:</strong> the arrow keys move the mower, Z or U undoes, H gives a hint, R
        restarts, Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the d-pad or the stick moves the mower, X undoes, Y gives a hint, Start
        pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Find the tile that is hardest to reach, and work out backwards how a slide could get there.</li>
      <li>Before you pass a gate or a plank, look back: leave nothing uncut behind you.</li>
      <li>Count your crossings of a switch: an odd number changes the posts, an even number does not.</li>
    </ul>
  `,
}
