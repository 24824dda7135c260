import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '@platform/sdk'
import { ENVELOPE_WORDS, type sendRedEnvelope } from '@platform/sdk/rewards'
import { memberOf, type Context } from '../gateway/Context.ts'
import { numbered } from '../gateway/numbered.ts'
import { assertUnprotected } from '../gateway/protectionState.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { confirmPayment } from '../security/exports.ts'
import { assertMay, assertOn, transferFacts } from '../transfers/exports.ts'
import { rulesOf } from '../withdrawals/exports.ts'
import { countDirect } from './directMembers.ts'
import { fillEnvelope } from './envelopePool.ts'
import { HOURS, LEAST, MOST_PACKETS } from './envelopeRules.ts'
import { sentEnvelopes } from './sentEnvelopes.ts'
import { splitEnvelope } from './splitEnvelope.ts'
import { tellMembers } from './tellMembers.ts'

type Form = InputOf<typeof sendRedEnvelope>

const SAME_MS = 60_000

/** Checks the agent's permission and the envelope before the password: a wrong password counts as a try and may lock it. */
export async function confirmEnvelope(form: Form, context: Context): Promise<void> {
  assertOn((await rulesOf(context)).transfer_down)
  await assertForm(form, context)
  await confirmPayment(context, 'transfer', form)
}

async function assertForm({ amount, packets, words }: Form, context: Context): Promise<void> {
  // Code points, which match the characters that a person counts.
  if ([...words].length > ENVELOPE_WORDS) throw invalid('words')
  const most = Math.min(MOST_PACKETS, await countDirect(context.db, memberOf(context).id))
  if (packets < 1 || packets > most) throw new Refusal('validation', 400, { fields: { packets: 'envelope.packets' } })
  if (amount < packets * LEAST) throw new Refusal('validation', 400, { fields: { amount: 'envelope.small' } })
}

/** Takes the money, fixes the packets and notifies the direct members. In the transaction of its call. */
export async function sendEnvelope(form: Form, context: Context): Promise<OutputOf<typeof sendRedEnvelope>> {
  const { db, now, orderKey = null } = context
  const { id: sender_id, merchant } = memberOf(context)
  const { amount, packets, split, words, again = false } = form
  // Serialized: the free amount cannot change until this is written.
  await lockWallets(db, [sender_id])
  await assertUnprotected(db, sender_id, now())
  await assertForm(form, context)
  const facts = await transferFacts(context)
  assertOn(facts.down)
  assertMay(facts, [{ memberId: sender_id, amount }])
  if (!again) await assertNoTwin(context, form)
  const at = now()
  const envelope_no = numbered('E', at)
  await db
    .insertInto('red_envelopes')
    .values({
      envelope_no,
      order_key: orderKey,
      merchant,
      sender_id,
      amount,
      packets,
      split,
      words,
      created_at: at,
      expires_at: at + HOURS * 3_600_000,
    }) // prettier-ignore
    .execute()
  const amounts = await splitEnvelope({ amount, packets, split, seed: randomBytes(32).toString('hex') })
  await db
    .insertInto('red_envelope_packets')
    .values(amounts.map((part, index) => ({ envelope_no, position: index + 1, amount: part })))
    .execute()
  await fillEnvelope(db, { envelope_no, merchant, memberId: sender_id, amount, at })
  await tellMembers(db, { agentId: sender_id, packets, at })
  return (await sentEnvelopes(context, [envelope_no]))[0]!
}

/** An identical request within a minute, under another key, is probably a second tap: throws `transfer.duplicate` with the first one. */
async function assertNoTwin({ db, now, ...context }: Context, { amount, packets, split }: Form): Promise<void> {
  const twin = await db
    .selectFrom('red_envelopes')
    .select('envelope_no')
    .where('sender_id', '=', memberOf({ db, now, ...context }).id)
    .where('amount', '=', amount)
    .where('packets', '=', packets)
    .where('split', '=', split)
    .where('created_at', '>', now() - SAME_MS)
    .executeTakeFirst()
  if (twin) throw new Refusal('transfer.duplicate', 400, { orderNo: twin.envelope_no })
}
