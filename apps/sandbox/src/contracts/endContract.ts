import type { InputOf, OutputOf } from '@platform/sdk'
import type { endContract as call } from '@platform/sdk/contracts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { sendMessage } from '../messages/exports.ts'
import { requireKind } from './contractRules.ts'
import { contractAs } from './contractOf.ts'
import { agreedTermsOf, isOfferer, offererOf } from './findContract.ts'
import { contractMessage } from './messages.ts'
import { change } from './proposeContract.ts'

/** Withdraws a proposal, or proposes the end of the contract in force. In the transaction of its call. */
export async function endContract({ kind, contractId, revision }: InputOf<typeof call>, context: Context): Promise<OutputOf<typeof call>> {
  const { db, now } = context
  const { id } = memberOf(context)
  await requireKind(context, kind)
  const row = await db
    .selectFrom('contracts')
    .selectAll()
    .where('id', '=', rowId(contractId))
    .where('kind', '=', kind)
    .where(isOfferer(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (revision !== undefined && revision !== String(row.revision)) throw new Refusal('contract.changed', 400)
  // Another member has made an offer meanwhile.
  if (row.proposal && offererOf(row) !== id) throw new Refusal('contract.exists', 400)
  const { last } = await agreedTermsOf(db, row.id, now())
  if (!row.proposal && !last) throw new Refusal('contract.none', 400)
  const withdrawn = { proposal: null, proposed_at: null, changed_at: now() }
  const ending = { proposal: JSON.stringify({ action: 'end' }), proposed_at: now(), changed_at: now(), rejected: false, reason: '' }
  const contract = await change(db, row, row.proposal ? withdrawn : ending)
  await sendMessage(db, row.member_id, contractMessage(row.proposal ? 'withdrawn' : 'proposed', kind), now())
  return contractAs(context, contract)
}
