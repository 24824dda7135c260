import { mutationOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { keyedMutation } from '../core/callMutation.ts'
import { deleteMessage } from './deleteMessage.ts'
import type { getInbox } from './getInbox.ts'
import type { Message } from './Message.ts'
import { launchChat } from './launchChat.ts'
import { inboxKeys } from './queries.ts'
import { readAllMessages } from './readAllMessages.ts'
import { readMessage } from './readMessage.ts'
import { sendMessage } from './sendMessage.ts'

type Pages = InfiniteData<OutputOf<typeof getInbox>>

/** Updates every cached list, and the count that the gateway returned. */
function show(cache: QueryClient, unreadCount: number, change: (messages: Message[]) => Message[]) {
  cache.setQueryData<number>(inboxKeys.unreadCount(), unreadCount)
  cache.setQueriesData<Pages>(
    { queryKey: inboxKeys.lists() },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, unreadCount, content: change(page.content) })) },
  )
}

const asRead = (message: Message) => ({ ...message, read: true })

/** Marks a message as read, everywhere at once. */
export const readMessageMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...inboxKeys.all, 'read'],
    mutationFn: (id: string) => readMessage(client, { id }),
    onSuccess: ({ unreadCount }, id, _before, { client: cache }) =>
      show(cache, unreadCount, (messages) => messages.map((message) => (message.id === id ? asRead(message) : message))),
  })

/** Marks everything as read. */
export const readAllMessagesMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...inboxKeys.all, 'readAll'],
    mutationFn: () => readAllMessages(client),
    onSuccess: ({ unreadCount }, _input, _before, { client: cache }) => show(cache, unreadCount, (messages) => messages.map(asRead)),
  })

/** Deletes a message; the lists are refetched, since items moved up on every later page. */
export const deleteMessageMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...inboxKeys.all, 'delete'],
    mutationFn: (id: string) => deleteMessage(client, { id }),
    onSuccess({ unreadCount }, id, _before, { client: cache }) {
      show(cache, unreadCount, (messages) => messages.filter((message) => message.id !== id))
      return cache.invalidateQueries({ queryKey: inboxKeys.lists() })
    },
  })

/** Writes to the agent above, or to direct members. */
export const sendMessageMutation = (client: Client) =>
  keyedMutation(client, sendMessage, {
    key: [...inboxKeys.all, 'send'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: inboxKeys.outbox() }),
  })

/** Opens online service: its address is for the tab that the tap opened. */
export const launchChatMutation = (client: Client) =>
  mutationOptions({ mutationKey: ['chat', 'launch'], mutationFn: () => launchChat(client) })
