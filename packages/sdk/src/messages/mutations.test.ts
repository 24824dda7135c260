import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { clientOf, failure, success } from '../../test/stubGateway.ts'
import { deleteMessageMutation, readAllMessagesMutation, readMessageMutation } from './mutations.ts'
import { inboxKeys, inboxQuery, unreadCountQuery } from './queries.ts'
import { readMessage } from './readMessage.ts'

let cache: QueryClient
const message = (id: string) => ({ id, title: id, content: '', sentAt: 1, read: false, from: '', fromUpline: false })
const answering = (unreadCount: number) => clientOf(() => success(readMessage, { unreadCount }))
const shown = () =>
  cache.getQueryData(inboxQuery(answering(0)).queryKey)?.pages.flatMap(({ content }) => content.map(({ id, read }) => `${id} ${read}`))

beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(unreadCountQuery(answering(0)).queryKey, 3)
  const page = (pageNum: number, ...ids: string[]) => ({ content: ids.map(message), pageNum, totalPages: 2, unreadCount: 3 })
  cache.setQueryData(inboxQuery(answering(0)).queryKey, { pages: [page(1, 'a', 'b'), page(2, 'c')], pageParams: [1, 2] })
})

test('[2.14] a read message is read in every page, and the dot follows the gateway', async () => {
  await new MutationObserver(cache, readMessageMutation(answering(2))).mutate('c')
  expect(shown()).toEqual(['a false', 'b false', 'c true'])
  expect(cache.getQueryData(inboxKeys.unreadCount())).toBe(2)
})

test('[2.14] reading all puts the dot out', async () => {
  await new MutationObserver(cache, readAllMessagesMutation(answering(0))).mutate()
  expect(shown()).toEqual(['a true', 'b true', 'c true'])
  expect(cache.getQueryData(inboxKeys.unreadCount())).toBe(0)
})

test('[7.1] a deleted message is removed, and the pages after it are requested again', async () => {
  await new MutationObserver(cache, deleteMessageMutation(answering(2))).mutate('a')
  expect(shown()).toEqual(['b false', 'c false'])
  expect(cache.getQueryState(inboxQuery(answering(0)).queryKey)?.isInvalidated).toBe(true)
})

test('[7.1] a message that could not be read stays as it was', async () => {
  const client = clientOf(() => failure(404, 'notFound'))
  await expect(new MutationObserver(cache, readMessageMutation(client)).mutate('a')).rejects.toMatchObject({ code: 'notFound' })
  expect(shown()).toEqual(['a false', 'b false', 'c false'])
})
