import { teamChecks } from '../agents/exports.ts'
import { contractChecks } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { envelopeChecks } from '../envelopes/exports.ts'
import { audit, ledgerChecks } from '../ledger/audit.ts'
import { limitChecks } from '../limits/exports.ts'
import { depositChecks } from '../payments/exports.ts'
import { rainChecks } from '../rewards/exports.ts'
import { withdrawalChecks } from '../withdrawals/exports.ts'

const checks = {
  ...ledgerChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...limitChecks,
  ...rainChecks,
  ...envelopeChecks,
  ...teamChecks,
  ...contractChecks,
}

/** Audits the books with the invariants of the ledger and of every domain. Tests run it once per file, the console shows it. */
export const auditLedger = (db: Db) => audit(db, checks)
