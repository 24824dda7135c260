import type { HashCost } from '../account/password.ts'
import type { ConsoleState } from '../console/ConsoleState.ts'
import type { ListedScenario } from '../console/scenarios/Scenario.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DrawClock } from '../lottery/drawClock.ts'
import type { Payments } from '../payments/Payments.ts'
import type { KeyRing } from './keyRing.ts'
import type { Floods } from './floods.ts'
import type { MerchantDirectory } from './merchants.ts'
import type { SessionCache } from '../account/sessionCache.ts'
import type { Shared } from './shared.ts'
import type { Traffic } from './traffic.ts'
import type { Vault } from './vault.ts'

/** Shared state of one gateway process; made once by createSandbox. */
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
  /** Opens and settles the lottery draws that are due. */
  draws: DrawClock
  /** Short memory of open sessions. */
  sessions: SessionCache
  /** The service that pays members and is paid by them. */
  payments: Payments
  /** Milliseconds: the machine's clock plus the console's offset. Every rule about time uses this clock. */
  now(): number
  /** Where game pages live, `http://127.0.0.1:4000`. */
  origin: string
  hashCost: HashCost
  /** Milliseconds after which Postgres ends the transaction of a keyed call: shorter than the life of its claim. */
  transactionMs: number
  /** Fills the database again: all changes since then are lost. The console's switches are off then. */
  reseed(): Promise<void>
  /** Content of the console's page of scenarios. */
  scenarios: readonly ListedScenario[]
  /** Accepts a client address per test (`X-Test-Address`) and opens the console's test calls. */
  testMode: boolean
}
