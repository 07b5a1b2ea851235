/** Loads the deferred script after the first full picture. Earlier calls wait for it; without it the game still works. */
import type { Advice } from '../announce/advice.ts'
import type { Deferred, DeferredFile, DeferredOptions } from '../deferred/contract.ts'
import type { HostPage } from '../page/host-page.ts'
import { waitingCard } from '../shell/cards.ts'
import { startWorker } from '../solver/worker-file.ts'

export interface DeferredLoader<State, Action> extends Omit<Deferred<State, Action>, 'advice' | 'summary'> {
  /** Undefined until the script has loaded. */
  readonly advice: Advice<State, Action> | undefined
  /** Tells the host page the player's progress. */
  sendSummary(): void
  load(): void
  showHint(): void
}

const ABSENT = 'This part of the game could not be loaded. Check your connection and try again.'

/** `options` is called when the script has loaded: by then everything else exists. */
export function createDeferredLoader<State, Action>(
  address: string,
  hostPage: HostPage,
  options: () => DeferredOptions<State, Action>,
): DeferredLoader<State, Action> {
  let deferred: Deferred<State, Action> | undefined
  let loading: Promise<Deferred<State, Action> | undefined> | undefined

  async function create(): Promise<Deferred<State, Action> | undefined> {
    const file = await (import(/* @vite-ignore */ address) as Promise<DeferredFile>).catch(failed)
    if (file) deferred = file.createDeferred(options())
    sendSummary()
    return deferred
  }

  /** A network failure is a TypeError and expected; errors in the script are not. */
  function failed(error: unknown): undefined {
    if (!(error instanceof TypeError)) throw error
    loading = undefined
  }

  function sendSummary(): void {
    if (deferred) hostPage.say({ arcade: 'has', has: deferred.summary() })
  }

  const load = () => (loading ??= create())

  async function whenLoaded(
    use: (deferred: Deferred<State, Action>) => void,
    back: () => void,
    title = 'Progress',
  ): Promise<void> {
    if (deferred) return use(deferred)
    const { cover } = options()
    cover(() => waitingCard(back, title, 'One moment …'))
    const loaded = await load()
    if (loaded) use(loaded)
    else cover(() => waitingCard(back, title, ABSENT))
  }

  return {
    get advice() {
      return deferred?.advice
    },
    load: () => void load(),
    showHint: () => void load().then((it) => it?.advice.showHint()),
    pick: (back) => void whenLoaded((it) => it.pick(back), back, 'Levels'),
    listen: (back) => void whenLoaded((it) => it.listen(back), back, 'Listen'),
    saveFile: (back) => void whenLoaded((it) => it.saveFile(back), back, 'Save & offline'),
    open: (back) => void whenLoaded((it) => it.open(back), back),
    meet(code) {
      // Starts while the script is loading, so that the replay does not wait for both.
      const started = startWorker()
      void whenLoaded(
        (it) => it.meet(code, started),
        () => options().home(),
        'Loading',
      )
    },
    sendSummary,
    ended: (standing) => deferred?.ended(standing),
    award: (standing) => deferred?.award(standing) ?? {},
    resultLines: (standing) => deferred?.resultLines(standing) ?? [],
    buttons: (back) => deferred?.buttons(back) ?? [],
    switches: () => deferred?.switches() ?? [],
    dayRival: () => deferred?.dayRival(),
    pass: (delta) => deferred?.pass(delta),
    rested: (pace, sinceInput) => deferred?.rested(pace, sinceInput),
    woken: () => deferred?.woken(),
  }
}
