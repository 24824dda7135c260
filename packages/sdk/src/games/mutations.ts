import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { addFavorite } from './addFavorite.ts'
import { gameKeys } from './gameKeys.ts'
import { removeFavorite } from './removeFavorite.ts'

type FavoriteChange = InputOf<typeof addFavorite>

const withId = (nodeId: string) => (ids: string[]) => [nodeId, ...ids.filter((id) => id !== nodeId)]
const withoutId = (nodeId: string) => (ids: string[]) => ids.filter((id) => id !== nodeId)

/** Applies a change to the cached ids, if there are any. */
const changeIds = (cache: QueryClient, change: (ids: string[]) => string[]) =>
  cache.setQueryData<string[]>(gameKeys.favoriteIds(), (ids) => ids && change(ids))

async function changeEarly(cache: QueryClient, change: (ids: string[]) => string[]) {
  await cache.cancelQueries({ queryKey: gameKeys.favoriteIds() })
  changeIds(cache, change)
}

/** The ids are known already, unless the change failed or came before them. */
const refreshFavorites = (cache: QueryClient, error: Error | null) =>
  cache.invalidateQueries({
    queryKey: error || !cache.getQueryData(gameKeys.favoriteIds()) ? gameKeys.favorites() : gameKeys.favoriteLists(),
  })

/** Adds a favorite; its button changes before the gateway answers, and back if it refuses. */
export const addFavoriteMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.favorites(), 'add'],
    mutationFn: (game: FavoriteChange) => addFavorite(client, game),
    onMutate: ({ nodeId }, { client: cache }) => changeEarly(cache, withId(nodeId)),
    onError: (_error, { nodeId }, _before, { client: cache }) => changeIds(cache, withoutId(nodeId)),
    onSettled: (_result, error, _game, _before, { client: cache }) => refreshFavorites(cache, error),
  })

/** Removes a favorite; its button changes before the gateway answers, and back if it refuses. */
export const removeFavoriteMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.favorites(), 'remove'],
    mutationFn: (game: FavoriteChange) => removeFavorite(client, game),
    onMutate: ({ nodeId }, { client: cache }) => changeEarly(cache, withoutId(nodeId)),
    onError: (_error, { nodeId }, _before, { client: cache }) => changeIds(cache, withId(nodeId)),
    onSettled: (_result, error, _game, _before, { client: cache }) => refreshFavorites(cache, error),
  })
