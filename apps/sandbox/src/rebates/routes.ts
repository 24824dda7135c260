import { claimRebate as claimRebateCall, getRebate, getRebateRates, getRebateRecords } from '@platform/sdk/wallet'
import { handle } from '../gateway/handle.ts'
import { claimRebate } from './claimRebate.ts'
import { ratesOf } from './ratesOf.ts'
import { rebateOf } from './rebateOf.ts'
import { recordsOf } from './recordsOf.ts'

/** Rebates of a member's own bets. */
export const rebateRoutes = [
  handle(getRebate, (_input, context) => rebateOf(context)),
  handle(claimRebateCall, (form, context) => claimRebate(context, form), {
    // Bets on finished draws count, so these draws are settled first.
    before: (_form, { services }) => services.draws.keepUp(),
  }),
  handle(getRebateRates, (_input, context) => ratesOf(context)),
  handle(getRebateRecords, (filter, context) => recordsOf(filter, context)),
]
