export { deleteMessageMutation, readAllMessagesMutation, readMessageMutation } from '../../messages/mutations.ts'
export { inboxKeys, inboxQuery, unreadCountQuery, type InboxFilter } from '../../messages/queries.ts'
