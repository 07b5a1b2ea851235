/** Composes the cards of a round by link: send one's own turn, open the other person's. */
import { challengeOf, codeOf, Refused } from '../../deferred/challenge/link.ts'
import { createSharing } from '../challenge/share.ts'
import type { Watching } from '../../deferred/challenge/watching.ts'
import type { DeferredOptions, TurnPages } from '../../deferred/contract.ts'
import { loadGameFile } from '../../deferred/game-file.ts'
import { ICONS } from '../../deferred/icons.ts'
import { packLog } from '../../replay/log-text.ts'
import { runToEnd } from '../../replay/slicing.ts'
import type { CardButton } from '../../shell/card.ts'
import type { StartedWorker } from '../../solver/worker-file.ts'
import type { Turns } from '../../turns.ts'
import { checkTurn, knownTurn, type CheckedTurn } from './check-turn.ts'
import { createKeptTurns } from './kept-turns.ts'
import { condensing, replayOf } from './turn-log.ts'

const TITLE = 'By link'
const DONE = 'Your turn is over. Send the link to your friend, who plays on.'
const OWN = 'You have played this turn. Send the link again if your friend is still waiting.'
const COPIED = 'Send it to your friend.'
const LOST = 'The recording of this round is damaged, so it can’t be sent.'
/** A link has room for several times the strokes of a long frame. */
const TOO_LONG = 'This round has become too long for a link.'
const KEPT = 'Your own rounds are unchanged.'

export function createTurnPages<State, Action>(
  options: DeferredOptions<State, Action>,
  { watch }: Pick<Watching<State, Action>, 'watch'>,
): TurnPages {
  const { slug, title, game, rounds, saveStore, storage, cover, bring, choose, home, say } = options
  const { rules, version = 1 } = game
  const maker = { slug, version }
  const kept = createKeptTurns(slug, storage)
  const sharing = createSharing(options, { title: TITLE, text: COPIED })
  const isOver = (state: State) => rules.outcome(state) !== 'playing'

  function tell(
    heading: string,
    lines: readonly string[],
    buttons: readonly CardButton[],
    back = home,
  ): void {
    const away: CardButton = { label: buttons.length > 0 ? 'Not now' : 'Back', icon: 'back', does: back }
    cover(() => ({ kind: 'challenge', title: heading, lines, buttons: [...buttons, away], back }))
    say(`${heading}. ${lines.join(' ')}`)
  }

  const share = (code: string, ended: boolean, back: () => void) =>
    void sharing.share(ended ? `Our round of ${title} is over.` : `Your turn at ${title}!`, code, back)

  const sendButton = (code: string, ended: boolean, back: () => void): CardButton => ({
    label: 'Send link',
    icon: ICONS.challenge,
    does: () => share(code, ended, back),
  })

  /** The code of the round as it was played here. Throws `Refused` if it cannot be sent. */
  async function ownCode(turns: Turns<State, Action>): Promise<string> {
    const { seed, log } = rounds.session
    const turn = log && runToEnd(condensing(rules, turns, { seed, log }))
    if (!turn) throw new Refused(LOST)
    const round = { seed, level: turns.level, hinted: false, ticks: turn.ticks, result: 0, log: turn.log }
    const code = await codeOf(maker, round)
    // A code that is too long is made without its log.
    if (!(await challengeOf(maker, code, rules.isAction)).log) throw new Refused(TOO_LONG)
    kept.keep({ seed, code, isSent: true })
    return code
  }

  /** Puts the received round into the save, from which it is resumed like any other. */
  function playOn(turns: Turns<State, Action>, { seed, log, ticks, end }: CheckedTurn<State, Action>): void {
    const { level, join } = turns
    const isSecond = turns.seats(end).next === 1
    const state = isSecond ? rules.act(end, join) : end
    const all = isSecond ? [...log, [ticks, join] as const] : log
    rounds.begin(level).start()
    saveStore.put({
      level,
      round: { game: version, seed, level, state, actions: [], ticks, log: packLog(all) },
    })
    bring(rounds.rejoin())
  }

  /** Shows the other person's turn. */
  function offer(turns: Turns<State, Action>, turn: CheckedTurn<State, Action>, code: string): void {
    const { seed, end, age } = turn
    const { round } = saveStore.save
    const isBegun = age === 'known' && round?.level === turns.level && round.seed === seed
    const show = () => offer(turns, turn, code)
    const see: CardButton = {
      label: 'Watch',
      icon: ICONS.watch,
      does: () => watch(replayOf(rules, turns, turn), show),
    }
    const play = () => {
      kept.keep({ seed, code, isSent: false })
      playOn(turns, turn)
    }
    const goOn: CardButton = isOver(end)
      ? { label: 'New round', icon: 'play', does: () => choose(turns.level) }
      : isBegun
        ? { label: 'Continue', icon: 'play', does: () => bring(rounds.rejoin()) }
        : { label: 'Play', icon: 'play', does: play }
    tell(isOver(end) ? 'The end' : 'Your turn', turns.words(turn.turn.start, end), [goOn, see])
  }

  async function meet(
    code: string,
    started: StartedWorker | undefined,
    otherwise: () => void,
  ): Promise<void> {
    const turns = (await loadGameFile(slug)).turns as Turns<State, Action> | undefined
    const read = await knownTurn(maker, code, rules)
    // An ordinary challenge, or a code that it refuses with a better reason.
    if (!turns || read?.level !== turns.level) return otherwise()
    const last = kept.find(read.seed)
    const turn = await checkTurn(rules, turns, read, await knownTurn(maker, last?.code, rules), started)
    if (last && turn.age === 'old') return meet(last.code, undefined, otherwise)
    if (last?.isSent && turn.age === 'known') {
      const show = () => tell(TITLE, [OWN], [sendButton(code, isOver(turn.end), show)])
      return show()
    }
    offer(turns, turn, code)
  }

  /** Shows why something was refused. */
  function refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    tell(TITLE, [error.message, KEPT], [])
  }

  return {
    async send(back) {
      const turns = (await loadGameFile(slug)).turns as Turns<State, Action> | undefined
      if (!turns) return
      try {
        const code = await ownCode(turns)
        if (isOver(rounds.session.state)) return share(code, true, back)
        const show = () => tell(TITLE, [DONE], [sendButton(code, false, show)])
        show()
      } catch (error) {
        refuse(error)
      }
    },
    meet: (code, started, otherwise) =>
      meet(code, started, otherwise)
        .catch(refuse)
        .finally(() => started?.worker.terminate()),
  }
}
