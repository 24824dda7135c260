import { sql, type Selectable } from 'kysely'
import { disableAccount } from '../account/exports.ts'
import { lockContracts, lockOwed, mayPay, payOwed } from '../contracts/exports.ts'
import type { MemberTables } from '../db/MemberTables.ts'
import type { Db } from '../db/openDatabase.ts'
import { contextFor } from '../gateway/contextFor.ts'
import type { Services } from '../gateway/Services.ts'
import { Refusal } from '../base/Refusal.ts'
import { bringHome, lockWallets } from '../ledger/wallet.ts'
import { endTurnover } from '../payments/exports.ts'
import { moneyOf, payOutClosed, returnsTo } from '../withdrawals/exports.ts'
import { sendLetter } from './impede.ts'
import { reminderLetter } from './impededLetters.ts'

type Impediment = Selectable<MemberTables['impediments']>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** From the closing to the reminder of money that could not be returned. */
const REMIND_MS = 180 * 24 * HOUR
const AT_ONCE = 20

/**
 * Closes accounts whose time to withdraw is over, and returns what is left in them, also what comes later: a payout that a bank returned, a
 * bet that became void. Returns how many it looked at; one that fails is tried again after the others.
 */
export async function followImpeded(services: Services): Promise<number> {
  const { database, now } = services
  const due = database.db.selectFrom('impediments').selectAll().where(isOpen).where('next_at', '<=', now())
  const rows = await due.orderBy('next_at').limit(AT_ONCE).execute()
  for (const row of rows) {
    if (!(await claim(services, row))) continue
    const step = row.closed_at === null ? close(services, row.member_id) : returnRest(services, row)
    await step.catch((error: unknown) => console.error(`impeded member ${row.member_id}:`, error))
  }
  return rows.length
}

/** Something is left to return, or has come since. */
const isOpen = sql<boolean>`(returned_at is null or exists (
  select 1 from ledger_accounts a where a.member_id = impediments.member_id and a.kind in ('cash', 'wallet') and a.balance > 0))`

/** For a minute: no other process takes it, and one that fails delays no other. */
async function claim({ database, now }: Services, { member_id, next_at }: Impediment): Promise<boolean> {
  const update = database.db.updateTable('impediments').set({ next_at: now() + MINUTE })
  const { numUpdatedRows } = await update.where('member_id', '=', member_id).where('next_at', '=', next_at).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Closed for good, whatever is left: the return follows. The CPF stays held. */
async function close(services: Services, memberId: number): Promise<void> {
  const { database, now, sessions } = services
  const at = now()
  await database.db.transaction().execute(async (db) => {
    await lockContracts(db, memberId)
    const payees = await lockOwed(db, memberId)
    await lockWallets(db, [...new Set([memberId, ...payees])])
    const update = db.updateTable('impediments').set({ closed_at: at, next_at: at })
    const { numUpdatedRows } = await update.where('member_id', '=', memberId).where('closed_at', 'is', null).executeTakeFirstOrThrow()
    // Another process has closed it.
    if (numUpdatedRows === 0n) return
    await settleOwed(services, db, memberId)
    await endTurnover(db, memberId, at)
    await disableAccount(db, memberId, at, { closed: true })
    await db.updateTable('members').set({ protection: null, protected_until: null }).where('id', '=', memberId).execute()
    const change = { member_id: memberId, state: 'closed' as const, until: null, return_at: null, actor: 'system' as const, at }
    await db.insertInto('protection_changes').values(change).execute()
    await db.deleteFrom('passkeys').where('member_id', '=', memberId).execute()
  })
  sessions.forget(memberId)
}

/** What a contract still owes is paid, or is unpaid: after the closing no call can pay it. */
async function settleOwed({ merchants, now }: Services, db: Db, memberId: number): Promise<void> {
  const { merchant: code } = await db.selectFrom('members').select('merchant').where('id', '=', memberId).executeTakeFirstOrThrow()
  const merchant = merchants.find(code)
  if (!merchant || !mayPay(merchant)) return
  const { cash, elsewhere } = await moneyOf(db, memberId)
  const move = { merchant: code, memberId, key: `impeded:${memberId}`, at: now() }
  if (elsewhere > 0) await bringHome(db, { ...move, amount: cash + elsewhere })
  await payOwed(db, memberId, { brand: merchant.brand, at: now() })
}

/** Sends what is left to the last destination, or to the CPF as a Pix key; looks again every hour until it has arrived. */
async function returnRest(services: Services, { member_id, closed_at, reminded_at }: Impediment): Promise<void> {
  const { database, now, vault } = services
  const { db } = database
  await db
    .updateTable('impediments')
    .set({ next_at: now() + HOUR })
    .where('member_id', '=', member_id)
    .execute()
  const { cash, elsewhere } = await moneyOf(db, member_id)
  const books = { db, vault, now }
  if (cash + elsewhere > 0) {
    await db.updateTable('impediments').set({ returned_at: null }).where('member_id', '=', member_id).execute()
    await payOutClosed(books, member_id, await returnsTo(db, member_id)).catch((error: unknown) => {
      // Frozen, or without a CPF: the operator's, with a reminder.
      if (!(error instanceof Refusal)) throw error
    })
    if (reminded_at === null && now() >= closed_at! + REMIND_MS) await remind(services, member_id)
    return
  }
  if (!(await isUnderWay(services, member_id))) await db.updateTable('impediments').set({ returned_at: now() }).where('member_id', '=', member_id).execute() // prettier-ignore
}

async function isUnderWay({ database }: Services, memberId: number): Promise<boolean> {
  const orders = database.db.selectFrom('withdrawals').select('order_no').where('member_id', '=', memberId)
  return (await orders.where('status', 'in', ['requested', 'review', 'approved', 'sending']).executeTakeFirst()) !== undefined
}

async function remind(services: Services, memberId: number): Promise<void> {
  const { database, now } = services
  const { merchant: code } = await database.db.selectFrom('members').select('merchant').where('id', '=', memberId).executeTakeFirstOrThrow()
  const merchant = services.merchants.find(code)
  if (!merchant) return
  await database.db.transaction().execute(async (db) => {
    const update = db.updateTable('impediments').set({ reminded_at: now() }).where('member_id', '=', memberId)
    if ((await update.where('reminded_at', 'is', null).executeTakeFirstOrThrow()).numUpdatedRows === 0n) return
    await sendLetter({ ...contextFor(services, merchant, memberId), db }, memberId, reminderLetter())
  })
}
