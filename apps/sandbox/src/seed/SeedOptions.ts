import type { SandboxMerchant } from '../gateway/merchants.ts'
import type { Vault } from '../gateway/vault.ts'
import type { HashCost } from '../account/password.ts'

/**
 * Options of `seedDatabase(db, options)`. The gateway has already created the rows of `merchants` (with settings, flags and
 * ledger accounts), for the brand and its trial merchant. Called inside a transaction, once per database, and again
 * for a new merchant: rows that all merchants share (vendors, games) are inserted `on conflict do nothing`.
 */
export interface SeedOptions {
  /** Only those that have no data yet. */
  merchants: SandboxMerchant[]
  seed: string
  /** Milliseconds of the gateway's clock. */
  now: number
  /** For `hashPassword(password, cost)`: cheap in tests. */
  hashCost: HashCost
  /** Encrypts values that a column must not contain as plain text. */
  vault: Vault
  /** A tenth of the history, for tests; all games and members. */
  small?: boolean
}
