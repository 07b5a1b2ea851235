/**
 * Measures how every game sounds: `npm run bench sound [slug…]`. Plays its score through the game's own mixer, calm and
 * tense, alone and with the sounds of rounds played by bots. Checks loudness, peaks and repetition, and writes
 * recordings and pictures into dist-sound/. With `quick`, as in e2e/, it plays twenty seconds of each and writes
 * nothing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, requireBrowser } from '../test-support/browser.ts'
import { fullestOf, heardOf } from '../test-support/sound/round.ts'
import type { SoundScene, Take } from '../test-support/sound/render.ts'
import { openStudio } from '../test-support/sound/studio.ts'
import { secondsToRepeat } from '../games/kit/test/repeats.ts'
import { readAllFolders, readScores } from '../tools/folders.ts'
import { buildScores } from '../tools/scores.ts'
import { budget, printTable, round, type Cell } from './table.ts'

const OUT = join(import.meta.dirname, '..', 'dist-sound')
const [isQuick, asked] = [
  process.argv.includes('quick'),
  process.argv.slice(2).filter((word) => word !== 'quick'),
]
/** Durations in seconds. */
const MUSIC = isQuick ? 20 : 120
const MINUTE = isQuick ? 20 : 60
const ROUNDS = 600
const NO_REPEAT = 120
/** Target loudness of the music alone at tension 0.5, in LUFS: quiet enough to work beside. */
const QUIET = -27
/** Target loudness of the fullest minute of a round, in LUFS. */
const FULL = -23
/** Tolerance in dB, so that no two games differ by more than 3 dB. */
const APART = 1.5
const CEILING = -1
/** Minimum for checking the fullest minute: the template has too few sounds to fill one. */
const A_ROUND = 50
/** Maximum difference between adjacent samples. */
const JUMP = 0.6

const folders = (await readAllFolders()).filter(({ slug }) => asked.length === 0 || asked.includes(slug))
const files = await buildScores(true, folders)
const scores = new Map(await readScores())
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS })
const page = await browser.newPage()
const record = await openStudio(page)
mkdirSync(OUT, { recursive: true })

async function keep(name: string, scene: SoundScene): Promise<Take> {
  const take = await record({ ...scene, isKept: !isQuick })
  if (isQuick) return take
  writeFileSync(join(OUT, `${name}.wav`), Buffer.from(take.wave ?? '', 'base64'))
  writeFileSync(join(OUT, `${name}.png`), Buffer.from(take.picture ?? '', 'base64'))
  return take
}

const texts: Cell[][] = []
const levels: Cell[][] = []
for (const folder of folders) {
  const { slug } = folder
  const score = scores.get(slug)
  if (!score) {
    budget(`${slug}, scores that are missing`, 1, 0, '')
    continue
  }
  const repeats = [0, 0.5, 1].map((tension) => secondsToRepeat(score, tension))
  const bytes = brotliCompressSync(files.find((file) => file.slug === slug)?.script ?? '').length
  const words = `${score.key} ${score.mode}`
  const again = repeats.map((seconds) => (seconds === Infinity ? 'never' : Math.round(seconds))).join(' / ')
  const tempo = score.quickens ? `${score.tempo} to ${score.quickens}` : score.tempo
  texts.push([slug, words, tempo, score.layers.length, again, bytes])
  budget(
    `${slug}, seconds short of two minutes without repetition`,
    Math.max(0, NO_REPEAT - Math.min(...repeats)),
    0,
    's',
  )

  const [calm, half, tense] = [
    await keep(`${slug}-music-calm`, { score, seconds: MUSIC, tension: 0 }),
    await keep(`${slug}-music-half`, { score, seconds: MUSIC, tension: 0.5 }),
    await keep(`${slug}-music-tense`, { score, seconds: MUSIC, tension: 1 }),
  ]
  const heard = await heardOf(folder, ROUNDS)
  const first = heard.filter(({ at }) => at < MINUTE)
  const quiet = await keep(`${slug}-calm-minute`, { score, seconds: MINUTE, tension: 0.3, heard: first })
  const full = await keep(`${slug}-fullest-minute`, {
    score,
    seconds: MINUTE,
    tension: 1,
    heard: fullestOf(heard, MINUTE),
    tunes: [
      { at: 10, tune: 'goal' },
      { at: MINUTE - 3, tune: 'pack' },
    ],
  })
  const tunes = (['goal', 'medal', 'won', 'best', 'pack', 'lost'] as const).map((tune, i) => ({
    at: 0.5 + i * 3.5,
    tune,
  }))
  await keep(`${slug}-fanfares`, { score, seconds: 22, tunes })
  const takes = [calm, half, tense, quiet, full].filter((take) => take !== undefined)
  const peak = Math.max(...takes.map((take) => take.peak))
  const jump = Math.max(...takes.map((take) => take.jump))
  const count = heard.reduce((sum, { sounds }) => sum + sounds.length, 0)
  levels.push([slug, ...takes.map(({ loudness }) => round(loudness)), round(peak, 2), round(jump, 2), count])
  budget(
    `${slug}, decibels from ${QUIET} LUFS, music alone`,
    Math.abs((half?.loudness ?? 0) - QUIET),
    APART,
    'dB',
  )
  if (heard.length > A_ROUND)
    budget(
      `${slug}, decibels from ${FULL} LUFS, the fullest minute`,
      Math.abs(full.loudness - FULL),
      APART,
      'dB',
    )
  budget(`${slug}, decibels above ${CEILING} dBFS`, Math.max(0, peak - CEILING), 0, 'dB')
  budget(`${slug}, largest jump between samples`, jump, JUMP, '')
  const heardLayers = [calm, half, tense].map((take) => take?.layers.length ?? 0)
  const brings = heardLayers.slice(1).filter((layers, i) => layers <= (heardLayers[i] ?? 0)).length
  budget(`${slug}, tensions that bring no layer (${heardLayers.join(', ')})`, brings, 0, '')
  const factor = 10 ** ((QUIET - (half?.loudness ?? QUIET)) / 20)
  console.log(
    `            times ${round(factor * (score.volume ?? 1), 2)} in all: that volume would be ${QUIET} LUFS`,
  )
}
await browser.close()
printTable(
  'Scores',
  ['game', 'key', 'tempo', 'layers', 'seconds to repeat at 0 / 0.5 / 1', 'bytes br'],
  texts,
)
printTable(
  `LUFS of ${MUSIC} s of music at three tensions, of a calm minute and of the fullest, with effects`,
  ['game', 'at 0', 'at 0.5', 'at 1', 'calm', 'fullest', 'peak dBFS', 'jump', 'sounds'],
  levels,
)
if (!isQuick) console.log(`\nHeard and seen: ${OUT}`)
