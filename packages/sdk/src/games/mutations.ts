import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { addFavorite } from './addFavorite.ts'
import { gameKeys } from './gameKeys.ts'
import { removeFavorite } from './removeFavorite.ts'

type FavoriteChange = InputOf<typeof addFavorite>

/** Applies the change optimistically; an error rolls it back. */
async function changeIds(cache: QueryClient, change: (ids: string[]) => string[]) {
  const key = gameKeys.favoriteIds()
  await cache.cancelQueries({ queryKey: key })
  const before = cache.getQueryData<string[]>(key)
  cache.setQueryData<string[]>(key, (ids) => ids && change(ids))
  return before
}

const putBack = (cache: QueryClient, before: string[] | undefined) => cache.setQueryData(gameKeys.favoriteIds(), before)

const refreshFavorites = (cache: QueryClient) => cache.invalidateQueries({ queryKey: gameKeys.favorites() })

/** Adds a favorite; its button changes before the gateway answers. */
export const addFavoriteMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.favorites(), 'add'],
    mutationFn: (game: FavoriteChange) => addFavorite(client, game),
    onMutate: ({ nodeId }, { client: cache }) => changeIds(cache, (ids) => [nodeId, ...ids.filter((id) => id !== nodeId)]),
    onError: (_error, _game, before, { client: cache }) => putBack(cache, before),
    onSettled: (_result, _error, _game, _before, { client: cache }) => refreshFavorites(cache),
  })

/** Removes a favorite; its button changes before the gateway answers. */
export const removeFavoriteMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.favorites(), 'remove'],
    mutationFn: (game: FavoriteChange) => removeFavorite(client, game),
    onMutate: ({ nodeId }, { client: cache }) => changeIds(cache, (ids) => ids.filter((id) => id !== nodeId)),
    onError: (_error, _game, before, { client: cache }) => putBack(cache, before),
    onSettled: (_result, _error, _game, _before, { client: cache }) => refreshFavorites(cache),
  })
