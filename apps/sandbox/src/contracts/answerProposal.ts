import { CONTRACT_REASON, type Contract, type ContractKind, type ContractReply, type ContractTerms } from '@platform/sdk/contracts'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { invalid, Refusal } from '../base/Refusal.ts'
import { sendMessage } from '../messages/exports.ts'
import { assertChildren, problemsOf } from './assertTerms.ts'
import { settingsOf } from './contractRules.ts'
import { contractAs } from './contractOf.ts'
import { agreedTermsOf, findContract, lockKind, offererOf, type ContractRow } from './findContract.ts'
import { contractMessage } from './messages.ts'
import { periodAt } from './periods.ts'
import { change } from './proposeContract.ts'

interface Reply {
  status: ContractReply
  revision?: string
  reason?: string
}

/** A direct member's answer to a proposal. `isMeant`: whether it is the contract that the call names. In the transaction of its call. */
export async function answerProposal(
  context: Context,
  kind: ContractKind,
  { status, revision, reason = '' }: Reply,
  isMeant: (row: ContractRow, proposed: ContractTerms | undefined) => void,
): Promise<Contract> {
  const { db, now } = context
  const { id } = memberOf(context)
  if ([...reason].length > CONTRACT_REASON || (reason && status !== 'R')) throw invalid('reason')
  const above = await ceilingOf(db, id, kind, now())
  const row = await findContract(db, id, kind, 'update')
  if (!row?.proposal) throw new Refusal('contract.none', 400)
  const { action, terms, payer = row.payer } = row.proposal
  const offerer_id = offererOf(row)
  const { current, last, next } = await agreedTermsOf(db, row.id, now())
  isMeant(row, terms ?? current ?? next?.terms)
  if (revision !== undefined && revision !== String(row.revision)) throw new Refusal('contract.changed', 400)
  const answerFields = { proposal: null, proposed_at: null, changed_at: now() }
  if (status === 'R')
    return notifyOfferer(context, await change(db, row, { ...answerFields, rejected: true, reason: reason.trim() }), offerer_id, 'rejected')
  if ((status === 'C') !== (action === 'end')) throw invalid('status')
  const measures = {
    kind,
    settings: await settingsOf(db, context.merchant.brand),
    ceiling: offerer_id === null ? undefined : above,
    current: last,
  }
  // Valid terms may have become invalid: the upline has other terms since.
  const problems = terms ? problemsOf(terms, measures) : []
  // A retry cannot help: only another proposal contains the current standard.
  if (problems.some(({ field }) => field === 'standard')) throw new Refusal('contract.standard', 400)
  if (terms && ((offerer_id !== null && !above) || problems.length > 0)) throw new Refusal('contract.changed', 400)
  await assertChildren(db, id, kind, terms, measures, now())
  const { cycle } = terms ?? (last as ContractTerms)
  const first = periodAt(cycle, periodAt(cycle, now()).to)
  await db
    .insertInto('contract_terms')
    .values({
      contract_id: row.id,
      starts_at: first.from,
      terms: terms ? JSON.stringify(terms) : null,
      accepted_at: now(),
      offerer_id,
      payer,
    })
    .execute()
  const begins = row.next_from === null ? { next_from: first.from, next_to: first.to, carry: 0 } : {}
  const contract = await change(db, row, { ...answerFields, ...begins, offerer_id, payer, rejected: false, reason: '' })
  return notifyOfferer(context, contract, offerer_id, 'accepted')
}

/** The terms of the direct upline, after everything that the answer reads is locked. */
async function ceilingOf(db: Db, memberId: number, kind: ContractKind, now: number): Promise<ContractTerms | undefined> {
  const { upline_id } = await db.selectFrom('members').select('upline_id').where('id', '=', memberId).executeTakeFirstOrThrow()
  await lockKind(db, kind, { members: upline_id === null ? [memberId] : [memberId, upline_id], offererId: memberId })
  const above = upline_id === null ? undefined : await findContract(db, upline_id, kind, 'update')
  return above && (await agreedTermsOf(db, above.id, now)).last
}

async function notifyOfferer(context: Context, row: ContractRow, to: number | null, step: 'accepted' | 'rejected'): Promise<Contract> {
  if (to !== null) await sendMessage(context.db, to, contractMessage(step, row.kind), context.now())
  return contractAs(context, row)
}
