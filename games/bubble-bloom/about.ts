import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Bubble Bloom',
  slug: 'bubble-bloom',
  summary: 'Shoot seeds into a hanging bed of blossoms: three alike burst, and whatever hangs loose falls.',
  colour: '#bb34c6',
  genre: 'puzzle',
  description: `
    <p>Gardening, as a rule, is slow. Here it is done <strong>with a launcher</strong>. A bed of blossoms
      hangs overhead; you send up a seed, it flowers where it lands, and if that makes three or more of a kind
      they burst in a shower of petals. Anything left dangling with nothing to hold on to comes down as well,
      and that, you will find, is where the real satisfaction lies.</p>
    <p>A guide line shows the way, bounces included, so a shot off the wall into a slot one blossom wide is a
      matter of nerve and not of luck. The next two seeds are in view and you may swap them at will; planning
      is not compulsory, but <em>it does show</em>. There are fifty tended beds, then an endless one, and
      never a seed whose colour has already gone from the board.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Aim and shoot. A seed sticks to the first blossom that it touches; groups of three or more alike burst,
      and everything that no longer hangs on the trough falls. Every few shots, counted on Mo the mole's pot,
      the bed sinks by a row. Clear it before a blossom crosses the dashed line; few shots earn three stars.
      Every kind has petals of its own, so none needs to be told by hue alone.</p>
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
      <li>Do not nibble at the lowest flowers. Cut the stem high up and let the rest of the bunch fall for
        nothing.</li>
      <li>The bamboo posts are your friends: a bounce reaches places that no straight shot can.</li>
      <li>With no good shot at hand, park the seed beside its own kind where it blocks nothing.</li>
    </ul>
  `,
}
