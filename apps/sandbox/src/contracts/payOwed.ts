import type { Db } from '../db/openDatabase.ts'
import { transfer } from '../ledger/transfer.ts'
import { sendMessage } from '../messages/exports.ts'
import { contractMessage } from './messages.ts'
import { writePayment } from './writeSettlement.ts'

/** Cents: what a leaving member owed, what the member's cash paid of it, and what is missing. */
export interface Owed {
  owed: number
  reserved: number
  unpaid: number
}

/** What a member owes to open accounts. */
export const openDebts = (db: Db, id: number) =>
  db
    .selectFrom('contract_settlements as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('s.offerer_id', '=', id)
    .where('s.payer', '=', 'upline')
    .where('s.state', '=', 'open')
    .where('m.closed_at', 'is', null)

/** Locks what a member owes, before wallets, as a payment by hand does. Returns the payees. */
export async function lockOwed(db: Db, id: number): Promise<number[]> {
  const rows = await openDebts(db, id).select(['s.id', 's.member_id']).orderBy('s.id').forUpdate('s').execute()
  return rows.map(({ member_id }) => member_id)
}

/**
 * Pays what a leaving member owes from the member's cash, the oldest first, before any of it is withdrawn. What is missing the house pays where
 * the merchant says so; else the payee sees it as unpaid, with the part that was there. Under the locks of both wallets.
 */
export async function payOwed(db: Db, id: number, { brand, at }: { brand: string; at: number }): Promise<Owed> {
  const rows = await openDebts(db, id)
    .select(['s.id', 's.merchant', 's.kind', 's.member_id', 's.due'])
    .orderBy('s.settled_at')
    .orderBy('s.id')
    .execute()
  if (rows.length === 0) return { owed: 0, reserved: 0, unpaid: 0 }
  const settings = db.selectFrom('contract_settings').select('covers_leaving').where('merchant', '=', brand)
  const { covers_leaving: covers } = await settings.executeTakeFirstOrThrow()
  const accounts = db.selectFrom('ledger_accounts').select('balance').where('member_id', '=', id).where('kind', '=', 'cash')
  const cash = Math.max(0, (await accounts.executeTakeFirstOrThrow()).balance)
  const sum: Owed = { owed: rows.reduce((total, { due }) => total + due, 0), reserved: 0, unpaid: 0 }
  for (const row of rows) {
    const own = Math.min(row.due, cash - sum.reserved)
    sum.reserved += own
    const payer = { party: { memberId: id, bucket: 'cash' as const }, amount: -own }
    if (own === row.due) await writePayment(db, row, payer.party, { at, members: 'tell' })
    else if (covers) await writePayment(db, row, 'house', { at, members: 'tell' }, own > 0 ? payer : undefined)
    else sum.unpaid += await leaveUnpaid(db, row, { id, own, at })
  }
  return sum
}

interface Debt {
  id: number
  merchant: string
  kind: 'dividend' | 'daily' | 'hourly'
  member_id: number
  due: number
}

/** Pays the part that is there. Returns what is missing. */
async function leaveUnpaid(
  db: Db,
  { id: settlement, merchant, kind, member_id, due }: Debt,
  { id, own, at }: { id: number; own: number; at: number },
) {
  if (own > 0) {
    const legs = [
      { party: { memberId: id, bucket: 'cash' as const }, amount: -own },
      { party: { memberId: member_id, bucket: 'cash' as const }, amount: own },
    ]
    const move = { merchant, kind: kind === 'dividend' ? ('dividend' as const) : ('salary' as const), reference: `part:${settlement}` }
    await transfer(db, { ...move, key: `contractPart:${settlement}`, legs, at })
  }
  await db.updateTable('contract_settlements').set({ state: 'unpaid', part: own }).where('id', '=', settlement).execute()
  await sendMessage(db, member_id, contractMessage('unpaid', kind), at)
  return due - own
}
