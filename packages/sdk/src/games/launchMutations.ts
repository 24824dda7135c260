import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { walletKeys } from '../wallet/queries.ts'
import { addRecentGame } from './addRecentGame.ts'
import { gameKeys } from './gameKeys.ts'
import { launchGame } from './launchGame.ts'

/** Notes that a game was opened. */
export const addRecentGameMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...gameKeys.recent(), 'add'],
    mutationFn: (game: InputOf<typeof addRecentGame>) => addRecentGame(client, game),
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
