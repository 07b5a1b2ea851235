/** Defines the browser interface that tests use. Each engine implements it in its own file. */

export interface Engine {
  /** Creates a first-time visitor with empty storage, shared by its tabs. */
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

/** A document: the page of a tab, or the game in its frame. */
export interface EngineDocument {
  /** Runs a function in the document. It must not use its closure; arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Like `evaluate`, with the first element that matches the selector. */
  measure<Result>(selector: string, run: (element: Element) => Result): Promise<Result>
  /** Runs a script for its side effects. */
  run(script: string): Promise<void>
  /** Clicks the middle of the element with real pointer input. */
  click(selector: string): Promise<void>
  /** Types into a field with real key presses. */
  type(selector: string, text: string): Promise<void>
}

export interface Tab extends EngineDocument {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Returns the current document of the page's only frame. Call it again after every navigation. */
  frame(): Promise<EngineDocument>
  /** Resizes the viewport. WebKit's window cannot be narrower than 450 px. */
  resize(width: number, height: number): Promise<void>
  /** Presses a key by its code: `Enter`, `Space`, `ArrowUp`, `KeyH`. */
  press(code: string): Promise<void>
  /** Presses at the first point, moves along the others and releases. One point is a click. */
  point(path: readonly Point[]): Promise<void>
  /** Waits for an alert, accepts it and returns its text. */
  nextAlert(): Promise<string>
  /** Returns the errors and policy violations of the current document, as sentences. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface BrowserProgram {
  readonly name: string
  /** Installs the engine if the machine has none. Warns if that fails, or throws if `CI` is set. */
  install(): void
  /** Returns undefined, with a warning, if the engine is not available. Throws instead if `CI` is set. */
  launch(): Promise<Engine | undefined>
}

/** Implements the evaluating methods of a document on top of evaluating source text, which every protocol supports. */
export function evaluateTexts(
  evaluate: (text: string) => Promise<unknown>,
): Pick<EngineDocument, 'evaluate' | 'measure' | 'run'> {
  return {
    evaluate: (run, ...args) => evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
    measure: (selector, run) =>
      evaluate(`(${run.toString()})(document.querySelector(${JSON.stringify(selector)}))`) as Promise<never>,
    async run(script) {
      await evaluate(`(() => {${script}\n})()`)
    },
  }
}
