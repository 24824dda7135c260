import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { givenBack } from './steps.ts'

/** Cents that an account whose CPF another one proved may still withdraw: what its own payments brought, less its withdrawals. */
export async function ownPaymentsLeft(db: Db, memberId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, coalesce((select sum(amount - fee) from deposit_payments where member_id = ${memberId} and status = 'credited'), 0)
      - coalesce((select sum(amount) from withdrawals where member_id = ${memberId} and status <> all (${[...givenBack]}::text[])), 0))::bigint as left`.execute(
    db,
  )
  return rows[0]!.left
}
