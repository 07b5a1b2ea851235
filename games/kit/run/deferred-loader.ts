/** Loads the deferred script after the first full picture. Earlier calls wait for it; without it the game still works. */
import type { Advice } from '../announce/advice.ts'
import type { Deferred, DeferredFile, DeferredOptions } from '../deferred/contract.ts'
import type { HostPage } from '../page/host-page.ts'
import type { Card } from '../shell/card.ts'
import { startWorker } from '../solver/worker-file.ts'
import { createLatePart } from './late-part.ts'

export interface DeferredLoader<State, Action> extends Omit<
  Deferred<State, Action>,
  'advice' | 'summary' | 'over'
> {
  /** Undefined until the script has loaded. */
  readonly advice: Advice<State, Action> | undefined
  /** Undefined until the script has loaded. */
  over(...given: Parameters<Deferred<State, Action>['over']>): Card | undefined
  /** Tells the host page the player's progress. */
  sendSummary(): void
  load(): void
  showHint(): void
}

/** `options` is called when the script has loaded: by then everything else exists. */
export function createDeferredLoader<State, Action>(
  address: string,
  hostPage: HostPage,
  options: () => DeferredOptions<State, Action>,
): DeferredLoader<State, Action> {
  const send = ({ summary }: Deferred<State, Action>) => hostPage.say({ arcade: 'has', has: summary() })

  const part = createLatePart<Deferred<State, Action>>(
    async () => {
      const file = (await import(/* @vite-ignore */ address)) as DeferredFile
      const deferred = file.createDeferred(options())
      send(deferred)
      return deferred
    },
    (card) => options().cover(card),
  )

  return {
    get advice() {
      return part.now?.advice
    },
    get play() {
      return part.now?.play
    },
    load: () => void part.load(),
    showHint: () => void part.load().then((it) => it?.advice.showHint()),
    pick: (back) => void part.use((it) => it.pick(back), back, 'Journey'),
    more: (covered, back, others) => void part.use((it) => it.more(covered, back, others), back, 'More'),
    open: (back) => void part.use((it) => it.open(back), back, 'Progress'),
    meet(code) {
      // Starts while the script is loading, so that the replay does not wait for both.
      const started = startWorker()
      void part.use(
        (it) => it.meet(code, started),
        () => options().home(),
        'Loading',
      )
    },
    sendSummary: () => part.now && send(part.now),
    ended(standing) {
      hostPage.say({ arcade: 'over' })
      part.now?.ended(standing)
    },
    fanfare: () => part.now?.fanfare(),
    over: (...given) => part.now?.over(...given),
    overWords: (standing) => part.now?.overWords(standing) ?? [],
    unlock: (next) => part.now?.unlock(next),
    switches: () => part.now?.switches() ?? [],
    dayRival: () => part.now?.dayRival(),
    pass: (delta) => part.now?.pass(delta),
    rested: (pace, sinceInput) => part.now?.rested(pace, sinceInput),
    woken: () => part.now?.woken(),
  }
}
