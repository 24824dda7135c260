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

/** The services that bring orders up to date with their payments. */
export interface Settling extends Books {
  service: PaymentService
}
