import * as calls from '@platform/sdk/withdraw'
import type { Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { confirmPayment } from '../security/exports.ts'
import { cancelWithdrawal } from './changeWithdrawal.ts'
import { payDebt } from './payDebt.ts'
import { recordsOf } from './recordsOf.ts'
import { requestWithdrawal } from './requestWithdrawal.ts'
import { withdrawalOf } from './withdrawalOf.ts'
import { withdrawSettings } from './withdrawSettings.ts'

const after = ({ services }: Context) => services.payments.wake()

/** Withdrawals: conditions, requests, the member's orders and debts, records. */
export const withdrawRoutes = [
  handle(calls.getWithdrawSettings, (_input, context) => withdrawSettings(context)),
  handle(calls.withdraw, (form, context) => requestWithdrawal(context, form), {
    before: (form, context) => confirmPayment(context, 'withdraw', form),
    after,
  }),
  handle(calls.getWithdrawOrder, ({ orderNo }, context) => withdrawalOf(context, orderNo)),
  handle(calls.cancelWithdraw, ({ orderNo }, context) => cancelWithdrawal(context, orderNo)),
  handle(calls.payDebt, (form, context) => payDebt(context, form), { after }),
  handle(calls.getWithdrawRecords, (filter, context) => recordsOf(filter, context)),
]
