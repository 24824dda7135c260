import { minor } from '@platform/sdk'
import { memberTypes } from '@platform/sdk/account'
import { depositByGateway, getDepositOrder, type DepositOrder } from '@platform/sdk/deposit'
import { balanceOf } from '../ledger/wallet.ts'
import type { startTestSandbox } from './startTestSandbox.ts'

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

/** A member with name and CPF, with a signed-in client and shortcuts for deposits. */
export async function depositor(sandbox: TestSandbox, { merchant = 'ipanema', known = true, type = memberTypes.player as number } = {}) {
  const who = known ? { payeeName: 'Ana Clara Souza', idNumber: 'new' } : {}
  const member = await sandbox.console<{
    merchantCode: string
    userName: string
    token: string
    password: string
    type: number
    idNumber: string
  }>('members', {
    merchant,
    type,
    ...who,
  })
  const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  // Clocks of these tests jump by days.
  await sandbox.db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  const order = (orderNo: string): Promise<DepositOrder> => getDepositOrder(client, { orderNo })
  return {
    ...member,
    id,
    client,
    order,
    balance: () => balanceOf(sandbox.db, id),
    /** An order with its code. */
    begin: async (amount = 10_000, more: { channelId?: string; promotionId?: string } = {}) => {
      const form = { channelId: 'pix', amount: minor(amount), ...more }
      const { orderNo } = await depositByGateway(client, form, { idempotencyKey: crypto.randomUUID() })
      await sandbox.sandbox.services.payments.wake()
      return order(orderNo)
    },
    pay: (orderNo: string, how = 'exact', amount?: number) => sandbox.console<{ endToEndId: string }>('bank/pay', { orderNo, how, amount }),
  }
}
