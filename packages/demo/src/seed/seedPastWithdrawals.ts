import { sql } from 'kysely'
import { hasMeans, marketOf } from '@platform/sdk/markets'
import { type Db, type SandboxMerchant, storedDestination, type Vault } from '@platform/sandbox/seeding'
import { PAYOUT_MS } from './insertMoves.ts'

/** An order for each withdrawal of the members' histories, and the destination that it went to, so that records and ledger agree. */
export async function seedPastWithdrawals(db: Db, { code: merchant, market }: SandboxMerchant, vault: Vault): Promise<void> {
  const past = sql`
    select t.id, t.reference as order_no, t.created_at as at, e.debit_pending as amount, a.member_id
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.merchant = ${merchant} and t.kind = 'withdrawal' and t.phase = 'pending' and a.kind = 'cash'`
  const { rows: members } = await sql<{ id: number; nickname: string; first: number }>`
    select m.id, m.nickname, min(p.at)::bigint as first from (${past}) p join members m on m.id = p.member_id
    where not exists (select 1 from bank_cards c where c.member_id = m.id) group by m.id order by m.id`.execute(db)
  const cards = members.map(({ id, nickname, first }) => {
    const digits = String(id).padStart(8, '0')
    const key = { type: 'PIX', pix_key_type: 'RANDOM', bank_code: '', branch: '', number: `${digits}-1111-4222-8333-444444444444` } as const
    const account = { type: 'BANK', pix_key_type: '', bank_code: '104', branch: '0001', number: digits } as const
    const destination = storedDestination(vault, hasMeans(marketOf(market), 'pix') ? key : account)
    return { ...destination, merchant, member_id: id, holder: nickname, is_default: true, created_at: first - 60_000 }
  })
  if (cards.length > 0)
    await db
      .insertInto('bank_cards')
      .values(cards.map((card) => ({ ...card, order_key: null, removed_at: null })))
      .execute()
  const bankId = sql`'E99999004' || to_char(to_timestamp(at / 1000.0) at time zone 'UTC', 'YYYYMMDDHH24MI') || right(order_no, 11)`
  await sql`
    insert into withdrawals (order_no, merchant, member_id, bank_card_id, amount, fee, status, end_to_end_id, created_at, paid_at, changed_at)
    select order_no, ${merchant}, p.member_id, c.id, amount, 0, 'paid', ${bankId}, at, at + ${PAYOUT_MS}, at + ${PAYOUT_MS}
    from (${past}) p join bank_cards c on c.member_id = p.member_id and c.is_default`.execute(db)
  await sql`
    insert into withdraw_events (order_no, event, actor, at)
    select order_no, step.event, step.actor, at + step.shift from (${past}) p,
      (values (0, 'requested', 'member'), (30000, 'approved', 'operator'), (40000, 'sending', 'operator'), (${PAYOUT_MS}, 'paid', 'bank')) as step(shift, event, actor)
    order by at, shift`.execute(db)
}
