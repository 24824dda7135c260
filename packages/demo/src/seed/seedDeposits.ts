import { sql } from 'kysely'
import { asksDocument, marketOf } from '@platform/sdk/markets'
import { creditKey, type Db, type SandboxMerchant, transactionId, transfer } from '@platform/sandbox/seeding'

/** Demo members with a known identity: they can deposit immediately. The others must enter it first. */
const payers = [
  { account: 'anaclara', name: 'Ana Clara Souza', cpf: '11144477735' },
  { account: 'brunoagente', name: 'Bruno Carvalho Reis', cpf: '12345678909' },
]

/** The identities of the demo members, and an order for each deposit of their history, so that records and ledger agree. */
export async function seedDeposits(db: Db, { code: merchant, market }: SandboxMerchant, now: number): Promise<void> {
  const hasCpf = asksDocument(marketOf(market))
  await seedFee(db, merchant, now)
  for (const { account, name, cpf } of payers)
    await db
      .updateTable('members')
      .set({ payee_name: name, id_number: hasCpf ? cpf : '' })
      .where('merchant', '=', merchant)
      .where('username', '=', account)
      .execute()
  const past = sql`
    select t.id, t.created_at as at, e.amount, a.member_id, coalesce((select sum(f.amount) from ledger_entries f
      join ledger_accounts fees on fees.id = f.account_id and fees.kind = 'fees' where f.transfer_id = t.id), 0)::bigint as fee, 'D' || to_char(to_timestamp(t.created_at / 1000.0) at time zone 'UTC', 'YYMMDD')
      || lpad(t.id::text, 10, '0') as order_no, t.key
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.merchant = ${merchant} and t.kind = 'deposit' and t.reference = 'seed' and a.kind = 'cash'`
  await sql`
    insert into deposit_orders (order_no, merchant, member_id, channel_id, type, amount, status, created_at, expires_at, changed_at)
    select order_no, ${merchant}, member_id, c.id, c.type, amount + fee, 'credited', at - 60000, at + 1740000, at from (${past}) p,
      (select id, type from deposit_channels where merchant = ${merchant} order by position limit 1) c`.execute(db)
  await sql`
    insert into deposit_payments (end_to_end_id, order_no, merchant, member_id, amount, fee, status, payer_name, payer_cpf, paid_at, credited_at)
    select substr(key, 9), order_no, ${merchant}, member_id, amount + fee, fee, 'credited', '', '', at - 2000, at from (${past}) p`.execute(
    db,
  )
  await sql`
    insert into deposit_events (order_no, at, event, actor, amount, end_to_end_id)
    select order_no, at + step.shift, step.event, step.actor, amount, case step.event when 'created' then '' else substr(key, 9) end
    from (${past}) p, (values (-60000, 'created', 'member'), (-2000, 'paid', 'bank'), (0, 'credited', 'system')) as step(shift, event, actor)
    order by at, shift`.execute(db)
}

/** A deposit with a fee in the demo agent's team: no figure may be right only because there are no fees. */
async function seedFee(db: Db, merchant: string, now: number): Promise<void> {
  const member = await db
    .selectFrom('members as m')
    .innerJoin('members as agent', 'agent.id', 'm.upline_id')
    .select('m.id')
    .where('agent.merchant', '=', merchant)
    .where('agent.username', '=', 'brunoagente')
    .orderBy('m.id')
    .executeTakeFirst()
  if (!member) return
  const legs = [
    { party: { cashier: 'pix' }, amount: -10_000 },
    { party: { memberId: member.id, bucket: 'cash' as const }, amount: 9750 },
    { party: 'fees' as const, amount: 250 },
  ]
  await transfer(db, { merchant, kind: 'deposit', key: creditKey(transactionId('E', now)), reference: 'seed', legs, at: now })
}
