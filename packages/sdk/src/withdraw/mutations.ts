import type { QueryClient } from '@tanstack/react-query'
import { keyedMutation } from '../core/callMutation.ts'
import type { Client } from '../core/Client.ts'
import { walletKeys } from '../wallet/queries.ts'
import { cancelWithdraw } from './cancelWithdraw.ts'
import { payDebt } from './payDebt.ts'
import { withdrawKeys } from './queries.ts'
import { withdraw } from './withdraw.ts'

/** A refusal, too, means that the shown data is out of date: all withdrawal queries are refetched. */
const onSettled = (cache: QueryClient) =>
  Promise.all([cache.invalidateQueries({ queryKey: withdrawKeys.all }), cache.invalidateQueries({ queryKey: walletKeys.all })])

/** Requests a withdrawal. */
export const withdrawMutation = (client: Client) =>
  keyedMutation(client, withdraw, { key: [...withdrawKeys.all, withdraw.name], onSettled })

/** Cancels one. */
export const cancelWithdrawMutation = (client: Client) =>
  keyedMutation(client, cancelWithdraw, { key: [...withdrawKeys.all, cancelWithdraw.name], onSettled })

/** Pays the debt from the balance. */
export const payDebtMutation = (client: Client) => keyedMutation(client, payDebt, { key: [...withdrawKeys.all, payDebt.name], onSettled })
