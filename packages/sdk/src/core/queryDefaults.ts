import type { QueryClient } from '@tanstack/react-query'

export const minute = 60_000
export const hour = 60 * minute

/** Marks the answers that belong to one member: never persisted, gone with the session. */
export const privateQuery = { private: true }

/** Forgets every answer that belongs to a member. */
export const removePrivate = (cache: QueryClient) => cache.removeQueries({ predicate: (query) => query.meta?.private === true })
