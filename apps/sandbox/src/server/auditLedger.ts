import { teamChecks } from '../agents/teamChecks.ts'
import { contractChecks } from '../contracts/contractChecks.ts'
import type { Db } from '../db/openDatabase.ts'
import { envelopeChecks } from '../envelopes/envelopeChecks.ts'
import { audit, ledgerChecks } from '../ledger/audit.ts'
import { depositChecks } from '../payments/depositChecks.ts'
import { rainChecks } from '../rewards/rain/rainChecks.ts'
import { withdrawalChecks } from '../withdrawals/withdrawalChecks.ts'

const checks = {
  ...ledgerChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...rainChecks,
  ...envelopeChecks,
  ...teamChecks,
  ...contractChecks,
}

/** Audits the books with the invariants of the ledger and of every domain. Tests run it once per file, the console shows it. */
export const auditLedger = (db: Db) => audit(db, checks)
