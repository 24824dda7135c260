import { sql } from 'kysely'
import { balanceOf, type Db, type SandboxMerchant, settleOne, signContract, writePayment } from '@platform/sandbox/seeding'
import { changedContract, offeredSalary, signedContracts, standards } from './catalogue/contracts.ts'

const DAY = 86_400_000
/** Age of the contracts of each kind, and the age from which their periods are paid: later periods are open. */
const SINCE = { dividend: 29 * DAY, daily: 5 * DAY, hourly: DAY / 2 } as const
const PAID = { dividend: 10 * DAY, daily: 3 * DAY, hourly: DAY / 8 } as const
/** Stakes in cents from which a member counts as active: members of the seed bet little. */
const ACTIVE = 5000

/** Contracts of the demo agent with upline and downline, settled up to now: one with a proposed change, a pending offer, and a rejected one. */
export async function seedContracts(db: Db, { code: merchant, features }: SandboxMerchant, now: number): Promise<void> {
  if (!features.includes('SIGNCONDIV3')) return
  const settings = { active_stake: ACTIVE, standard: JSON.stringify(standards) }
  await db.updateTable('contract_settings').set(settings).where('merchant', '=', merchant).execute()
  const people = await db
    .selectFrom('members')
    .select(['id', 'username', 'type', 'upline_id'])
    .where('merchant', '=', merchant)
    .orderBy('id')
    .execute()
  const idOf = (account: string) => people.find(({ username }) => username === account)!.id
  for (const { account, upline, kind, terms } of signedContracts)
    await signContract(db, { merchant, memberId: idOf(account), kind, terms, since: now - SINCE[kind], offererId: upline === undefined ? undefined : idOf(upline) }) // prettier-ignore
  while (await settleOne(db, now, 'silent'));
  await payOld(db, merchant, now)

  const bruno = idOf('brunoagente')
  const change = { action: 'change', terms: changedContract.terms }
  await db
    .updateTable('contracts')
    .set({ proposal: JSON.stringify(change), proposed_at: now - DAY, changed_at: now - DAY, revision: 2 })
    .where('member_id', '=', idOf(changedContract.account))
    .where('kind', '=', changedContract.kind)
    .execute()
  const storyAccounts = ['anaclara', 'caionovo', 'dudablock']
  const players = people.filter(({ type, upline_id, username }) => type === 0 && upline_id === bruno && !storyAccounts.includes(username))
  const offer = { merchant, kind: 'daily' as const, offerer_id: bruno, payer: 'upline' as const, next_from: null, next_to: null }
  const waiting = {
    proposal: JSON.stringify({ action: 'offer', terms: offeredSalary }),
    proposed_at: now - DAY / 2,
    changed_at: now - DAY / 2,
  }
  const rejection = { proposal: null, proposed_at: null, changed_at: now - 2 * DAY, revision: 2, rejected: true, reason: 'Prefiro receber por semana.' } // prettier-ignore
  const steps = [waiting, rejection]
  for (const [index, { id }] of players.slice(0, 2).entries())
    await db
      .insertInto('contracts')
      .values({ ...offer, ...steps[index]!, member_id: id })
      .execute()
}

/** Pays older settlements, as far as the balance covers them. */
async function payOld(db: Db, merchant: string, now: number): Promise<void> {
  const { rows } = await sql<Parameters<typeof writePayment>[1] & { offerer_id: number; period_to: number }>`
    select id, merchant, kind, member_id, due, offerer_id, period_to from contract_settlements
    where merchant = ${merchant} and state = 'open' order by period_to, id`.execute(db)
  for (const row of rows) {
    if (row.period_to > now - PAID[row.kind] || (await balanceOf(db, row.offerer_id)) < row.due) continue
    await writePayment(db, row, { memberId: row.offerer_id, bucket: 'cash' }, { at: now, members: 'silent' })
  }
}
