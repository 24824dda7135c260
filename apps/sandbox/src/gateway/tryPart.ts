import { Refusal } from '../base/Refusal.ts'
import { inSavepoint } from '../db/inSavepoint.ts'
import type { Db } from '../db/openDatabase.ts'

/** Runs a part of a transaction that goes on without it. A refusal is expected, any other error is logged. */
export async function tryPart(trx: Db, name: string, part: () => Promise<void>): Promise<void> {
  const error = await inSavepoint(trx, part)
  if (error && !(error instanceof Refusal)) console.error(`${name}:`, error)
}
