import type { Hono } from 'hono'
import type { Db } from '../db/openDatabase.ts'
import type { Look, PageGame } from '../play/exports.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import type { Vault } from '../gateway/vault.ts'

/**
 * The content of a gateway and the pictures of its games: `packages/demo`, or a catalogue of your own. The gateway imports none; the
 * program that starts it passes one in.
 */
export interface Demo {
  /**
   * Fills the database for new merchants. Called inside a transaction, once per database, and again for a new merchant: rows that all
   * merchants share (vendors, games) are inserted `on conflict do nothing`.
   */
  seed(db: Db, options: SeedOptions): Promise<void>
  /** The pictures of the stored content: routes below `/cdn`. */
  pictures(db: Db): Promise<Hono>
  /** Colours and pictures of a game's page. */
  lookOf(game: PageGame): Look
  /** A dump of a new gateway in test mode with this seed, made earlier on this machine. */
  dump?(merchants: SandboxMerchant[], seed: string): Promise<Blob>
}

/** The gateway has already created the rows of `merchants` (settings, flags, ledger accounts), for the brand and its trial merchant. */
export interface SeedOptions {
  /** Only those that have no data yet. */
  merchants: SandboxMerchant[]
  seed: string
  /** Milliseconds of the gateway's clock. */
  now: number
  /** For `hashPassword(password, cost)`: cheap in tests. */
  hashCost: number
  /** Encrypts values that a column must not contain as plain text. */
  vault: Vault
  /** A tenth of the history, for tests; all games and members. */
  small?: boolean
  /** If false: games and content, but no members. */
  people?: boolean
}
