import type { Query, QueryClient } from '@tanstack/react-query'

export const minute = 60_000
export const hour = 60 * minute

/** Marks the answers that belong to one member: removed with the session. */
export const privateQuery = { private: true }

const ofMember = { predicate: (query: Query) => query.meta?.private === true }

/** Removes every answer that belongs to a member. */
export const removePrivate = (cache: QueryClient) => cache.removeQueries(ofMember)

/** Cancels pending requests for a member's data. */
export const cancelPrivate = (cache: QueryClient) => cache.cancelQueries(ofMember)
