import type { Db } from '../db/openDatabase.ts'
import type { Vault } from '../gateway/vault.ts'
import type { PaymentService } from './PaymentService.ts'

/** Services for booking payments. */
export interface Books {
  db: Db
  /** Orders store their payer sealed. */
  vault: Vault
  now(): number
}

/** Services for bringing orders up to date with their payments. */
export interface Settling extends Books {
  service: PaymentService
}
