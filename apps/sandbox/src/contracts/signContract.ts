import type { ContractKind, ContractTerms } from '@platform/sdk/contracts'
import type { Db } from '../db/openDatabase.ts'
import { periodAt } from './periods.ts'

interface Signed {
  merchant: string
  memberId: number
  kind: ContractKind
  terms: ContractTerms
  /** A moment in the first period in which the contract is in force. */
  since: number
  /** Who offered it, and pays; the house if absent. */
  offererId?: number
}

/** A contract signed by both sides: from the house to the top of a tree, and those of the seed. Returns its id. */
export async function signContract(db: Db, { merchant, memberId, kind, terms, since, offererId }: Signed): Promise<number> {
  const { from, to } = periodAt(terms.cycle, since)
  const whose = { offerer_id: offererId ?? null, payer: offererId === undefined ? ('house' as const) : ('upline' as const) }
  const { id } = await db
    .insertInto('contracts')
    .values({
      merchant,
      kind,
      member_id: memberId,
      ...whose,
      proposal: null,
      proposed_at: null,
      changed_at: from,
      next_from: from,
      next_to: to,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contract_terms')
    .values({ contract_id: id, starts_at: from, terms: JSON.stringify(terms), accepted_at: from, ...whose })
    .execute()
  return id
}
