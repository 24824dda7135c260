import type * as z from 'zod/mini'
import type { QueryClient } from '@tanstack/react-query'
import { accountKeys } from '../account/accountKeys.ts'
import type { Call } from '../core/Call.ts'
import { callMutation, keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { addBankCard } from './addBankCard.ts'
import { addPasskey } from './addPasskey.ts'
import { changePaymentPassword } from './changePaymentPassword.ts'
import { checkSecurityAnswers } from './checkSecurityAnswers.ts'
import { closeAccount } from './closeAccount.ts'
import { endAllSessions } from './endAllSessions.ts'
import { getPasskeyOptions } from './getPasskeyOptions.ts'
import { securityKeys } from './queries.ts'
import { removeBankCard } from './removeBankCard.ts'
import { removePasskey } from './removePasskey.ts'
import { removeRememberedDevice } from './removeRememberedDevice.ts'
import { resetPaymentPassword } from './resetPaymentPassword.ts'
import { sendKyc } from './sendKyc.ts'
import { sendMemberCode } from './sendMemberCode.ts'
import { sendMemberEmailCode } from './sendMemberEmailCode.ts'
import { setDefaultBankCard } from './setDefaultBankCard.ts'
import { setEmail } from './setEmail.ts'
import { setMobile } from './setMobile.ts'
import { setNickname } from './setNickname.ts'
import { setPayeeName } from './setPayeeName.ts'
import { setPaymentPassword } from './setPaymentPassword.ts'
import { setPersonalInfo } from './setPersonalInfo.ts'
import { setSecurityAnswers } from './setSecurityAnswers.ts'

/** Some of it are steps of a registration. */
const refresh = (cache: QueryClient) =>
  Promise.all([securityKeys.all, accountKeys.registration()].map((queryKey) => cache.invalidateQueries({ queryKey })))

const settingsOf = ({ name }: { name: string }) => ({ key: [...securityKeys.all, name], onSuccess: refresh })

/** A change of the account: sent once, and all queries of the security centre are refetched. */
const changeOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    callMutation(client, call, settingsOf(call))

/** Calls that change nothing in the security centre. */
const requestOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    callMutation(client, call, { key: [...securityKeys.all, call.name] })

/** A change that must happen once: a retry of the same submit passes the same `idempotencyKey`. */
const keyedChangeOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    keyedMutation(client, call, settingsOf(call))

/** Sets the first payment password. */
export const setPaymentPasswordMutation = /* @__PURE__ */ changeOf(setPaymentPassword)
/** Changes the payment password; a wrong attempt may have locked it. */
export const changePaymentPasswordMutation = (client: Client) =>
  callMutation(client, changePaymentPassword, { key: [...securityKeys.all, changePaymentPassword.name], onSettled: refresh })
/** Sets another payment password with a code. */
export const resetPaymentPasswordMutation = /* @__PURE__ */ changeOf(resetPaymentPassword)
/** Answers the security questions, once. */
export const setSecurityAnswersMutation = /* @__PURE__ */ changeOf(setSecurityAnswers)
/** Compares answers. */
export const checkSecurityAnswersMutation = /* @__PURE__ */ requestOf(checkSecurityAnswers)
/** Sets the e-mail address. */
export const setEmailMutation = /* @__PURE__ */ changeOf(setEmail)
/** Sets the mobile number. */
export const setMobileMutation = /* @__PURE__ */ changeOf(setMobile)
/** Sets the name of the holder. */
export const setPayeeNameMutation = /* @__PURE__ */ changeOf(setPayeeName)
/** Sets CPF and date of birth. */
export const setPersonalInfoMutation = /* @__PURE__ */ changeOf(setPersonalInfo)
/** Sends a code to a number of the member. */
export const sendMemberCodeMutation = /* @__PURE__ */ requestOf(sendMemberCode)
/** Sends a code to an address of the member. */
export const sendMemberEmailCodeMutation = /* @__PURE__ */ requestOf(sendMemberEmailCode)
/** Requests the browser's options to create a passkey, or to confirm with one. */
export const passkeyOptionsMutation = /* @__PURE__ */ requestOf(getPasskeyOptions)
/** Adds a passkey. */
export const addPasskeyMutation = /* @__PURE__ */ changeOf(addPasskey)
/** Removes a passkey. */
export const removePasskeyMutation = /* @__PURE__ */ changeOf(removePasskey)
/** Ends the sign-in without password of a device. */
export const removeRememberedDeviceMutation = /* @__PURE__ */ changeOf(removeRememberedDevice)
/** Closes the account. */
export const closeAccountMutation = /* @__PURE__ */ changeOf(closeAccount)
/** Ends every session, this one too: nothing is refetched. */
export const endAllSessionsMutation = /* @__PURE__ */ requestOf(endAllSessions)
/** Sends a picture of the identity check. */
export const sendKycMutation = /* @__PURE__ */ keyedChangeOf(sendKyc)
/** Adds a destination of withdrawals. */
export const addBankCardMutation = /* @__PURE__ */ keyedChangeOf(addBankCard)
/** Makes a destination the default of withdrawals. */
export const setDefaultBankCardMutation = /* @__PURE__ */ keyedChangeOf(setDefaultBankCard)
/** Removes a destination. */
export const removeBankCardMutation = /* @__PURE__ */ keyedChangeOf(removeBankCard)

/** Sets the name that other players see, and updates where it already shows. */
export const setNicknameMutation = (client: Client) =>
  callMutation(client, setNickname, {
    ...settingsOf(setNickname),
    onSuccess: (cache) => Promise.all([refresh(cache), cache.invalidateQueries({ queryKey: accountKeys.memberInfo() })]),
  })
