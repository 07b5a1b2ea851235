/** A part of a page that can fail on its own; a message and a retry button replace it. */
import { Component, createRef, type ReactNode } from 'react'
import type { LoadAttempt } from '../load-with-retry.ts'

interface Props {
  /** The message in its place. */
  readonly missing: string
  readonly children: (attempt: LoadAttempt) => ReactNode
}

interface State {
  readonly failed: boolean
  readonly attempt: LoadAttempt
}

export class Part extends Component<Props, State> {
  override state: State = { failed: false, attempt: {} }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  readonly #box = createRef<HTMLDivElement>()

  override componentDidMount() {
    addEventListener('online', this.#retry)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.#retry)
  }

  readonly #retry = () => {
    if (this.state.failed) this.setState({ failed: false, attempt: {} })
  }

  readonly #tryAgain = () => {
    // The button disappears, but the focus must stay here.
    this.#box.current?.focus({ preventScroll: true })
    this.#retry()
  }

  override render() {
    const { failed, attempt } = this.state
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
          this.props.children(attempt)
        )}
      </div>
    )
  }
}
