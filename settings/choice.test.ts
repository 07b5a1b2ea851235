import { expect, test } from 'vitest'
import { chooseForAll, chooseGames } from './choice.ts'

const CATALOGUE = ['birdify', 'egg-quest', 'pool8', 'push-it']

test.each([
  [[], CATALOGUE],
  [
    ['pool8', 'egg-quest'],
    ['egg-quest', 'pool8'],
  ],
  [
    ['-pool8', '-egg-quest'],
    ['birdify', 'push-it'],
  ],
])('%j chooses %j', (choice, slugs) => expect(chooseGames(choice, CATALOGUE)).toEqual(slugs))

test.each([
  [['pool-8'], 'there is no game "pool-8". The nearest name is pool8.'],
  [['pool8', '-birdify'], 'it names both games to show and, with a minus, games to leave out.'],
  [CATALOGUE.map((slug) => `-${slug}`), 'it leaves out every game.'],
])('refuses %j', (choice, why) => expect(() => chooseGames(choice, CATALOGUE)).toThrow(why))

test('the games host has the games of all sites', () =>
  expect(chooseForAll([['pool8'], ['-birdify', '-push-it']], CATALOGUE)).toEqual(['egg-quest', 'pool8']))
