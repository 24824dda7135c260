import type { SessionExpiredError, SessionReplacedError } from './errors.ts'
import type { SessionInfo } from './SessionInfo.ts'

/** Why `session.onEnded` was called: it expired, or the member signed in somewhere else (`sessionReplaced`). */
export type SessionEndedError = SessionExpiredError | SessionReplacedError

/** The current session, in memory: a storage subscribes to persist it. */
export interface Session {
  get(): SessionInfo | undefined
  set(info: SessionInfo): void
  clear(): void
  /** Called after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Called once when the gateway ends the session, after it was cleared; returns a function that unsubscribes. */
  onEnded(listener: (error: SessionEndedError) => void): () => void
  /** Increases with every change of session. An answer that was requested in an earlier epoch is dropped. */
  readonly epoch: number
  /** The gateway refused the token of this epoch. Only the first refusal counts. */
  end(error: SessionEndedError, epoch: number): void
}

export function createSession(info: SessionInfo | undefined): Session {
  // A storage may hold anything, and without a token it is no session.
  let current = typeof info?.token === 'string' && info.token ? info : undefined
  let epoch = 0
  const changeListeners = new Set<() => void>()
  const endListeners = new Set<(error: SessionEndedError) => void>()

  function become(next: SessionInfo | undefined) {
    if (next?.token !== current?.token) epoch++
    current = next
    for (const listener of changeListeners) listener()
  }

  return {
    get: () => current,
    set: become,
    clear: () => become(undefined),
    subscribe: (listener) => listen(changeListeners, listener),
    onEnded: (listener) => listen(endListeners, listener),
    get epoch() {
      return epoch
    },
    end(error, of) {
      if (of !== epoch) return
      become(undefined)
      for (const listener of endListeners) listener(error)
    },
  }
}

function listen<T>(listeners: Set<T>, listener: T) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
