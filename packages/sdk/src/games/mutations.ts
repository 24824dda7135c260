import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { walletKeys } from '../wallet/queries.ts'
import { addFavorite } from './addFavorite.ts'
import { addRecentGame } from './addRecentGame.ts'
import { gameKeys } from './gameKeys.ts'
import { launchGame } from './launchGame.ts'
import { removeFavorite } from './removeFavorite.ts'

type FavoriteChange = InputOf<typeof addFavorite>

/** Shows the change at once; an error puts back what was there. */
async function changeIds(cache: QueryClient, change: (ids: string[]) => string[]) {
  const key = gameKeys.favoriteIds()
  await cache.cancelQueries({ queryKey: key })
  const before = cache.getQueryData<string[]>(key)
  cache.setQueryData<string[]>(key, (ids) => ids && change(ids))
  return before
}

const putBack = (cache: QueryClient, before: string[] | undefined) => cache.setQueryData(gameKeys.favoriteIds(), before)

const refreshFavorites = (cache: QueryClient) => cache.invalidateQueries({ queryKey: gameKeys.favorites() })

/** Marks a favourite; its heart fills before the gateway answers. */
export const addFavoriteMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.favorites(), 'add'],
    mutationFn: (game: FavoriteChange) => addFavorite(client, game),
    onMutate: ({ nodeId }, { client: cache }) => changeIds(cache, (ids) => [nodeId, ...ids.filter((id) => id !== nodeId)]),
    onError: (_error, _game, before, { client: cache }) => putBack(cache, before),
    onSettled: (_result, _error, _game, _before, { client: cache }) => refreshFavorites(cache),
    retry: false,
  })

/** Takes a favourite off; its heart empties before the gateway answers. */
export const removeFavoriteMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.favorites(), 'remove'],
    mutationFn: (game: FavoriteChange) => removeFavorite(client, game),
    onMutate: ({ nodeId }, { client: cache }) => changeIds(cache, (ids) => ids.filter((id) => id !== nodeId)),
    onError: (_error, _game, before, { client: cache }) => putBack(cache, before),
    onSettled: (_result, _error, _game, _before, { client: cache }) => refreshFavorites(cache),
    retry: false,
  })

/** Notes that a game was opened. */
export const addRecentGameMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.recent(), 'add'],
    mutationFn: (game: FavoriteChange) => addRecentGame(client, game),
    onSuccess: (_result, _game, _before, { client: cache }) => cache.invalidateQueries({ queryKey: gameKeys.recent() }),
    retry: false,
  })

/** Asks for the address of a game. A new try of the same launch passes the same `idempotencyKey`. */
export const launchGameMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.all, 'launch'],
    mutationFn: ({ idempotencyKey, ...input }: InputOf<typeof launchGame> & { idempotencyKey?: string }) =>
      launchGame(client, input, { idempotencyKey }),
    onSuccess: (_result, _input, _before, { client: cache }) => cache.invalidateQueries({ queryKey: walletKeys.balance() }),
    networkMode: 'always',
    retry: false,
  })
