import * as z from 'zod/mini'
import { minor } from '@platform/sdk'
import { notFound } from '../gateway/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { banksOf } from '../payments/channels.ts'
import { openOrder } from '../payments/openOrder.ts'
import { contextFor } from './contextFor.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'

export const OpenDepositBody = z.object({
  merchant: z.string(),
  userName: z.string(),
  channelId: z._default(z.string(), 'pix'),
  amount: z._default(cents, 10_000),
})

/** A member's deposit, as its form makes it; the code of a charge is there when this returns. */
export async function openDeposit({ channelId, amount, ...who }: z.output<typeof OpenDepositBody>, services: Services): Promise<string> {
  const { database, merchants, payments } = services
  const merchant = merchants.find(who.merchant)
  const { id } = await memberNamed(who, services)
  if (!merchant) throw notFound()
  const known = { payee_name: 'Ana Clara Souza', id_number: '11144477735' }
  await database.db.updateTable('members').set(known).where('id', '=', id).execute()
  const { orderNo } = await database.db.transaction().execute(async (db) => {
    const context = { ...contextFor(services, merchant, id), db }
    const { type } = await db
      .selectFrom('deposit_channels')
      .select('type')
      .where('merchant', '=', merchant.code)
      .where('id', '=', channelId)
      .executeTakeFirstOrThrow(notFound)
    const bank = type === 'TRANSFER' ? (await banksOf(context, channelId))[0] : undefined
    return openOrder(context, { channelId, amount: minor(amount) }, [type], bank)
  })
  await payments.wake()
  return orderNo
}
