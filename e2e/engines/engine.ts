/** What a test needs of a browser, whichever it is. Each engine fulfils it in a file of its own; tests know no other. */

export interface Engine {
  /** Somebody with nothing stored yet: storage of its own, shared by its tabs. */
  newProfile(): Promise<Profile>
  close(): Promise<void>
}

export interface Profile {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A document: a tab's own page, or the game in its frame. */
export interface Place {
  /** Runs a function in the document. It must not use anything outside of itself; what goes in and out is JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** The same, with the first element that the selector finds. */
  measure<Result>(selector: string, run: (element: Element) => Result): Promise<Result>
  /** Runs a script, for what it leaves behind. */
  run(script: string): Promise<void>
  /** A real press of the pointer in the middle of the element. */
  click(selector: string): Promise<void>
  /** Real keys, one after the other, into a field. */
  type(selector: string, text: string): Promise<void>
}

export interface Tab extends Place {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The document as it is in the page's one frame now; ask again after every navigation. */
  frame(): Promise<Place>
  /** The size of the page, without the browser's own bars. WebKit's window does not get narrower than 450 px. */
  resize(width: number, height: number): Promise<void>
  /** A key by its code: `Enter`, `Space`, `ArrowUp`, `KeyH`. */
  press(code: string): Promise<void>
  /** Presses at the first point, moves along the others, and lets go. One point is a click. */
  point(path: readonly Point[]): Promise<void>
  /** Waits for an alert, accepts it and gives its words. */
  nextAlert(): Promise<string>
  /** Errors and broken policies of the document that is shown now, as sentences. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Program {
  readonly name: string
  /** Undefined, with a warning, where the engine cannot be had. With `CI` set it throws instead. */
  launch(): Promise<Engine | undefined>
}

/** A document's ways of evaluating, made from the one that every protocol has: a text. */
export function evaluateTexts(
  evaluate: (text: string) => Promise<unknown>,
): Pick<Place, 'evaluate' | 'measure' | 'run'> {
  return {
    evaluate: (run, ...args) => evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
    measure: (selector, run) =>
      evaluate(`(${run.toString()})(document.querySelector(${JSON.stringify(selector)}))`) as Promise<never>,
    async run(script) {
      await evaluate(`(() => {${script}\n})()`)
    },
  }
}
