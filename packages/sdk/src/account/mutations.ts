import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { cancelPrivate, removePrivate } from '../core/queryDefaults.ts'
import { accountKeys } from './accountKeys.ts'
import { freePlay } from './freePlay.ts'
import { logout } from './logout.ts'
import { openSession } from './openSession.ts'
import { renewSession } from './renewSession.ts'
import { sendCode } from './sendCode.ts'
import { sendPasswordEmail } from './sendPasswordEmail.ts'
import { sendRegisterCode } from './sendRegisterCode.ts'
import { setHeadIcon } from './setHeadIcon.ts'

/** Signs in as a trial account and opens the session. */
export const freePlayMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'freePlay'],
    mutationFn: (input: InputOf<typeof freePlay> | void) => freePlay(client, input ?? {}),
    onSuccess: (result, _input, _before, { client: cache }) => openSession(client, cache, result),
    retry: false,
  })

/** Signs out. The session here ends whatever the gateway answers, and takes every private answer with it. */
export const logoutMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'logout'],
    mutationFn: () => logout(client),
    // The gateway would refuse what is still under way, and that is no session to be told of as expired.
    onMutate: (_input, { client: cache }) => cancelPrivate(cache),
    onSettled(_result, _error, _input, _before, { client: cache }) {
      client.session.clear()
      removePrivate(cache)
    },
    retry: false,
  })

/** Keeps the session alive. */
export const renewSessionMutation = (client: Client) =>
  mutationOptions({ mutationKey: [...accountKeys.all, 'renew'], mutationFn: () => renewSession(client), retry: false })

/** Sends the SMS code of a registration. */
export const sendRegisterCodeMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'sendRegisterCode'],
    mutationFn: (input: InputOf<typeof sendRegisterCode>) => sendRegisterCode(client, input),
    retry: false,
  })

/** Sends an SMS code to sign in, or to set a new password. */
export const sendCodeMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'sendCode'],
    mutationFn: (input: InputOf<typeof sendCode>) => sendCode(client, input),
    retry: false,
  })

/** Sends a temporary password by e-mail. */
export const sendPasswordEmailMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'sendPasswordEmail'],
    mutationFn: (input: InputOf<typeof sendPasswordEmail>) => sendPasswordEmail(client, input),
    retry: false,
  })

/** Chooses a picture. */
export const setHeadIconMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.headIcon(), 'set'],
    mutationFn: (input: InputOf<typeof setHeadIcon>) => setHeadIcon(client, input),
    onSuccess: (_result, _input, _before, { client: cache }) => cache.invalidateQueries({ queryKey: accountKeys.headIcon() }),
    retry: false,
  })
