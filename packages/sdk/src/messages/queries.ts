import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getInbox } from './getInbox.ts'
import { getUnreadCount } from './getUnreadCount.ts'

export type InboxFilter = Omit<InputOf<typeof getInbox>, 'pageNo'>

export const inboxKeys = {
  all: ['inbox'] as const,
  unreadCount: () => [...inboxKeys.all, 'unreadCount'] as const,
  lists: () => [...inboxKeys.all, 'list'] as const,
  list: (filter: InboxFilter = {}) => [...inboxKeys.lists(), filter] as const,
}

/** How many messages are unread; requested again when the app comes back to the front. */
export const unreadCountQuery = (client: Client) =>
  callQuery(client, getUnreadCount, {}, { key: inboxKeys.unreadCount(), staleTime: minute / 2, refetchOnWindowFocus: true, private: true })

/** The member's messages, page after page. */
export const inboxQuery = (client: Client, filter: InboxFilter = {}) =>
  callPages(client, getInbox, filter, {
    key: inboxKeys.list(filter),
    staleTime: minute / 2,
    private: true,
  })
