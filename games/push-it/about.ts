import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Push-It',
  slug: 'push-it',
  summary: 'Push every flower pot onto its bed in a crowded greenhouse, and never into a corner.',
  colour: '#35b898',
  genre: 'puzzle',
  description: `
    <p>The greenhouse has been delivered in the wrong order. The flower beds are over there, the pots are over
      here, and you, the new apprentice, are strong enough to <strong>push one pot at a time, but not quite
      strong enough to pull</strong>.</p>
    <p>That single missing muscle is the whole game. A pot nudged against a wall stays on that wall, and a pot in
      a corner is an ornament for good. You will know the moment it happens: a pot that can never reach a bed
      again is marked at once. The first three hundred greenhouses take you through fifteen houses, and six of
      those add something that changes how you think: arches that only you fit through, beds that want one
      flower, ice, pits, mats and gates. After that there is always one more. Every greenhouse has been solved,
      and par is the fewest pushes possible. Nobody counts how often you undo.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Walk into a pot to push it. You can push only one pot at a time, and only onto a free tile. Get every
      pot onto a bed. Only pushes count; walking is free.</p>
    <ul>
      <li>An <strong>arch</strong> lets you through, but not pots.</li>
      <li>A bed with a <strong>flower</strong> on it takes only that flower.</li>
      <li>On <strong>ice</strong> a pot keeps sliding.</li>
      <li>A <strong>pit</strong> swallows one pot and becomes floor.</li>
      <li>Pots cross a <strong>mat</strong> only in the direction of its arrows.</li>
      <li>A <strong>gate</strong> stays open while a pot is on the plate.</li>
    </ul>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> swipe to step and push, drag a pot to push it from wherever you are, or tap a
        free tile to walk there.</li>
      <li><strong>Mouse:</strong> click a free tile to walk there, the pot beside you to push it, or any other pot
        to see which way it can go; or drag a pot.</li>
      <li><strong>Keyboard:</strong> arrow keys walk and push, Z or U undoes, H hints, R restarts; Esc or P
        pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick walks and pushes, X undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Before you push, ask where you need to stand for the next push.</li>
      <li>Fill the innermost bed first. A pot parked at the door makes a fine cork.</li>
      <li>Fill a bed at a wall by pushing along that wall.</li>
    </ul>
  `,
}
