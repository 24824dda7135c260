import type { Db } from '../../db/openDatabase.ts'
import type { Vault } from '../../gateway/vault.ts'

/** Shared services of the simulated bank's parts. */
export interface BankParts {
  db: Db
  /** A payer must not be readable in a column. */
  vault: Vault
  now(): number
  /** Known to the bank and to the gateway. */
  secret: string
  /** Throws while the console has closed the bank. */
  assertUp(): void
  /** Posts a webhook to the gateway, over HTTP if it listens. */
  post(request: Request): Promise<Response>
}

/** Thrown while the bank is down. */
export class BankDown extends Error {
  override readonly name = 'BankDown'
}
