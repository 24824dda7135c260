import * as calls from '@platform/sdk/messages'
import { handle } from '../gateway/handle.ts'
import { deleteMessage, pageOfInbox, readAllMessages, readMessage, unreadCount } from './inbox.ts'

export const messageRoutes = [
  handle(calls.getUnreadCount, (_input, context) => unreadCount(context)),
  handle(calls.getInbox, (filter, context) => pageOfInbox(filter, context)),
  handle(calls.readMessage, ({ id }, context) => readMessage(id, context)),
  handle(calls.readAllMessages, (_input, context) => readAllMessages(context)),
  handle(calls.deleteMessage, ({ id }, context) => deleteMessage(id, context)),
]
