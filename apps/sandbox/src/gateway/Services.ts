import type { ConsoleState } from './ConsoleState.ts'
import type { CallLog } from './callLog.ts'
import type { Database, Db } from '../db/openDatabase.ts'
import type { Audit } from '../ledger/audit.ts'
import type { KeyRing } from './keyRing.ts'
import type { Floods } from './floods.ts'
import type { Member } from './Member.ts'
import type { MerchantDirectory } from './merchants.ts'
import type { SessionCache } from './sessionCache.ts'
import type { Shared } from './shared.ts'
import type { Traffic } from './traffic.ts'
import type { Vault } from './vault.ts'

/**
 * Shared state of one gateway process; made once by createSandbox. What a domain shares with others it adds itself:
 * `declare module '../gateway/Services.ts'`.
 */
export interface Services {
  database: Database
  console: ConsoleState
  keys: KeyRing
  /** Encrypts what a column must not contain as plain text. */
  vault: Vault
  merchants: MerchantDirectory
  /** Short-lived cache of answers to identical requests. */
  shared: Shared
  /** Prevents any one caller from using up the gateway. */
  traffic: Traffic
  /** Short memory of limits that were passed. */
  floods: Floods
  /** Short memory of open sessions. */
  sessions: SessionCache
  /** Only with a console, which shows it. */
  callLog?: CallLog
  /** Milliseconds: the machine's clock plus the console's offset. Every rule about time uses this clock. */
  now(): number
  /** Where game pages live, `http://127.0.0.1:4000`. */
  origin: string
  /** log2 of the cost of a password's hash. */
  hashCost: number
  /** Counts how often each invariant of the books is violated, the domains' own included. */
  audit(db: Db): Promise<Audit>
  /** The member that a launched lottery page plays for, or one of a game too, by the hash of its token. */
  memberOfPage(db: Db, hash: string, options: { now: number; games: boolean }): Promise<Member | undefined>
  /** Milliseconds after which Postgres ends the transaction of a keyed call: shorter than the life of its claim. */
  transactionMs: number
  /** Fills the database again: all changes since then are lost. The console's switches are off then. */
  reseed(): Promise<void>
  /** Accepts a client address per test (`X-Test-Address`) and opens the console's test calls. */
  testMode: boolean
}
