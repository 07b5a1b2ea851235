import type { About } from '../kit/about.ts'

export const about: About = {
  title: 'Blank',
  slug: 'blank',
  summary: 'The smallest whole game: open every bud in the row.',
  colour: '#3b2a8f',
  genre: 'puzzle',
  description: '<p>The example that every new game starts from.</p>',
  sec_desc: '<p>Tap a bud: it and its neighbours open or close. Open them all.</p>',
}
