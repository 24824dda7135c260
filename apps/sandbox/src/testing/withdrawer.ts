import { minor } from '@platform/sdk'
import { addBankCard } from '@platform/sdk/security'
import { getWithdrawOrder, getWithdrawSettings, withdraw, type WithdrawItem } from '@platform/sdk/withdraw'
import { balanceOf } from '../ledger/wallet.ts'
import { knownPerson } from '../console/knownPerson.ts'
import { paymentPassword, securityMember } from './securityMember.ts'
import type { startTestSandbox } from './startTestSandbox.ts'

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

const key = () => ({ idempotencyKey: crypto.randomUUID() })

/** A member who may withdraw immediately: money, name and CPF, a payment password, a PIX key that is older than a day. */
export async function withdrawer(sandbox: TestSandbox, { merchant = 'ipanema', balance = 100_000 } = {}) {
  const member = await securityMember(sandbox, { merchant, balance })
  const { client, userName } = member
  const { db } = sandbox
  const { id } = await db.selectFrom('members').select('id').where('account', '=', userName).executeTakeFirstOrThrow()
  // Clocks of these tests jump by days.
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  const { id_number: cpf } = await knownPerson(sandbox.sandbox.services, { id, merchant })
  const card = await addBankCard(client, { type: 'PIX', pixKeyType: 'CPF', pixKey: cpf, paymentPassword }, key())
  await db.updateTable('members').set({ held_until: 0 }).where('id', '=', id).execute()
  const settings = () => getWithdrawSettings(client)
  return {
    ...member,
    id,
    cpf,
    destinationId: card.id,
    settings,
    balance: () => balanceOf(db, id),
    order: (orderNo: string) => getWithdrawOrder(client, { orderNo }),
    line: async (item: WithdrawItem) => (await settings()).readiness.find((line) => line.item === item),
    /** Requests one, with the fields of the form. */
    ask: async (amount: number, more: Partial<Parameters<typeof withdraw>[1]> = {}, idempotencyKey: string = crypto.randomUUID()) => {
      const form = { destinationId: card.id, amount: minor(amount), bonusLoss: minor(0), paymentPassword, ...more }
      return withdraw(client, form, { idempotencyKey })
    },
  }
}
