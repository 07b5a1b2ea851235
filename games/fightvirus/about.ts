import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'FightVirus',
  slug: 'fightvirus',
  summary: 'Steer a tiny defender that never stops firing through waves of splitting, numbered viruses.',
  colour: '#860f48',
  genre: 'arcade',
  description: `
    <p>Something unpleasant is drifting through the bloodstream, and it has brought its relatives. You are the
      one defender on duty. Your cannon fires by itself, which leaves you free for the important
      work of <strong>being somewhere else</strong>.</p>
    <p>Each virus wears its strength as a number, counting down as your shots arrive. Hit the big ones and
      they split into smaller ones, which is progress of a sort. After every wave the stream holds its breath
      and deals three cards; take the one you fancy: a second barrel, homing darts, circling guards. They add up.
      Burst twenty viruses in a row and the tables turn: in a <strong>surge</strong>, you do the ramming.</p>
    <p>Every fifth wave brings a boss with a number to match its opinion of itself, and a very satisfying end.
      Gifts drift past, too: <em>spread</em> for a crowd, <em>beam</em> for a grudge, <em>shield</em> for the
      mistake you are about to make, and <em>slow</em> for a deep breath.</p>
  `,
  sec_desc: `
    <h3>How to play</h3>
    <p>Dodge everything with a number on it, and line up with whatever you want to hit; the cannon fires by
      itself. A virus bursts when its number reaches zero, and all but the smallest split in two. You have three
      hearts. After a wave everything rests: stay on one of three cards for a moment, or after six seconds the
      nearest is yours. Every burst fills the meter at the top. When it is full, a surge begins and your multiplier
      goes up by one; a hit takes it down by two. Rest for long, and a diver ambushes you from the side. Bombs take
      their neighbours with them, shells can only be hit while open, and every heartbeat speeds up the stream.</p>
    <h3>Controls</h3>
    <ul>
      <li><strong>Touch:</strong> tap or drag; the defender stays just ahead of your finger.</li>
      <li><strong>Mouse:</strong> the defender follows the pointer.</li>
      <li><strong>Keyboard:</strong> arrow keys steer; Esc or P pauses, M mutes.</li>
      <li><strong>Gamepad:</strong> the stick or the d-pad steers, Start pauses.</li>
    </ul>
    <h3>Tips</h3>
    <ul>
      <li>Finish one family before you crack open the next: two split giants at once fill the screen
        quickly.</li>
      <li>Stay away from the edges. A corner has only two ways out.</li>
      <li>A surge lasts four and a half seconds. Spend it in the thick of the crowd, or on the boss.</li>
    </ul>
  `,
}
