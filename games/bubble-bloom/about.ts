import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Bubble Bloom',
  slug: 'bubble-bloom',
  summary:
    'Shoot seeds into a hanging bed of blossoms: three of a kind burst, and everything left loose falls.',
  colour: '#bb34c6',
  genre: 'puzzle',
  description: `
    <p>Gardening, as a rule, is slow. Here it is done <strong>with a launcher</strong>. A bed of blossoms
      hangs overhead; you send up a seed, it flowers where it lands, and if that makes three or more of a kind
      they burst in a shower of petals. Anything left dangling with nothing to hold on to comes down as well,
      and that, you will find, is where the real satisfaction lies.</p>
    <p>The bag holds a limited number of seeds. The next two are in view, and you can swap them at any time; planning
      is not compulsory, but <em>it does show</em>. And a bed is not all flowers: stones will not burst, ice
      melts only beside a burst, rainbows match every blossom, pods take their neighbours with them, a caged bee
      repays its freedom in colour, and a vine grows a little longer every time you miss. There are three
      hundred tended beds, and then an endless supply of others.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Groups of three or more of a kind burst, and everything no longer connected to the trough falls. Clear the
      bed before the bag is empty; seeds left over earn stars. Every few shots, counted on the pot of Mo the mole,
      the bed sinks, and nothing may cross the dashed line. Shots in a row that burst something fill the flower
      beside Mo and score more. A burst melts ice, sets off pods, frees bees and removes whole vines; a freed bee
      dyes the blossoms around it. Rainbows count as every kind, stones as none.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap where to shoot, or drag to aim and let go; tap the waiting seeds to
        swap.</li>
      <li><strong>Mouse:</strong> move to aim, click to shoot; click the waiting seeds to swap.</li>
      <li><strong>Keyboard:</strong> left and right aim, Q and E aim finely, Space or Enter shoots, down swaps,
        Z or U undoes, H hints, R restarts; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> d-pad or stick aims, L and R aim finely, A shoots, B swaps, X
        undoes, Y hints, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Burst a group high up and let the rest fall.</li>
      <li>The bamboo posts are your friends: a bounce reaches places that no straight shot can.</li>
      <li>With no good shot at hand, park the seed beside its own kind.</li>
    </ul>
  `,
}
