import type { Client } from '../core/Client.ts'
import { callMutation, keyedMutation } from '../core/callMutation.ts'
import { walletKeys } from '../wallet/queries.ts'
import { addRecentGame } from './addRecentGame.ts'
import { getRoundReplay } from './getRoundReplay.ts'
import { gameKeys } from './gameKeys.ts'
import { launchGame } from './launchGame.ts'

/** Records that a game was opened. */
export const addRecentGameMutation = (client: Client) =>
  callMutation(client, addRecentGame, {
    key: [...gameKeys.recent(), 'add'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: gameKeys.recent() }),
  })

/** Requests the address that shows a round again. */
export const getRoundReplayMutation = (client: Client) => callMutation(client, getRoundReplay, { key: [...gameKeys.all, 'replay'] })

/** Requests the address of a game. */
export const launchGameMutation = (client: Client) =>
  keyedMutation(client, launchGame, {
    key: [...gameKeys.all, 'launch'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: walletKeys.balance() }),
  })
