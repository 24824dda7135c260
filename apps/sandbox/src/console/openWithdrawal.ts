import { minor } from '@platform/sdk'
import * as z from 'zod/mini'
import { hashPassword } from '../account/exports.ts'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { deposit } from '../ledger/wallet.ts'
import { storedDestination } from '../security/exports.ts'
import { moneyOf, requestWithdrawal } from '../withdrawals/exports.ts'
import { contextFor } from '../gateway/contextFor.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'
import { verifiedPerson } from './verifiedPerson.ts'

const who = { merchant: z.string(), userName: z.string() }
export const ReadyBody = z.object(who)
export const OpenWithdrawalBody = z.object({ ...who, amount: z._default(cents, 10_000) })

/** The payment password of a member that was made ready. */
const PASSWORD = '284617'

/** Prepares everything that a withdrawal requires of a member: name and CPF, identity, payment password, a PIX key, no hold. */
export async function makeReady(body: z.output<typeof ReadyBody>, services: Services): Promise<{ paymentPassword: string }> {
  const { database, vault, now, hashCost } = services
  const { id: member_id, merchant } = await memberNamed(body, services)
  const payment_password_hash = await hashPassword(PASSWORD, hashCost)
  await database.db.transaction().execute(async (db) => {
    const { payee_name: holder, id_number: number } = await verifiedPerson(
      { ...services, database: { ...database, db } },
      { id: member_id, merchant },
    )
    await db
      .updateTable('members')
      .set({ payment_password_hash, held_until: 0, withdrawals_frozen: false })
      .where('id', '=', member_id)
      .execute()
    const cards = db.selectFrom('bank_cards').select('id').where('member_id', '=', member_id).where('removed_at', 'is', null)
    const destination = { type: 'PIX', pix_key_type: 'CPF', bank_code: '', branch: '', number } as const
    const card = { ...storedDestination(vault, destination), merchant, member_id, order_key: null, holder }
    if (!(await cards.executeTakeFirst()))
      await db
        .insertInto('bank_cards')
        .values({ ...card, is_default: true, created_at: now(), removed_at: null })
        .execute()
  })
  services.sessions.forget(member_id)
  return { paymentPassword: PASSWORD }
}

/** Creates a member's withdrawal, as its form does; provides missing conditions and money first. */
export async function openWithdrawal({ amount, ...body }: z.output<typeof OpenWithdrawalBody>, services: Services): Promise<string> {
  const { database, merchants, now } = services
  const merchant = merchants.find(body.merchant)
  const { id } = await memberNamed(body, services)
  if (!merchant) throw notFound()
  await makeReady(body, services)
  return database.db.transaction().execute(async (db) => {
    const before = await moneyOf(db, id)
    const missing = amount + before.bound - before.cash
    const key = `console:${crypto.randomUUID()}`
    if (missing > 0) await deposit(db, { merchant: merchant.code, memberId: id, amount: missing, key, reference: 'console', at: now() })
    const card = db.selectFrom('bank_cards').select('id').where('member_id', '=', id).where('removed_at', 'is', null)
    const destinationId = String((await card.executeTakeFirstOrThrow()).id)
    const form = {
      destinationId,
      amount: minor(amount),
      bonusLoss: minor(before.bonus + before.heldBonus),
      endsBonus: before.bonusOpen,
      again: true,
    }
    return (await requestWithdrawal({ ...contextFor(services, merchant, id), db }, form)).orderNo
  })
}
