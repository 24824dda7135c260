import type { EffectHandler } from '../ledger/effects.ts'
import type { Payout, PayoutOrder } from '../payments/PaymentService.ts'
import type { Settling } from '../payments/Settling.ts'
import { complete, giveBack, undo } from './giveBack.ts'
import { holdWithdrawal, move, type WithdrawalRow } from './steps.ts'

/** Sends an approved withdrawal to the bank; called again under the same number, it is the same payment. */
export const payOut =
  ({ db, vault, service, now }: Settling): EffectHandler =>
  async ({ key: orderNo, payload }) => {
    const actor = payload.actor === 'operator' ? 'operator' : 'system'
    const row = await db.transaction().execute(async (trx) => {
      const held = await holdWithdrawal(trx, orderNo)
      // From here a claw-back comes too late: the bank may have it.
      if (held?.status === 'approved') await move(trx, orderNo, 'sending', { actor, at: now() })
      return held
    })
    if (!row || (row.status !== 'approved' && row.status !== 'sending')) return
    await applyPayout({ db, now }, await service.payOut(await orderOf({ db, vault }, row)))
  }

async function orderOf({ db, vault }: Pick<Settling, 'db' | 'vault'>, row: WithdrawalRow): Promise<PayoutOrder> {
  const { sealed, ...card } = await db
    .selectFrom('bank_cards as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.type', 'c.pix_key_type', 'c.bank_code', 'c.branch', 'c.sealed', 'c.holder', 'm.id_number'])
    .where('c.id', '=', row.bank_card_id)
    .executeTakeFirstOrThrow()
  const number = vault.open(sealed)
  return {
    key: row.order_no,
    amount: row.amount - row.fee,
    to: { taxNumber: card.id_number, name: card.holder },
    destination:
      card.type === 'PIX'
        ? { type: 'PIX', keyType: card.pix_key_type, key: number }
        : { type: 'BANK', bankCode: card.bank_code, branch: card.branch, account: number },
  }
}

/** Brings a withdrawal up to what the service says of it, however often and in whatever order that is told. */
export const applyPayout = ({ db, now }: Pick<Settling, 'db' | 'now'>, payout: Payout): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await holdWithdrawal(trx, payout.key)
    if (!row) return
    const { endToEndId, status, at } = payout
    const open = row.status === 'sending'
    if (open && endToEndId && row.end_to_end_id !== endToEndId)
      await trx.updateTable('withdrawals').set({ end_to_end_id: endToEndId }).where('order_no', '=', row.order_no).execute()
    if (open && status === 'arrived') await complete(trx, row, { actor: 'bank', at, paidAt: at })
    if (open && (status === 'failed' || status === 'returned'))
      await giveBack(trx, row, 'returned', { actor: 'bank', at: now(), reason: 'bank' })
    if (row.status === 'paid' && status === 'returned') await undo(trx, row, now(), 'bank')
  })

const ASKED_AT_ONCE = 100
const ASK_AFTER_MS = 30_000

/** Asks for what the bank has had for a while without telling how it went. */
export async function followPayouts({ db, service, now }: Settling): Promise<void> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('order_no')
    .where('status', '=', 'sending')
    .where('changed_at', '<', now() - ASK_AFTER_MS)
    .orderBy('changed_at')
    .limit(ASKED_AT_ONCE)
    .execute()
  for (const { order_no } of rows) await settlePayout({ db, service, now }, order_no)
}

/** Asks the service how a payment out went, and does what follows. Never in a transaction. */
export async function settlePayout({ db, service, now }: Pick<Settling, 'db' | 'service' | 'now'>, orderNo: string): Promise<void> {
  const payout = await service.getPayout(orderNo)
  if (payout) await applyPayout({ db, now }, payout)
}
