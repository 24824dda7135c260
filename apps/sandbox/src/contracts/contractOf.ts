import { minor } from '@platform/sdk'
import type { Contract, ContractState } from '@platform/sdk/contracts'
import { NUMBER, maskUser } from '../base/maskUser.ts'
import type { Context } from '../gateway/Context.ts'
import { settingsOf } from './contractRules.ts'
import { agreedOf, type Agreed, type ContractRow } from './findContract.ts'
import { periodAt } from './periods.ts'

/** Contracts as their two members see them; `offeredBy` is masked for the payee. */
export async function contractsAs(context: Context, rows: readonly ContractRow[]): Promise<Contract[]> {
  if (rows.length === 0) return []
  const { db, now, merchant } = context
  const people = await db
    .selectFrom('members')
    .select(['id', 'account', 'type'])
    .where(
      'id',
      'in',
      rows.flatMap(({ member_id, offerer_id }) => (offerer_id === null ? [member_id] : [member_id, offerer_id])),
    ) // prettier-ignore
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  const { active_stake } = await settingsOf(db, merchant.brand)
  const terms = await agreedOf(db, rows.map(({ id }) => id), now()) // prettier-ignore
  return rows.map((row) => {
    const { account, type } = byId.get(row.member_id)!
    const above = row.offerer_id === null ? undefined : byId.get(row.offerer_id)
    const of = terms.get(row.id)!
    return {
      contractId: String(row.id),
      kind: row.kind,
      memberId: String(row.member_id),
      // The two are direct neighbors in the team, but a number is contact data even for them.
      userName: NUMBER.test(account) ? maskUser(account) : account,
      type,
      offeredBy: above ? maskUser(above.account) : '',
      payer: row.payer,
      state: stateOf(row, of),
      revision: String(row.revision),
      activeStake: minor(active_stake),
      terms: of.current,
      next: of.next && { startsAt: of.next.startsAt, terms: of.next.terms },
      proposal: proposalOf(row, of, now()),
      reason: row.reason,
      changedAt: row.changed_at,
    }
  })
}

/** One of them. */
export const contractAs = async (context: Context, row: ContractRow): Promise<Contract> => (await contractsAs(context, [row]))[0]!

/** The stage of a contract between its two members. */
export function stateOf({ proposal, rejected }: Pick<ContractRow, 'proposal' | 'rejected'>, { current, next }: Agreed): ContractState {
  const isOn = current !== undefined || next?.terms !== undefined
  if (proposal) return { offer: 'proposed', change: 'changeProposed', end: 'endProposed' }[proposal.action] as ContractState
  if (isOn) return 'active'
  return rejected ? 'rejected' : 'ended'
}

function proposalOf({ proposal, proposed_at }: ContractRow, { current, next }: Agreed, now: number): Contract['proposal'] {
  const terms = proposal?.terms ?? current ?? next?.terms
  if (!proposal || proposed_at === null || !terms) return undefined
  return { action: proposal.action, terms: proposal.terms, proposedAt: proposed_at, startsAt: periodAt(terms.cycle, now).to }
}
