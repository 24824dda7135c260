import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import { minute } from '../core/queryDefaults.ts'
import { getInbox } from './getInbox.ts'
import { getOutbox } from './getOutbox.ts'
import { getRecipients } from './getRecipients.ts'
import { getUnreadCount } from './getUnreadCount.ts'

/** A filter of `getInbox` without its page: a query loads page after page. */
export type InboxFilter = Omit<InputOf<typeof getInbox>, 'pageNo'>

/** Query keys of messages: all begin with 'inbox'. */
export const inboxKeys = {
  all: ['inbox'] as const,
  unreadCount: () => [...inboxKeys.all, 'unreadCount'] as const,
  outbox: () => [...inboxKeys.all, 'outbox'] as const,
  recipients: () => [...inboxKeys.all, 'recipients'] as const,
  lists: () => [...inboxKeys.all, 'list'] as const,
  list: (filter: InboxFilter = {}) => [...inboxKeys.lists(), filter] as const,
}

/** Number of unread messages; refetched when the app returns to the foreground. */
export const unreadCountQuery = (client: Client) =>
  callQuery(client, getUnreadCount, {}, { key: inboxKeys.unreadCount(), staleTime: minute / 2, refetchOnWindowFocus: true, private: true })

/** The member's messages, page after page. */
export const inboxQuery = (client: Client, filter: InboxFilter = {}) =>
  callPages(client, getInbox, filter, {
    key: inboxKeys.list(filter),
    staleTime: minute / 2,
    private: true,
  })

/** What the agent wrote, page after page. */
export const outboxQuery = (client: Client) =>
  callPages(client, getOutbox, {}, { key: inboxKeys.outbox(), staleTime: minute / 2, private: true })

/** To whom the agent may write. */
export const recipientsQuery = (client: Client) =>
  callQuery(client, getRecipients, {}, { key: inboxKeys.recipients(), staleTime: minute, private: true })
