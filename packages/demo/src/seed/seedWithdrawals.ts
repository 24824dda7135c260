import type { WithdrawReason, WithdrawStatus } from '@platform/sdk/withdraw'
import { addEvent, type Db, hold, holdKey, move, paidKey, post, type Step, voidHold, voidKey } from '@platform/sandbox/seeding'

const MINUTE = 60_000

interface Past {
  amount: number
  /** Minutes ago: the demo player's history ends earlier. */
  ago: number
  steps: readonly (readonly [status: WithdrawStatus, actor: Step['actor'], reason?: WithdrawReason])[]
}

const past: readonly Past[] = [
  {
    amount: 15_000,
    ago: 4.5,
    steps: [
      ['review', 'operator'],
      ['rejected', 'operator', 'documents'],
    ],
  },
  {
    amount: 8000,
    ago: 3.5,
    steps: [
      ['approved', 'operator'],
      ['sending', 'operator'],
      ['returned', 'bank', 'bank'],
    ],
  },
  {
    amount: 5000,
    ago: 2.5,
    steps: [
      ['review', 'operator'],
      ['approved', 'operator'],
      ['sending', 'operator'],
      ['paid', 'bank'],
    ],
  },
]

/** Completed withdrawals of the demo player, one for each result, with their ledger transfers. */
export async function seedWithdrawals(db: Db, merchant: string, now: number): Promise<void> {
  const card = await db
    .selectFrom('bank_cards as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id'])
    .where('m.merchant', '=', merchant)
    .where('c.is_default', '=', true)
    .executeTakeFirst()
  if (!card) return
  for (const [index, { amount, ago, steps }] of past.entries()) {
    const at = now - ago * MINUTE
    const order_no = `W${new Date(at).toISOString().slice(2, 10).replaceAll('-', '')}${merchant.slice(0, 3)}${String(index).padStart(7, '0')}`
    const legs = [
      { party: { memberId: card.member_id, bucket: 'cash' as const }, amount: -amount },
      { party: { cashier: 'withdrawal' }, amount },
    ]
    await hold(db, { merchant, kind: 'withdrawal', key: holdKey(order_no), reference: order_no, legs, at })
    const order = { order_no, order_key: null, merchant, member_id: card.member_id, bank_card_id: card.id, amount, fee: 0 }
    await db
      .insertInto('withdrawals')
      .values({ ...order, status: 'requested', reason: null, created_at: at, changed_at: at, paid_at: null })
      .execute()
    await addEvent(db, order_no, 'requested', { actor: 'member', at })
    for (const [step, [status, actor, reason]] of steps.entries()) {
      const then = at + (step + 1) * 10_000
      const origin = holdKey(order_no)
      if (status === 'paid') await post(db, { key: paidKey(order_no), origin, at: then })
      if (status === 'rejected' || status === 'returned') await voidHold(db, { key: voidKey(order_no), origin, at: then })
      const endToEndId = status === 'sending' ? `E99999004${new Date(then).toISOString().slice(0, 16).replaceAll(/\D/g, '')}${merchant.slice(0, 3)}${String(index).padStart(8, '0')}` : undefined // prettier-ignore
      await move(db, order_no, status, { actor, at: then, reason, endToEndId, ...(status === 'paid' && { paidAt: then }) })
    }
  }
}
