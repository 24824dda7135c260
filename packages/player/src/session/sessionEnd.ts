import type { Client, SessionEndedError } from '@platform/sdk'

/** The end that the player has not answered yet. */
export interface SessionEnd {
  get: () => SessionEndedError | undefined
  subscribe: (listener: () => void) => () => void
  /** The player has been told. */
  dismiss: () => void
}

const ends = new WeakMap<Client, SessionEnd>()

/** Keeps the end of a session until somebody can tell it: the first answers may come before the first page stands. */
export function sessionEndOf(client: Client): SessionEnd {
  const known = ends.get(client)
  if (known) return known
  let pending: SessionEndedError | undefined
  const listeners = new Set<() => void>()
  const become = (error: SessionEndedError | undefined) => {
    pending = error
    for (const listener of listeners) listener()
  }
  client.session.onEnded(become)
  const end: SessionEnd = {
    get: () => pending,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dismiss: () => become(undefined),
  }
  ends.set(client, end)
  return end
}
