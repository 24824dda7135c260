import type { SandboxMerchant } from '../gateway/merchants.ts'
import type { Vault } from '../gateway/vault.ts'
import type { HashCost } from '../account/password.ts'

/**
 * What `seedDatabase(db, options)` gets. The gateway has already made the rows of `merchants` (with settings, flags and
 * ledger accounts), of the brand and of its trial merchant. Called inside a transaction, once per database, and again
 * when a merchant's folder is new: rows that all merchants share (vendors, games) are inserted `on conflict do nothing`.
 */
export interface SeedOptions {
  /** Only those that have no data yet. */
  merchants: SandboxMerchant[]
  seed: string
  /** Milliseconds of the gateway's clock. */
  now: number
  /** For `hashPassword(password, cost)`: cheap in tests. */
  hashCost: HashCost
  /** Encrypts what a column must not contain as plain text. */
  vault: Vault
  /** A tenth of the history, for tests; all games and members. */
  small?: boolean
}
