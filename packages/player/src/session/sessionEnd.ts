import type { Client, SessionEndedError } from '@platform/sdk'

/** The end of the session that the player has not dismissed yet. */
export interface SessionEnd {
  get: () => SessionEndedError | undefined
  subscribe: (listener: () => void) => () => void
  /** The player has seen it. */
  dismiss: () => void
}

const ends = new WeakMap<Client, SessionEnd>()

/** Holds the end of a session until the dialog is mounted: the first answers may arrive before the first render. */
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
  // Another tab has signed in for this one, too.
  client.session.subscribe(() => {
    if (pending && client.session.get()) become(undefined)
  })
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
