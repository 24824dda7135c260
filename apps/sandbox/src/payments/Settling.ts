import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'
import type { PaymentService } from './PaymentService.ts'

/** What payments are booked with. */
export interface Books {
  db: Db
  /** Orders store their payer sealed. */
  vault: Vault
  now(): number
}

/** What knows how to bring orders up to what was paid. */
export interface Settling extends Books {
  service: PaymentService
}
