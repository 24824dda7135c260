import { Component, type ReactNode } from 'react'

interface ScreenBoundaryProps {
  /** Renders the failure; `retry` mounts the children again. */
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  /** Resets what failed (queries, a chunk) before the children are mounted again. */
  onRetry: () => void
  /** A new value clears the failure: the next view may well render. */
  resetKey?: string
  children: ReactNode
}

/** Catches errors of a screen, so that the header and the tab bar stay usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ error: undefined, failed: false })
  }

  override componentDidUpdate({ resetKey }: ScreenBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.retry()
  }

  override render() {
    const { error, failed } = this.state
    return failed ? this.props.renderFailure(error, this.retry) : this.props.children
  }
}
