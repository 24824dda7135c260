import type { ContractTerms, PeriodResult } from '@platform/sdk/contracts'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { transfer, type Party } from '../ledger/transfer.ts'
import { sendMessage } from '../messages/exports.ts'
import type { MemberSums, Total } from './figuresOf.ts'
import type { ContractRow } from './findContract.ts'
import { contractMessage } from './messages.ts'
import type { Period } from './periods.ts'

export interface Settled {
  row: ContractRow
  period: Period
  terms: ContractTerms
  active_stake: number
  lines: readonly MemberSums[]
  total: Total
  carryIn: number
  result: PeriodResult
  now: number
  /** Whether the inbox reports the payment. */
  members: 'tell' | 'silent'
  /** Whether the account to pay is still open; if not, it waits at the operator's desk. */
  pays: boolean
}

/** Stores a period with all inputs of its amount, and pays it if the house is the payer. */
export async function writeSettlement(
  db: Db,
  { row, period, terms, active_stake, lines, total, carryIn, result, now, members, pays }: Settled,
): Promise<void> {
  const { kind, member_id, offerer_id, payer } = row
  const settlement = await db
    .insertInto('contract_settlements')
    .values({
      contract_id: row.id,
      merchant: row.merchant,
      kind,
      member_id,
      offerer_id,
      payer,
      period_from: period.from,
      period_to: period.to,
      terms: JSON.stringify(terms),
      active_stake,
      ...total,
      uncounted_too: false,
      actives: JSON.stringify(total.actives),
      tier: result.tier,
      carry_in: carryIn,
      base: result.base,
      due: result.due,
      carry_out: result.carryOut,
      state: result.due > 0 ? 'open' : 'none',
      settled_at: now,
      paid_at: null,
      order_no: null,
      transfer_id: null,
      reference: null,
    })
    .returning(['id', 'merchant', 'kind', 'member_id', 'due'])
    .executeTakeFirstOrThrow()
  const behind = JSON.stringify(lines.map((line) => ({ settlement_id: settlement.id, ...line })))
  await sql`insert into contract_settlement_members select * from jsonb_populate_recordset(null::contract_settlement_members, ${behind}::jsonb)`.execute(
    db,
  )
  if (pays && result.due > 0 && payer === 'house') await writePayment(db, settlement, 'house', { at: now, members })
}

interface Payable {
  id: number
  merchant: string
  kind: ContractRow['kind']
  member_id: number
  due: number
}

/** Pays a settlement, once: out of a wallet, or by the house, with `part` of it out of a wallet. Under the lock of the settlement. */
export async function writePayment(
  db: Db,
  { id, merchant, kind, member_id, due }: Payable,
  from: Party,
  { at, members }: { at: number; members: 'tell' | 'silent' },
  part?: { party: Party; amount: number },
): Promise<void> {
  // One key per settlement, whenever it is paid.
  const order_no = `C${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${String(id).padStart(10, '0')}`
  const { transferId } = await transfer(db, {
    merchant,
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    key: `contract:${id}`,
    reference: order_no,
    legs: [
      { party: from, amount: -due - (part?.amount ?? 0) },
      ...(part ? [part] : []),
      { party: { memberId: member_id, bucket: 'cash' }, amount: due },
    ],
    at,
  })
  await db
    .updateTable('contract_settlements')
    .set({ state: 'paid', paid_at: at, order_no, transfer_id: transferId })
    .where('id', '=', id)
    .execute()
  if (members === 'tell') await sendMessage(db, member_id, contractMessage('paid', kind), at)
}
