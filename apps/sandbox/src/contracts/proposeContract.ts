import type { InputOf, OutputOf } from '@platform/sdk'
import type { proposeContract as call } from '@platform/sdk/contracts'
import { sql } from 'kysely'
import { isAgent, mayCall } from '../gateway/authorise.ts'
import { teamMember } from '../agents/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { mayReceive } from '../gateway/mayReceive.ts'
import { assertUnprotected } from '../gateway/protectionState.ts'
import { Refusal } from '../base/Refusal.ts'
import { leftToCredit } from '../limits/exports.ts'
import { sendMessage } from '../messages/exports.ts'
import { assertChildren, problemsOf } from './assertTerms.ts'
import { requireKind, settingsOf } from './contractRules.ts'
import { contractAs } from './contractOf.ts'
import { agreedTermsOf, findContract, lockKind, type ContractRow } from './findContract.ts'
import { contractMessage } from './messages.ts'

type Form = InputOf<typeof call>

/** Offers a direct member a contract, or other terms. In the transaction of its call. */
export async function proposeContract({ kind, memberId, terms, revision }: Form, context: Context): Promise<OutputOf<typeof call>> {
  const { db, now, merchant } = context
  const { id: offerer_id, merchant: code } = memberOf(context)
  await requireKind(context, kind)
  const settings = await settingsOf(db, merchant.brand)
  const member_id = await assertMember(context, memberId, settings.most_level)
  // The offerer's own terms cannot change while this is compared with them.
  await lockKind(db, kind, { members: [offerer_id, member_id], offererId: member_id })
  const ownContract = await findContract(db, offerer_id, kind, 'update')
  // Serialized by that lock with a pause, which takes back what is offered.
  await assertUnprotected(db, offerer_id, now())
  const ceiling = ownContract && (await agreedTermsOf(db, ownContract.id, now())).last
  if (!ceiling) throw new Refusal('contract.none', 400)
  const contract = await findContract(db, member_id, kind, 'update')
  const { last, next, current, signed } = contract ? await agreedTermsOf(db, contract.id, now()) : {}
  if (contract?.proposal || (next && !next.terms)) throw new Refusal('contract.exists', 400)
  if (revision !== undefined && revision !== String(contract?.revision)) throw new Refusal('contract.changed', 400)
  const measures = { kind, settings, ceiling, current: last }
  const problems = problemsOf(terms, measures)
  if (problems.length > 0) throw new Refusal('contract.terms', 400, { problems })
  await assertChildren(db, member_id, kind, terms, measures, now())
  const { payer } = settings
  const proposal = JSON.stringify({ action: current || last ? 'change' : 'offer', terms, offererId: offerer_id, payer })
  const step = { proposal, proposed_at: now(), changed_at: now(), rejected: false, reason: '' }
  const first = { ...step, offerer_id, payer }
  // The agreed contract retains its offerer and payer until this is accepted.
  const row = contract ? await change(db, contract, signed ? step : first) : await db.insertInto('contracts').values({ ...first, merchant: code, kind, member_id, next_from: null, next_to: null }).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst() // prettier-ignore
  // Of two parallel first offers one is accepted.
  if (!row) throw new Refusal('contract.exists', 400)
  await sendMessage(db, member_id, contractMessage('proposed', kind), now())
  return contractAs(context, row)
}

/** Writes a step of a contract that is locked. */
export const change = (db: Db, { id, revision }: ContractRow, step: object): Promise<ContractRow> =>
  db
    .updateTable('contracts')
    .set({ ...step, revision: revision + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The member who may get an offer of the caller. Throws the code of the reason otherwise. */
async function assertMember(context: Context, memberId: string, mostLevel: number): Promise<number> {
  const caller = memberOf(context)
  if (!isAgent(caller.type)) throw new Refusal('contract.plain', 403)
  const { id, depth, type } = await teamMember(context, memberId).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('contract.user', 404) : error
  })
  if (depth === 0) throw new Refusal('contract.self', 400)
  const { rows } = await sql<{ open: boolean; level: number }>`
    select ${mayReceive('m', context.now())} as open, (select max(depth) from team_paths where descendant_id = m.id) as level
    from members m where m.id = ${id}`.execute(context.db)
  const { open, level } = rows[0]!
  // One who may not receive money now gets the answer of a closed account.
  if ((await leftToCredit(context.db, id, context.now())) <= 0) throw new Refusal('contract.member', 400)
  if (depth > 1 || !open || !mayCall('contract', type)) throw new Refusal('contract.member', 400)
  if (level > mostLevel) throw new Refusal('contract.level', 400)
  return id
}
