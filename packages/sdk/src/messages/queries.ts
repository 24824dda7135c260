import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { nextPage } from '../core/paging.ts'
import { minute, privateQuery } from '../core/queryDefaults.ts'
import { getInbox } from './getInbox.ts'
import { getUnreadCount } from './getUnreadCount.ts'

export type InboxFilter = Omit<InputOf<typeof getInbox>, 'pageNo'>

export const inboxKeys = {
  all: ['inbox'] as const,
  unreadCount: () => [...inboxKeys.all, 'unreadCount'] as const,
  lists: () => [...inboxKeys.all, 'list'] as const,
  list: (filter: InboxFilter) => [...inboxKeys.lists(), filter] as const,
}

/** How many messages are unread; asked again when the app comes back to the front. */
export const unreadCountQuery = (client: Client) =>
  queryOptions({
    queryKey: inboxKeys.unreadCount(),
    queryFn: ({ signal }) => getUnreadCount(client, {}, { signal }),
    staleTime: minute / 2,
    refetchOnWindowFocus: true,
    retry: false,
    meta: privateQuery,
  })

/** The member's messages, page after page. */
export const inboxQuery = (client: Client, filter: InboxFilter = {}) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.list(filter),
    queryFn: ({ pageParam, signal }) => getInbox(client, { ...filter, pageNo: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: minute / 2,
    retry: false,
    meta: privateQuery,
  })
