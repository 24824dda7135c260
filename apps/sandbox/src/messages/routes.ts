import * as calls from '@platform/sdk/messages'
import { handle } from '../gateway/handle.ts'
import { deleteMessage, pageOfInbox, readAllMessages, readMessage, unreadCount } from './inbox.ts'
import { chatOf } from './chatOf.ts'
import { outboxOf, recipientsOf, sendLetter } from './letters.ts'

export const messageRoutes = [
  handle(calls.getUnreadCount, (_input, context) => unreadCount(context)),
  handle(calls.getInbox, (filter, context) => pageOfInbox(filter, context)),
  handle(calls.readMessage, ({ id }, context) => readMessage(id, context)),
  handle(calls.readAllMessages, (_input, context) => readAllMessages(context)),
  handle(calls.getOutbox, (filter, context) => outboxOf(filter, context)),
  handle(calls.getRecipients, (_input, context) => recipientsOf(context)),
  handle(calls.sendMessage, (letter, context) => sendLetter(letter, context)),
  handle(calls.launchChat, (_input, context) => chatOf(context)),
  handle(calls.deleteMessage, ({ id }, context) => deleteMessage(id, context)),
]
