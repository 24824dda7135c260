import { addMember } from '../account/addMember.ts'
import { hold, transfer, voidHold } from '../ledger/transfer.ts'
import { holdKey, voidKey } from '../withdrawals/steps.ts'
import type { TestSandbox } from './sendCall.ts'

/** The owner of the order; the order's number and texts begin with the mark. */
interface Owner {
  id: number
  mark: string
  merchant: string
}

/** A deposit that was cancelled, with its mark as what to write into it. */
export async function addDeposit({ db }: Pick<TestSandbox, 'db'>, { id, mark, merchant }: Owner): Promise<string> {
  const order_no = `${mark}deposit`
  const channel = { merchant: merchant.replace(/_trial$/, ''), channel_id: 'pix', type: 'PIX' as const }
  const times = { created_at: Date.now(), expires_at: 1, changed_at: 1 }
  const order = { ...channel, ...times, order_no, order_key: null, member_id: id, amount: 5000, promotion_id: null, bank_code: null }
  await db
    .insertInto('deposit_orders')
    .values({ ...order, status: 'cancelled', reason: null, remark: mark })
    .execute()
  return order_no
}

/** A link that registers members below, with its mark as how to reach the agent. */
export async function addLink({ db }: Pick<TestSandbox, 'db'>, { id: member_id, mark, merchant }: Owner): Promise<string> {
  const code = `${mark}link`
  const life = { created_at: 1, expires_at: null, deleted_at: null }
  const link = { merchant, code, member_id, type: 'player' as const, channel: 'site' as const, contact: mark, rates: '[]', quota: null }
  await db
    .insertInto('affiliate_links')
    .values({ ...link, ...life })
    .execute()
  return code
}

/** A ledger transfer to a member who is in no team. */
export async function addTransfer({ db }: Pick<TestSandbox, 'db'>, { id, mark, merchant }: Owner) {
  const transfer_no = `${mark}transfer`
  const receiver_id = await addMember(db, { merchant, account: `par${id}`, now: 1, cost: 4 })
  const legs = [
    { party: { memberId: id, bucket: 'cash' as const }, amount: -10 },
    { party: { memberId: receiver_id, bucket: 'cash' as const }, amount: 10 },
  ]
  const { transferId } = await transfer(db, {
    merchant,
    kind: 'transferUp',
    key: `transfer:${transfer_no}`,
    reference: transfer_no,
    legs,
    at: 1,
  })
  const row = { transfer_no, order_key: null, merchant, sender_id: id, receiver_id, direction: 'up' as const, amount: 10 }
  await db
    .insertInto('member_transfers')
    .values({ ...row, purpose: 'normal', note: mark.slice(-9), transfer_id: transferId, created_at: 1 })
    .execute()
  return transfer_no
}

/** A withdrawal that was cancelled, as the books have one. */
export async function addWithdrawal(
  { db }: Pick<TestSandbox, 'db'>,
  { id, mark, merchant, cardId }: Owner & { cardId: string },
): Promise<string> {
  const order_no = `${mark}withdrawal`
  const legs = [
    { party: { memberId: id, bucket: 'cash' as const }, amount: -10 },
    { party: { cashier: 'withdrawal' }, amount: 10 },
  ]
  await hold(db, { merchant, kind: 'withdrawal', key: holdKey(order_no), reference: order_no, legs, at: 1 })
  await voidHold(db, { key: voidKey(order_no), origin: holdKey(order_no), at: 1 })
  const order = { order_no, order_key: null, merchant, member_id: id, bank_card_id: Number(cardId), amount: 10, fee: 0, reason: null }
  await db
    .insertInto('withdrawals')
    .values({ ...order, status: 'cancelled', created_at: Date.now(), paid_at: null, changed_at: 1 })
    .execute()
  return order_no
}
