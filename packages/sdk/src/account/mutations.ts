import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { callMutation } from '../core/callMutation.ts'
import { cancelPrivate, removePrivate } from '../core/queryDefaults.ts'
import { startSignOut } from '../core/signOut.ts'
import { acceptTerms } from './acceptTerms.ts'
import { accountKeys } from './accountKeys.ts'
import { freePlay } from './freePlay.ts'
import { logout } from './logout.ts'
import { openSession } from './openSession.ts'
import { renewSession } from './renewSession.ts'
import { sendCode } from './sendCode.ts'
import { sendPasswordEmail } from './sendPasswordEmail.ts'
import { sendRegisterCode } from './sendRegisterCode.ts'
import { setAddress } from './setAddress.ts'
import { setGender } from './setGender.ts'
import { setHeadIcon } from './setHeadIcon.ts'

/** Signs in as a trial account and opens the session. */
export const freePlayMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'freePlay'],
    mutationFn: (input: InputOf<typeof freePlay> | void) => freePlay(client, input ?? {}),
    onSuccess: (result, _input, _before, { client: cache }) => openSession(client, cache, result),
  })

/** Signs out. The local session ends whatever the gateway answers, and every private answer is removed with it. */
export const logoutMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...accountKeys.all, 'logout'],
    // The gateway would refuse pending calls and those that a screen still makes, and the player must not see a "session expired" for them.
    onMutate(_input, { client: cache }) {
      startSignOut(client)
      return cancelPrivate(cache)
    },
    mutationFn: () => logout(client),
    onSettled(_result, _error, _input, _before, { client: cache }) {
      client.session.clear()
      removePrivate(cache)
    },
  })

/** Extends the session. */
export const renewSessionMutation = (client: Client) => callMutation(client, renewSession, { key: [...accountKeys.all, 'renew'] })

/** Sends the SMS code of a registration. */
export const sendRegisterCodeMutation = (client: Client) =>
  callMutation(client, sendRegisterCode, { key: [...accountKeys.all, 'sendRegisterCode'] })

/** Sends an SMS code to sign in, or to set a new password. */
export const sendCodeMutation = (client: Client) => callMutation(client, sendCode, { key: [...accountKeys.all, 'sendCode'] })

/** Sends a temporary password by e-mail. */
export const sendPasswordEmailMutation = (client: Client) =>
  callMutation(client, sendPasswordEmail, { key: [...accountKeys.all, 'sendPasswordEmail'] })

/** Chooses a picture. */
export const setHeadIconMutation = (client: Client) =>
  callMutation(client, setHeadIcon, {
    key: [...accountKeys.headIcon(), 'set'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: accountKeys.headIcon() }),
  })

/** Agrees to changed terms of use. */
export const acceptTermsMutation = (client: Client) =>
  callMutation(client, acceptTerms, {
    key: [...accountKeys.memberInfo(), 'acceptTerms'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: accountKeys.memberInfo() }),
  })

/** Sets the address. */
export const setAddressMutation = (client: Client) =>
  callMutation(client, setAddress, {
    key: [...accountKeys.registration(), 'address'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: accountKeys.registration() }),
  })

/** Sets the gender. */
export const setGenderMutation = (client: Client) =>
  callMutation(client, setGender, {
    key: [...accountKeys.registration(), 'gender'],
    onSuccess: (cache) => cache.invalidateQueries({ queryKey: accountKeys.registration() }),
  })
