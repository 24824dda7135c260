import * as z from 'zod/mini'
import { minor } from '@platform/sdk'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { banksOf, openOrder } from '../payments/exports.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { knownPerson } from './knownPerson.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'

export const OpenDepositBody = z.object({
  merchant: z.string(),
  userName: z.string(),
  channelId: z._default(z.string(), 'pix'),
  /** Used if it has another id at this merchant. */
  orChannelId: z.optional(z.string()),
  /** False: the bank does not make its code. */
  code: z._default(z.boolean(), true),
  amount: z._default(cents, 10_000),
})

/** Creates a member's deposit, as its form does; the code of a charge exists when this returns. */
export async function openDeposit(body: z.output<typeof OpenDepositBody>, services: Services): Promise<string> {
  const { channelId: firstChannelId, orChannelId = firstChannelId, amount, code, ...who } = body
  const { database, merchants, payments } = services
  const merchant = merchants.find(who.merchant)
  const { id } = await memberNamed(who, services)
  if (!merchant) throw notFound()
  await knownPerson(services, { id, merchant: merchant.code })
  const { orderNo } = await database.db.transaction().execute(async (db) => {
    const context = { ...contextFor(services, merchant, id), db }
    const { type, id: channelId } = await db
      .selectFrom('deposit_channels')
      .select(['type', 'id'])
      .where('merchant', '=', merchant.code)
      .where('id', 'in', [firstChannelId, orChannelId])
      .executeTakeFirstOrThrow(notFound)
    const bank = type === 'TRANSFER' ? (await banksOf(context, channelId))[0] : undefined
    const order = await openOrder(context, { channelId, amount: minor(amount) }, [type], bank)
    if (!code) await db.deleteFrom('effects').where('kind', '=', 'depositCharge').where('key', '=', order.orderNo).execute()
    return order
  })
  await payments.wake()
  return orderNo
}
