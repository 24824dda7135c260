import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { removePrivate } from '../core/queryDefaults.ts'
import { accountKeys } from './accountKeys.ts'
import { freePlay } from './freePlay.ts'
import { logout } from './logout.ts'
import { sessionOf } from './sessionOf.ts'

/** Signs in as a trial account and opens the session. */
export const freePlayMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'freePlay'],
    mutationFn: (input: InputOf<typeof freePlay> | void) => freePlay(client, input ?? {}),
    onSuccess(result, _input, _before, { client: cache }) {
      removePrivate(cache)
      client.session.set(sessionOf(client, result))
    },
    retry: false,
  })

/** Signs out. The session here ends whatever the gateway answers, and takes every private answer with it. */
export const logoutMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'logout'],
    mutationFn: () => logout(client),
    onSettled(_result, _error, _input, _before, { client: cache }) {
      client.session.clear()
      removePrivate(cache)
    },
    retry: false,
  })
