/** A part of a page that may fail alone: the rest of the page stays, with a sentence and a button in the part's place. */
import { Component, createRef, type ReactNode } from 'react'
import type { Round } from '../ask-again.ts'

interface Props {
  /** What is told in its place, as a sentence. */
  readonly missing: string
  readonly children: (round: Round) => ReactNode
}

interface State {
  readonly failed: boolean
  readonly round: Round
}

export class Part extends Component<Props, State> {
  override state: State = { failed: false, round: {} }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  readonly #box = createRef<HTMLDivElement>()

  override componentDidMount() {
    addEventListener('online', this.#heal)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#heal)
  }

  readonly #heal = () => {
    if (this.state.failed) this.setState({ failed: false, round: {} })
  }

  readonly #tryAgain = () => {
    // The button goes, and the focus must not go with it.
    this.#box.current?.focus({ preventScroll: true })
    this.#heal()
  }

  override render() {
    const { failed, round } = this.state
    return (
      <div ref={this.#box} className="part" tabIndex={-1}>
        {failed ? (
          <div className="missing">
            <p role="status">{this.props.missing}</p>
            <button type="button" className="button" onClick={this.#tryAgain}>
              Try again
            </button>
          </div>
        ) : (
          this.props.children(round)
        )}
      </div>
    )
  }
}
