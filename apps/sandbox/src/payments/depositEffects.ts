import type { EffectHandler } from '../ledger/effects.ts'
import { grantDepositBonus } from './bonus.ts'
import { completeReturn } from './completeReturn.ts'
import { requestCharge } from './requestCharge.ts'
import type { Settling } from './Settling.ts'

/** What deposits have to do outside the transaction that they were written in. */
export const depositEffects = (settling: Settling): Record<string, EffectHandler> => ({
  depositCharge: requestCharge(settling),
  depositCancel: ({ key }) => settling.service.cancelCharge(key),
  depositReturn: completeReturn(settling),
  depositBonus: grantDepositBonus(settling.db, settling.now),
})
