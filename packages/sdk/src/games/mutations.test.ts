import { QueryClient, QueryObserver, MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { clientOf, failure, success } from '../../test/stubGateway.ts'
import { addFavorite } from './addFavorite.ts'
import { gameKeys } from './gameKeys.ts'
import { getFavoriteIds } from './getFavoriteIds.ts'
import { addFavoriteMutation, removeFavoriteMutation } from './mutations.ts'
import { favoriteIdsQuery } from './queries.ts'

let cache: QueryClient
const ids = () => cache.getQueryData<string[]>(gameKeys.favoriteIds())
const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated

beforeEach(() => {
  cache = new QueryClient()
  cache.setQueryData(gameKeys.favoriteIds(), ['1', '2'])
})

test('[2.7] a heart fills before the gateway answers', async () => {
  let answer = (_response: Response) => {}
  const client = clientOf(() => new Promise((resolve) => (answer = resolve)))
  const done = new MutationObserver(cache, addFavoriteMutation(client)).mutate({ nodeId: '3', vendor: 'AB' })
  await expect.poll(ids).toEqual(['3', '1', '2'])
  answer(success(addFavorite, { success: true }))
  await done
})

test('[2.7] after a change only the lists of favorites are requested again: the ids are known', async () => {
  cache.setQueryData(gameKeys.favoriteList(), { pages: [], pageParams: [] })
  const client = clientOf(() => success(addFavorite, { success: true }))
  await new MutationObserver(cache, addFavoriteMutation(client)).mutate({ nodeId: '3', vendor: 'AB' })
  expect(isStale(gameKeys.favoriteIds())).toBe(false)
  expect(isStale(gameKeys.favoriteList())).toBe(true)
})

test('[2.7] a refused change undoes itself, not the change of another game', async () => {
  const refused = clientOf(() => failure(400, 'favorites.full'))
  const accepted = clientOf(() => success(addFavorite, { success: true }))
  const first = new MutationObserver(cache, addFavoriteMutation(refused)).mutate({ nodeId: '3', vendor: 'AB' })
  await new MutationObserver(cache, addFavoriteMutation(accepted)).mutate({ nodeId: '4', vendor: 'AB' })
  await expect(first).rejects.toMatchObject({ code: 'favorites.full' })
  expect(ids()).toEqual(['4', '1', '2'])
  expect(isStale(gameKeys.favoriteIds())).toBe(true)
})

test('[2.7] a heart that could not be emptied is full again', async () => {
  const client = clientOf(() => failure(400, 'game.unknown'))
  await expect(new MutationObserver(cache, removeFavoriteMutation(client)).mutate({ nodeId: '1', vendor: 'AB' })).rejects.toMatchObject({
    code: 'game.unknown',
  })
  expect(ids()).toEqual(['1', '2'])
})

test('[2.7] a change before the favorites are known requests them again', async () => {
  cache.clear()
  const answers = [['1'], ['3', '1']].map((nodeIds) => success(getFavoriteIds, { nodeIds }))
  const client = clientOf(({ method }) => (method === 'GET' ? answers.shift()! : success(addFavorite, { success: true })))
  const stop = new QueryObserver(cache, favoriteIdsQuery(client)).subscribe(() => {})
  await new MutationObserver(cache, addFavoriteMutation(client)).mutate({ nodeId: '3', vendor: 'AB' })
  await expect.poll(ids).toEqual(['3', '1'])
  stop()
})
