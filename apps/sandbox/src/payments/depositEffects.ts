import type { EffectHandler } from '../ledger/effects.ts'
import { grantOwedBonus } from './bonus.ts'
import { completeReturn } from './completeReturn.ts'
import { requestCharge } from './requestCharge.ts'
import type { Settling } from '../paymentService/exports.ts'

/** External effects of deposits, run after the transaction that queued them. */
export const depositEffects = (settling: Settling): Record<string, EffectHandler> => ({
  depositCharge: requestCharge(settling),
  depositCancel: ({ key }) => settling.service.cancelCharge(key),
  depositReturn: completeReturn(settling),
  depositBonus: grantOwedBonus(settling.db, settling.now),
})
