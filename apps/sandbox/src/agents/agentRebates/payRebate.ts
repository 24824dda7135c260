import type { Db } from '../../db/openDatabase.ts'
import { waitsForPrizes } from '../../gateway/assertMayPlay.ts'
import { dayOfNumber } from '../../gateway/days.ts'
import type { MerchantDirectory } from '../../gateway/merchants.ts'
import { transfer } from '../../ledger/transfer.ts'
import { lockWallets } from '../../ledger/wallet.ts'

export type Brands = Pick<MerchantDirectory, 'find'>

/**
 * Pays a member's rebate of one day from the house's account, once: a payout that another process has locked is skipped. An account that
 * is closed or disabled is paid nothing; its share stays with the house. One whose identity is not accepted yet waits for the next settlement.
 * One who may not bet by a rule of the government is paid what was earned before, after the closing too: it is returned.
 */
export const payRebate = (
  db: Db,
  { member_id, day, at, brands }: { member_id: number; day: number; at: number; brands: Brands },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const payout = await trx
      .selectFrom('agent_rebate_payouts')
      .select(['merchant', 'amount'])
      .where('member_id', '=', member_id)
      .where('day', '=', day)
      .where('status', '=', 'settled')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!payout) return
    await lockWallets(trx, [member_id])
    const { disabled, closed_at, impeded } = await trx
      .selectFrom('members as m')
      .leftJoin('impediments as i', 'i.member_id', 'm.id')
      .select(['m.disabled', 'm.closed_at', 'i.member_id as impeded'])
      .where('m.id', '=', member_id)
      .executeTakeFirstOrThrow()
    const isImpeded = impeded !== null
    const isCancelled = disabled && !(isImpeded && closed_at !== null)
    const merchant = brands.find(payout.merchant)
    if (!isImpeded && merchant && payout.amount > 0 && (await waitsForPrizes({ db: trx, merchant }, member_id))) return
    if (!isCancelled && payout.amount > 0) {
      const legs = [
        { party: 'house' as const, amount: -payout.amount },
        { party: { memberId: member_id, bucket: 'cash' as const }, amount: payout.amount },
      ]
      const key = `agentRebate:${member_id}:${day}`
      await transfer(trx, { merchant: payout.merchant, kind: 'agentRebate', key, reference: `agentRebate:${dayOfNumber(day)}`, legs, at })
    }
    await trx
      .updateTable('agent_rebate_payouts')
      .set(isCancelled ? { status: 'cancelled' } : { status: 'paid', paid_at: at })
      .where('member_id', '=', member_id)
      .where('day', '=', day)
      .execute()
  })
