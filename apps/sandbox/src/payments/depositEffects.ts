import type { Db } from '../db/openDatabase.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import { grantDepositBonus } from './bonus.ts'
import type { PaymentService } from './PaymentService.ts'
import { completeReturn } from './completeReturn.ts'
import { requestCharge } from './requestCharge.ts'

/** What deposits have to do outside the transaction that they were written in. */
export const depositEffects = (db: Db, service: PaymentService, now: () => number): Record<string, EffectHandler> => ({
  depositCharge: requestCharge(db, service, now),
  depositReturn: completeReturn(db, service, now),
  depositBonus: grantDepositBonus(db, now),
})
