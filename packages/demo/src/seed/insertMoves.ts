import { sql } from 'kysely'
import { creditKey, type Db, holdKey, paidKey } from '@platform/sandbox/seeding'
import type { SeedMove } from './history.ts'

/** From a withdrawal's request to its arrival. */
export const PAYOUT_MS = 90_000

/**
 * Each move is a transfer between the player and one of the merchant's own accounts, with both entries, in order of time. A withdrawal is
 * held, and posted at its arrival, as in the gateway.
 */
export async function insertMoves(db: Db, merchant: string, moves: SeedMove[]): Promise<void> {
  const rows = moves.map((move, n) => ({ n, ...move, ...identityOf(merchant, move, n), other: otherSide[move.kind] ?? 'cashier' }))
  await sql`
    with move as (
      select *, case kind when 'withdrawal' then 'pending' else 'single' end as phase from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t(n int, account text, kind text, amount bigint, at bigint, key text, reference text, other text)
    ), made as (
      insert into ledger_transfers (merchant, kind, key, reference, created_at, phase)
      select ${merchant}, kind, key, reference, at, phase from move order by n returning id, key
    ), side as (
      select made.id, move.n, player.id as account_id, move.amount, move.at, phase from move
        join made using (key)
        join members m on m.merchant = ${merchant} and m.username = move.account
        join ledger_accounts player on player.member_id = m.id
      union all
      select made.id, move.n, own.id, -move.amount, move.at, phase from move
        join made using (key)
        join ledger_accounts own on own.merchant = ${merchant} and own.kind = move.other and own.member_id is null
    )
    insert into ledger_entries (transfer_id, account_id, amount, debit_pending, credit_pending, created_at)
    select id, account_id, case phase when 'single' then amount else 0 end, case phase when 'single' then 0 else greatest(-amount, 0) end,
      case phase when 'single' then 0 else greatest(amount, 0) end, at from side order by n, account_id`.execute(db)
  await sql`
    insert into wallet_rows (member_id, transfer_id, type, amount, balance_before, balance_after, created_at)
    select a.member_id, e.transfer_id, wallet_row_type(t.kind, e.change), e.change, e.balance_after - e.change, e.balance_after, e.created_at
    from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where a.merchant = ${merchant} and a.kind = 'cash' order by e.id`.execute(db)
  await sql`
    with held as (
      select id, key, reference, created_at from ledger_transfers where merchant = ${merchant} and kind = 'withdrawal' and phase = 'pending'
    ), paid as (
      insert into ledger_transfers (merchant, kind, key, reference, created_at, phase, origin_id)
      select ${merchant}, 'withdrawal', key || ${PAID}, reference, created_at + ${PAYOUT_MS}, 'posted', id from held order by id
      returning id, origin_id, created_at
    )
    insert into ledger_entries (transfer_id, account_id, amount, debit_pending, credit_pending, created_at)
    select p.id, e.account_id, e.credit_pending - e.debit_pending, -e.debit_pending, -e.credit_pending, p.created_at
    from paid p join ledger_entries e on e.transfer_id = p.origin_id order by p.id, e.account_id`.execute(db)
}

const otherSide: Partial<Record<SeedMove['kind'], string>> = { stake: 'house', payout: 'house', rebate: 'house' }
/** The suffix that `paidKey` adds to `holdKey`. */
const PAID = paidKey('').slice(holdKey('').length)

/** Key and reference of a transfer: they link a deposit to its payment, a withdrawal to its order. */
function identityOf(merchant: string, { kind, round, at, key, reference }: SeedMove, n: number): { key: string; reference: string } {
  if (kind === 'withdrawal') {
    const orderNo = pastWithdrawalNo(merchant, n, at)
    return { key: holdKey(orderNo), reference: orderNo }
  }
  const depositKey = kind === 'deposit' ? creditKey(pastPaymentId(merchant, n, at)) : undefined
  return { key: key ?? depositKey ?? `seed:${merchant}:${n}`, reference: reference ?? (round ? `round:${round}` : 'seed') }
}

const three = (merchant: string) => merchant.slice(0, 3).padEnd(3, '0')

/** The number of a past withdrawal: the same for the same seed. */
const pastWithdrawalNo = (merchant: string, n: number, at: number) =>
  `W${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${three(merchant)}1${String(n).padStart(6, '0')}`

/** The bank's id of a past payment: the same for the same seed. */
const pastPaymentId = (merchant: string, n: number, at: number) =>
  `E99999004${new Date(at).toISOString().slice(0, 16).replaceAll(/\D/g, '')}${merchant.slice(0, 3).padEnd(3, '0')}${String(n).padStart(8, '0')}`
