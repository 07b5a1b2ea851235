import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Push-It',
  slug: 'push-it',
  summary: 'Push every flower pot onto its bed in a crowded greenhouse, and never into a corner.',
  colour: '#35b898',
  genre: 'puzzle',
  description: `
    <p>The greenhouse has been delivered in the wrong order. The flower beds are over there, the pots are over
      here, and you, the new apprentice, are strong enough to <strong>push one pot at a time and not quite
      strong enough to pull</strong>.</p>
    <p>That single missing muscle is the whole game. A pot nudged against a wall stays on that wall; a pot in
      a corner is an ornament for ever, and you will hear about it the moment it happens, because a pot that
      can never reach a bed again is marked at once. The first three hundred greenhouses lead through fifteen
      places, and six of these bring something that changes how you think: arches that only you fit through,
      beds that want one flower, ice, pits, mats and gates. After that there is always another one. Every one
      has been solved, and par is the best there is. Nobody, however, is watching how often you undo.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Walk into a pot to push it; one pot moves at a time, and only if the floor behind it is free. Bring
      every pot to a bed. Only pushes count, walking is free.</p>
    <ul>
      <li>An <strong>arch</strong> lets you through, but no pot.</li>
      <li>A bed with a <strong>flower</strong> on it wants that flower.</li>
      <li>On <strong>ice</strong> a pot slides on.</li>
      <li>A <strong>pit</strong> takes one pot and is floor from then on.</li>
      <li>Pots cross a <strong>mat</strong> only the way its arrows point.</li>
      <li>A <strong>gate</strong> is open while a pot stands on the plate.</li>
    </ul>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> swipe to step and push, drag a pot to push it from wherever you are, or tap a
        free spot to walk there.</li>
      <li><strong>Mouse:</strong> click a free spot to walk there, the pot beside you to push it, or another pot
        to see which ways it can go; or drag a pot.</li>
      <li><strong>Keyboard:</strong> arrow keys walk and push, Z or U undoes, H hints, R restarts; Esc or P
        pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick walks and pushes, X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Before pushing, ask where you have to stand for the push after it.</li>
      <li>Fill the innermost bed first. A pot parked at the door makes a fine cork.</li>
      <li>A bed at a wall is filled along that wall.</li>
    </ul>
  `,
}
