import { TRANSFER_NOTE, type TransferPurpose } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { numbered } from '../gateway/numbered.ts'
import { mayReceive } from '../gateway/mayReceive.ts'
import { assertUnprotected } from '../gateway/protectionState.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { transfer } from '../ledger/transfer.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { leftToCredit, notifyOfDeposits } from '../limits/exports.ts'
import { notifyReceiver } from './notifyReceiver.ts'
import { transferFacts, type TransferFacts } from './transferFacts.ts'

export interface Sending {
  /** To the upline, or to direct members: the calling code has checked the receivers. */
  direction: 'up' | 'down'
  /** Cents for each. */
  receivers: readonly { memberId: number; amount: number }[]
  purpose: TransferPurpose
  note: string
  /** The member was warned of an identical transfer, and confirmed another one. */
  again: boolean
}

const SAME_MS = 60_000

/** Sends cash of the member to others, all or nothing: each receiver gets a separate transfer and record. Returns their numbers. In the transaction of its call. */
export async function sendMoney(context: Context, { direction, receivers, purpose, note, again }: Sending): Promise<string[]> {
  const { db, now, orderKey = null } = context
  const { id: sender_id, merchant } = memberOf(context)
  // Code points, which match the characters that a person counts.
  if ([...note].length > TRANSFER_NOTE) throw invalid('note')
  // Serialized: the free amount cannot change until these are written.
  await lockWallets(db, [sender_id, ...receivers.map(({ memberId }) => memberId)])
  await assertUnprotected(db, sender_id, now())
  await assertOpen(context, { direction, receivers })
  const facts = await transferFacts(context)
  if (direction === 'down') assertOn(facts.down)
  assertMay(facts, receivers)
  if (!again) for (const receiver of receivers) await assertNoTwin(context, receiver)
  const numbers: string[] = []
  for (const { memberId: receiver_id, amount } of receivers) {
    const transfer_no = numbered('T', now())
    const { transferId } = await transfer(db, {
      merchant,
      kind: direction === 'up' ? 'transferUp' : 'transferDown',
      key: `transfer:${transfer_no}`,
      reference: transfer_no,
      legs: [
        { party: { memberId: sender_id, bucket: 'cash' }, amount: -amount },
        { party: { memberId: receiver_id, bucket: 'cash' }, amount },
      ],
      at: now(),
    })
    const row = { transfer_no, order_key: orderKey, merchant, sender_id, receiver_id, direction, amount, purpose, note }
    await db
      .insertInto('member_transfers')
      .values({ ...row, transfer_id: transferId, created_at: now() })
      .execute()
    await notifyReceiver(db, receiver_id, now())
    await notifyOfDeposits(db, receiver_id, now())
    numbers.push(transfer_no)
  }
  return numbers
}

/**
 * Throws if the account of a receiver was closed, paused or disabled since the first check, or the amount is over the
 * receiver's limit of deposits. The sender cannot tell which. Under the lock.
 */
async function assertOpen({ db, now }: Context, { direction, receivers }: Pick<Sending, 'direction' | 'receivers'>): Promise<void> {
  const ids = receivers.map(({ memberId }) => memberId)
  const { rows } = await sql`
    select 1 from members where id = any (${ids}::bigint[]) and not ${mayReceive('members', now())} limit 1`.execute(db)
  const isOver = await isOverLimit(db, receivers, now())
  if (rows.length > 0 || isOver) throw new Refusal(direction === 'up' ? 'transfer.upline' : 'transfer.receiver', 400)
}

/** Whether an amount is over the limit of deposits of its receiver. */
export async function isOverLimit(db: Db, receivers: Sending['receivers'], at: number): Promise<boolean> {
  for (const { memberId, amount } of receivers) if (amount > (await leftToCredit(db, memberId, at))) return true
  return false
}

/** Throws while the operator has switched transfers to members below off. */
export function assertOn(down: boolean): void {
  if (!down) throw new Refusal('transfer.off', 400)
}

/** Checks the conditions, the limits of each, and the free amount for all; finally the ledger itself refuses an overdraft. */
export function assertMay(facts: TransferFacts, receivers: Sending['receivers']): void {
  assertReady(facts)
  for (const { amount } of receivers) {
    if (amount < facts.min) throw new Refusal('validation', 400, { fields: { amount: 'transfer.min' } })
    if (amount > facts.max) throw new Refusal('validation', 400, { fields: { amount: 'transfer.max' } })
  }
  assertFree(
    facts,
    receivers.reduce((sum, { amount }) => sum + amount, 0),
  ) // prettier-ignore
}

/** Throws `transfer.blocked` with the unmet condition. */
export function assertReady({ readiness }: Pick<TransferFacts, 'readiness'>): void {
  const openItem = readiness.find(({ done }) => !done)
  if (openItem) throw new Refusal('transfer.blocked', 400, { item: openItem.item })
}

/** Throws if the amount exceeds the cash, or the part of it without open turnover. */
export function assertFree({ cash, free }: Pick<TransferFacts, 'cash' | 'free'>, total: number): void {
  if (total > cash) throw new Refusal('wallet.insufficient', 400)
  if (total > free) throw new Refusal('transfer.free', 400, { transferable: free / 100 })
}

/** An identical request within a minute, under another key, is probably a second tap: throws `transfer.duplicate` with the first one. */
async function assertNoTwin({ db, now, ...context }: Context, { memberId, amount }: Sending['receivers'][number]): Promise<void> {
  const twin = await db
    .selectFrom('member_transfers')
    .select('transfer_no')
    .where('sender_id', '=', memberOf({ db, now, ...context }).id)
    .where('receiver_id', '=', memberId)
    .where('amount', '=', amount)
    .where('created_at', '>', now() - SAME_MS)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (twin) throw new Refusal('transfer.duplicate', 400, { orderNo: twin.transfer_no })
}
