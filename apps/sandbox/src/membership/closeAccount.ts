import type { InputOf } from '@platform/sdk'
import type { closeAccount } from '@platform/sdk/security'
import { disableAccount, requireLoginPassword } from '../account/exports.ts'
import { assertNothingOpen, lockContracts, mayPay } from '../contracts/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { closeGrant } from '../ledger/grants.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { endDepositTurnover } from '../payments/exports.ts'

/**
 * Closes the account permanently. Refused while the member has or owes money, or expects some: available, held, in an open bet, from a
 * rain, an own envelope or a contract.
 */
export async function close(context: Context, { password }: InputOf<typeof closeAccount>) {
  const { db, services, now, merchant } = context
  const { id } = memberOf(context)
  await requireLoginPassword(context, password)
  await db.transaction().execute(async (trx) => {
    await lockContracts(trx, id)
    await lockWallets(trx, [id])
    const accounts = await trx.selectFrom('ledger_accounts').selectAll().where('member_id', '=', id).execute()
    const money = accounts.filter(({ kind }) => kind === 'cash' || kind === 'wallet' || kind === 'receivable')
    const hasBalance = money.some(({ credits_posted, debits_posted }) => credits_posted !== debits_posted)
    if (hasBalance || accounts.some(({ debits_pending, credits_pending }) => debits_pending !== 0 || credits_pending !== 0))
      throw new Refusal('close.balance', 400)
    const bet = trx.selectFrom('lottery_orders').select('order_no').where('member_id', '=', id).where('status', '=', 'open')
    if (await bet.executeTakeFirst()) throw new Refusal('close.bets', 400)
    const ticket = trx.selectFrom('rain_tickets').select('ticket').where('member_id', '=', id).where('rank', 'is', null)
    if (await ticket.executeTakeFirst()) throw new Refusal('close.rain', 400)
    const envelope = trx.selectFrom('red_envelopes').select('envelope_no').where('sender_id', '=', id).where('ended_at', 'is', null)
    if (await envelope.executeTakeFirst()) throw new Refusal('close.envelopes', 400)
    if (mayPay(merchant)) await assertNothingOpen(trx, id, now())
    // Also those that have ended: none comes back with a late void.
    for (const { kind, name: key } of accounts) if (kind === 'bonus') await closeGrant(trx, { memberId: id, key, at: now() })
    await endDepositTurnover(trx, id, now())
    await disableAccount(trx, id, now(), { closed: true })
    // The CPF is free for another account.
    await trx.deleteFrom('cpf_holders').where('member_id', '=', id).execute()
    await trx.deleteFrom('passkeys').where('member_id', '=', id).execute()
  })
  services.sessions.forget(id)
  return {}
}
