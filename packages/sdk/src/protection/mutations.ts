import type * as z from 'zod/mini'
import type { QueryClient } from '@tanstack/react-query'
import { accountKeys } from '../account/accountKeys.ts'
import type { Call } from '../core/Call.ts'
import { callMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { cancelClosing } from './cancelClosing.ts'
import { confirmLimit } from './confirmLimit.ts'
import { dropLimitChange } from './dropLimitChange.ts'
import { endRealityCheck } from './endRealityCheck.ts'
import { excludeAccount } from './excludeAccount.ts'
import { pauseAccount } from './pauseAccount.ts'
import { protectionKeys } from './protectionKeys.ts'
import { readLimitReminder } from './readLimitReminder.ts'
import { requestReturn } from './requestReturn.ts'
import { sendPlayTime } from './sendPlayTime.ts'
import { setLimit } from './setLimit.ts'
import { setRealityCheck } from './setRealityCheck.ts'

/** Limits are a step of a registration. */
const refresh = (cache: QueryClient) =>
  Promise.all([protectionKeys.all, accountKeys.registration()].map((queryKey) => cache.invalidateQueries({ queryKey })))

/** A change of limits: a refusal too means that the page shows something old. */
const changeOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    callMutation(client, call, { key: [...protectionKeys.all, call.name], onSettled: refresh })

/** Sets or lowers a limit, or requests a higher one. */
export const setLimitMutation = /* @__PURE__ */ changeOf(setLimit)
/** Confirms a requested rise. */
export const confirmLimitMutation = /* @__PURE__ */ changeOf(confirmLimit)
/** Withdraws a requested rise. */
export const dropLimitChangeMutation = /* @__PURE__ */ changeOf(dropLimitChange)
/** Marks the reminder as read. */
export const readLimitReminderMutation = /* @__PURE__ */ changeOf(readLimitReminder)

/** A change of the reality check, whose answer is the session. */
const checkChangeOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    callMutation(client, call, {
      key: [...protectionKeys.all, call.name],
      onSettled: (cache) => cache.invalidateQueries({ queryKey: protectionKeys.play() }),
    })

/** Chooses how often play stops for its sum. */
export const setRealityCheckMutation = /* @__PURE__ */ checkChangeOf(setRealityCheck)
/** Marks the sum of the session as read. */
export const endRealityCheckMutation = /* @__PURE__ */ checkChangeOf(endRealityCheck)

/** The heartbeat of a game or betting page. */
export const sendPlayTimeMutation = (client: Client) => callMutation(client, sendPlayTime, { key: [...protectionKeys.all, 'playTime'] })

/** A change of what the account is open for. */
const stateChangeOf =
  <In extends z.ZodMiniType, Out extends z.ZodMiniType>(call: Call<In, Out>) =>
  (client: Client) =>
    callMutation(client, call, {
      key: [...protectionKeys.all, call.name],
      onSuccess: (cache) => Promise.all([refresh(cache), cache.invalidateQueries({ queryKey: accountKeys.memberInfo() })]),
    })

/** Requests the end of an exclusion. */
export const requestReturnMutation = /* @__PURE__ */ stateChangeOf(requestReturn)
/** Opens an account that is closing. */
export const cancelClosingMutation = /* @__PURE__ */ stateChangeOf(cancelClosing)
/** Pauses the account, and ends every session, this one too: nothing is refetched. */
export const pauseAccountMutation = (client: Client) =>
  callMutation(client, pauseAccount, { key: [...protectionKeys.all, pauseAccount.name] })
/** Excludes the member, and ends every session like a pause. */
export const excludeAccountMutation = (client: Client) =>
  callMutation(client, excludeAccount, { key: [...protectionKeys.all, excludeAccount.name] })
