import { minor, type InputOf } from '@platform/sdk'
import { checkWithdrawAmount, withdrawFee, type withdraw, type WithdrawOrder } from '@platform/sdk/withdraw'
import { memberOf, type Context } from '../gateway/Context.ts'
import { numbered } from '../gateway/numbered.ts'
import { Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { addEffect } from '../ledger/effects.ts'
import { hold } from '../ledger/transfer.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { forbidsOthers, assertOwn } from '../security/exports.ts'
import { factsOf, type WithdrawFacts } from './factsOf.ts'
import { holdBonuses } from './heldBonuses.ts'
import { payeeNow } from './payeeOf.ts'
import { readinessOf } from './readinessOf.ts'
import { addEvent, givenBack, holdKey, move } from './steps.ts'
import { withdrawalOf } from './withdrawalOf.ts'
import { feeOf } from './withdrawSettings.ts'

type Form = Omit<InputOf<typeof withdraw>, 'paymentPassword' | 'passkeyToken'>

const SAME_MS = 60_000

/** Requests a withdrawal that the member has confirmed, and holds its money. In the transaction of its call. */
export async function requestWithdrawal(context: Context, form: Form): Promise<WithdrawOrder> {
  const { db, services, now, orderKey = null } = context
  const { id: member_id, merchant } = memberOf(context)
  // Serialized: counts and the free amount cannot change until this one is written.
  await lockWallets(db, [member_id])
  // Before the facts: if the destination was added just now, they include its hold of 24 hours.
  const bank_card_id = await destinationOf(context, form.destinationId)
  const facts = await factsOf(context)
  assertReady(facts)
  assertAmount(facts, form)
  if (!form.again) await assertNoTwin(context, bank_card_id, form.amount)
  const order_no = numbered('W', now())
  const fee = withdrawFee(feeOf(facts), form.amount)
  // Another device has used the last free withdrawal, or the rules have changed.
  if (form.fee !== undefined && fee > form.fee) throw new Refusal('withdraw.fee', 400, { fee: fee / 100 })
  const legs = [
    { party: { memberId: member_id, bucket: 'cash' as const }, amount: -Number(form.amount) },
    { party: { cashier: 'withdrawal' }, amount: form.amount - fee },
    ...(fee > 0 ? [{ party: 'fees' as const, amount: fee }] : []),
  ]
  await hold(db, { merchant, kind: 'withdrawal', key: holdKey(order_no), reference: order_no, legs, at: now() })
  await holdBonuses(db, { order_no, member_id }, now())
  const times = { created_at: now(), changed_at: now(), paid_at: null }
  await db
    .insertInto('withdrawals')
    .values({
      order_no,
      order_key: orderKey,
      merchant,
      member_id,
      bank_card_id,
      amount: form.amount,
      fee,
      status: 'requested',
      reason: null,
      payee: services.vault.seal(JSON.stringify(await payeeNow({ db, vault: services.vault }, bank_card_id))),
      ...times,
    }) // prettier-ignore
    .execute()
  await addEvent(db, order_no, 'requested', { actor: 'member', at: now() })
  if (form.amount < facts.rules.auto_below) {
    await move(db, order_no, 'approved', { actor: 'system', at: now() })
    if (facts.rules.auto_send) await addEffect(db, { kind: 'withdrawPayOut', key: order_no, payload: {} }, now())
  }
  return withdrawalOf(context, order_no)
}

function assertReady(facts: WithdrawFacts): void {
  // The daily limit and the minimum have separate refusals, with the remaining amount.
  const openItem = readinessOf(facts).find(({ item, done }) => !done && item !== 'limits' && item !== 'minimum')
  if (openItem) throw new Refusal('withdraw.blocked', 400, { item: openItem.item })
}

/** Checks the rules, the day, and the free amount; finally the ledger itself refuses an overdraft. */
function assertAmount(
  { rules, money, used, ownPaymentsLeft = Infinity }: WithdrawFacts,
  { amount, bonusLoss, endsBonus = false }: Form,
): void {
  const problem = checkWithdrawAmount({ min: minor(rules.min), max: minor(rules.max), fee: feeOf({ rules, used }) }, amount)
  if (problem) throw new Refusal('validation', 400, { fields: { amount: problem } })
  const count = Math.max(0, rules.day_count - used.count)
  const amountLeft = Math.max(0, rules.day_amount - used.amount)
  if (count === 0 || amount > amountLeft) throw new Refusal('withdraw.limit', 400, { count, amount: amountLeft / 100 })
  if (amount > money.cash) throw new Refusal('wallet.insufficient', 400)
  const free = Math.min(money.cash - money.bound, ownPaymentsLeft)
  if (amount > free) throw new Refusal('withdraw.free', 400, { withdrawable: free / 100 })
  // A bonus that is entirely in bets has no amount to confirm: `endsBonus` confirms its end.
  const loss = money.bonus + money.heldBonus
  const acceptsLoss = bonusLoss === loss && (bonusLoss > 0 || endsBonus || !money.bonusOpen)
  if (!acceptsLoss) throw new Refusal('withdraw.bonus', 400, { bonusLoss: loss / 100 })
}

const noDestination = () => new Refusal('withdraw.destination', 400)

/** The member's own destination, checked again against the law and the merchant's rules: these, or the CPF, may have changed since it was added. */
async function destinationOf(context: Context, id: string): Promise<number> {
  const card = await context.db
    .selectFrom('bank_cards as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.pix_key_type', 'c.sealed', 'm.id_number'])
    .where('c.id', '=', rowId(id, noDestination))
    .where('c.member_id', '=', memberOf(context).id)
    .where('c.removed_at', 'is', null)
    .executeTakeFirst()
  if (!card) throw noDestination()
  const { pix_key_type, id_number } = card
  if (forbidsOthers(context.merchant) || pix_key_type === 'CNPJ') {
    await assertOwn(context, { pix_key_type, id_number, number: context.services.vault.open(card.sealed) })
    if (!id_number) throw new Refusal('destination.holder', 400)
  }
  return card.id
}

/** An identical request within a minute, under another key, is probably a second tap: throws `withdraw.duplicate` with the first one. */
async function assertNoTwin(context: Context, bank_card_id: number, amount: number): Promise<void> {
  const twin = await context.db
    .selectFrom('withdrawals')
    .select('order_no')
    .where('member_id', '=', memberOf(context).id)
    .where('bank_card_id', '=', bank_card_id)
    .where('amount', '=', amount)
    .where('created_at', '>', context.now() - SAME_MS)
    .where('status', 'not in', givenBack)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (twin) throw new Refusal('withdraw.duplicate', 400, { orderNo: twin.order_no })
}
