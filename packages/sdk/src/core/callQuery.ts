import type * as z from 'zod/mini'
import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { Call, LooseCall } from './Call.ts'
import type { Client } from './Client.ts'
import { nextPage } from './paging.ts'
import { privateQuery } from './queryDefaults.ts'
import { pendingSignOut } from './signOut.ts'

/** The options of a query besides its call. */
interface QueryOf<Key extends QueryKey> {
  key: Key
  /** Milliseconds. Default: stale at once. */
  staleTime?: number
  /** Milliseconds that an answer stays cached while unused. Default: the cache's own. */
  gcTime?: number
  /** The answer belongs to one member: removed with the session. */
  private?: true
  /** Refetches when the player returns to the page. */
  refetchOnWindowFocus?: true
}

/** Computes the refetch interval from a cached answer. */
export interface Polled<Data> {
  state: { data: Data | undefined; dataUpdateCount: number }
}

/**
 * The options of a query that makes one call. `read`: the part of the answer that is cached, default all. The transport retries, so the
 * query does not.
 */
export const callQuery = <In extends z.ZodMiniType, Out extends z.ZodMiniType, Key extends QueryKey, Data = z.output<Out>>(
  client: Client,
  call: Call<In, Out>,
  input: z.output<In>,
  {
    key,
    read,
    private: own,
    persisted,
    ...options
  }: QueryOf<Key> & {
    read?: (answer: z.output<Out>) => Data
    /** The app may store the complete answer for the next visit: `meta.persisted` is the schema that validates what was stored. */
    persisted?: true
    /** Milliseconds until it is refetched while the page is visible; false = not automatically. */
    refetchInterval?: (query: Polled<Data>) => number | false
  },
) =>
  queryOptions({
    ...options,
    queryKey: key,
    // Without `read` the answer is returned unchanged.
    queryFn: ({ signal }) =>
      (own && pendingSignOut(client)) ?? (call as LooseCall<Out>)(client, input, { signal }).then(read as (answer: z.output<Out>) => Data),
    retry: false,
    meta: { private: own, persisted: persisted && call.output },
  })

/** The options of a query that loads page after page, from page 1; the call's input includes `pageNo`. */
export const callPages = <
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType<{ pageNum: number; totalPages: number }>,
  Key extends QueryKey,
>(
  client: Client,
  call: Call<In, Out>,
  input: Omit<z.output<In>, 'pageNo'>,
  { key, private: own, ...options }: QueryOf<Key>,
) =>
  infiniteQueryOptions({
    ...options,
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      (own && pendingSignOut(client)) ?? (call as LooseCall<Out>)(client, { ...input, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: false,
    meta: own && privateQuery,
  })

/**
 * The options of a query that loads answer after answer, each continuing where the previous one ended; the call's input includes `cursor`.
 */
export const callCursor = <In extends z.ZodMiniType, Out extends z.ZodMiniType<{ cursor: string }>, Key extends QueryKey>(
  client: Client,
  call: Call<In, Out>,
  input: Omit<z.output<In>, 'cursor'>,
  { key, private: own, ...options }: QueryOf<Key>,
) =>
  infiniteQueryOptions({
    ...options,
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      (own && pendingSignOut(client)) ?? (call as LooseCall<Out>)(client, { ...input, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor || undefined,
    retry: false,
    meta: own && privateQuery,
  })
