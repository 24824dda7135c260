import { paymentsByHand, contractsAside } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { cpfConflicts } from './cpfActions.ts'
import { notFound } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import type { Services } from '../gateway/Services.ts'
import { openCases } from '../help/exports.ts'
import { protectedMembers } from '../protection/exports.ts'
import { closedWithCash } from '../withdrawals/exports.ts'
import { openDepositsOf } from './openDepositsOf.ts'
import { openKycOf } from './kycActions.ts'
import { openWithdrawalsOf } from './openWithdrawalsOf.ts'

/** Maximum entries per list; the oldest come first. */
const SHOWN = 50

/**
 * What waits for an operator: applications to decide, tickets to answer, identities to check, deposits to pay or decide, withdrawals to
 * decide and send, accounts with the CPF of another one, closed accounts with money, contracts that could not be settled, payments of
 * contracts to or from closed accounts, and cases to look at; and the accounts that are paused, excluded or closing.
 * `counts` contains the total of each list that is not shown completely.
 */
export async function deskOf({ database: { db }, vault }: Pick<Services, 'database' | 'vault'>) {
  const cpfs = await cpfConflicts({ db, vault }, SHOWN)
  const [closed, aside, byHand] = [await closedWithCash(db, SHOWN), await contractsAside(db, SHOWN), await paymentsByHand(db, SHOWN)]
  const [cases, protections] = [await openCases(db, SHOWN), await protectedMembers(db, SHOWN)]
  return {
    applications: await openApplications(db),
    tickets: await openTickets(db),
    identities: await openKycOf(db),
    deposits: await openDepositsOf(db),
    withdrawals: await openWithdrawalsOf(db),
    cpfs: cpfs.rows,
    closed: closed.rows,
    contracts: aside.rows,
    payments: byHand.rows,
    cases: cases.rows,
    protections: protections.rows,
    counts: {
      cpfs: cpfs.count,
      closed: closed.count,
      contracts: aside.count,
      payments: byHand.count,
      cases: cases.count,
      protections: protections.count,
    },
  }
}

/** A picture that a member sent. Opening one of a document writes a line to the audit log. */
export async function uploadNamed({ database: { db }, vault, now }: Services, id: string) {
  const columns = ['content', 'kyc_id', 'kyc_side', 'deposit_order'] as const
  const upload = await db.selectFrom('uploads').select(columns).where('id', '=', rowId(id)).executeTakeFirst()
  if (!upload) throw notFound()
  const { content, kyc_id, kyc_side, deposit_order } = upload
  if (kyc_id === null && deposit_order === null) return content
  const [action, detail] = deposit_order ? ['deposits/read', { orderNo: deposit_order }] : ['kyc/read', { id: kyc_id, side: kyc_side }]
  await db
    .insertInto('audit_log')
    .values({ at: now(), actor: 'console', action, merchant: null, detail: JSON.stringify(detail) })
    .execute()
  return vault.openBytes(content)
}

async function openApplications(db: Db) {
  const rows = await db
    .selectFrom('promotion_applications as a')
    .innerJoin('promotions as p', 'p.id', 'a.promotion_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.application_no as applicationNo', 'a.comment', 'a.created_at as createdAt', 'm.merchant', 'm.account as userName'])
    .select(['p.title_en as title', 'p.reward'])
    .where('a.status', '=', 'applying')
    .orderBy('a.id')
    .limit(SHOWN)
    .execute()
  const images = await imagesOf(
    db,
    'application_id',
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, ...application }) => ({ ...application, images: images(id) }))
}

async function openTickets(db: Db) {
  const rows = await db
    .selectFrom('feedback_tickets as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['t.id', 't.ticket_no as ticketNo', 't.type', 't.order_no as orderNo', 'm.merchant', 'm.account as userName'])
    .where('t.status', '=', 'open')
    .orderBy('t.updated_at')
    .limit(SHOWN)
    .execute()
  const entries = await db
    .selectFrom('feedback_entries')
    .select(['id', 'ticket_id', 'author', 'content', 'sent_at as sentAt'])
    .where('ticket_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('id')
    .execute()
  const images = await imagesOf(
    db,
    'entry_id',
    entries.map(({ id }) => id),
  )
  const historyOf = (ticket: number) =>
    entries
      .filter(({ ticket_id }) => ticket_id === ticket)
      .map(({ id, author, content, sentAt }) => ({ author, content, sentAt, images: images(id) }))
  return rows.map(({ id, ...ticket }) => ({ ...ticket, history: historyOf(id) }))
}

/** Returns a function from an owner to the ids of its pictures. */
async function imagesOf(db: Db, column: 'application_id' | 'entry_id', ids: number[]): Promise<(owner: number) => number[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', `${column} as owner`])
    .where(column, 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return (owner) => rows.filter((row) => row.owner === owner).map(({ id }) => id)
}
