import { QueryClient, MutationObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { clientOf, failure, success } from '../../test/stubGateway.ts'
import { addFavorite } from './addFavorite.ts'
import { gameKeys } from './gameKeys.ts'
import { addFavoriteMutation, removeFavoriteMutation } from './mutations.ts'

let cache: QueryClient
const ids = () => cache.getQueryData<string[]>(gameKeys.favoriteIds())

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
  expect(cache.getQueryState(gameKeys.favoriteIds())?.isInvalidated).toBe(true)
})

test('[2.7] a heart that could not be emptied is full again', async () => {
  const client = clientOf(() => failure(400, 'game.unknown'))
  await expect(new MutationObserver(cache, removeFavoriteMutation(client)).mutate({ nodeId: '1', vendor: 'AB' })).rejects.toMatchObject({
    code: 'game.unknown',
  })
  expect(ids()).toEqual(['1', '2'])
})

test('[2.7] before the favorites are known there is nothing to change', async () => {
  cache.clear()
  const client = clientOf(() => success(addFavorite, { success: true }))
  await new MutationObserver(cache, addFavoriteMutation(client)).mutate({ nodeId: '3', vendor: 'AB' })
  expect(ids()).toBeUndefined()
})
