import type { Query, QueryClient } from '@tanstack/react-query'

export const minute = 60_000
export const hour = 60 * minute

/** Marks the answers that belong to one member: never persisted, gone with the session. */
export const privateQuery = { private: true }

const ofMember = { predicate: (query: Query) => query.meta?.private === true }

/** Forgets every answer that belongs to a member. */
export const removePrivate = (cache: QueryClient) => cache.removeQueries(ofMember)

/** Calls off what is being requested a member. */
export const cancelPrivate = (cache: QueryClient) => cache.cancelQueries(ofMember)
