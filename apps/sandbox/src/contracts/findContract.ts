import type { ContractKind, ContractTerms } from '@platform/sdk/contracts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'

export type ContractRow = Selectable<Tables['contracts']>
type TermsRow = Selectable<Tables['contract_terms']>

/** The terms of a contract at a moment. */
export interface Agreed {
  /** In force. */
  current: ContractTerms | undefined
  /** Agreed, from a later moment on; without terms it ends then. */
  next: { startsAt: number; terms: ContractTerms | undefined } | undefined
  /** The terms in force once everything that is agreed takes effect. */
  last: ContractTerms | undefined
  /** Whether anything was ever agreed. */
  signed: boolean
}

/** The contract of a kind that pays a member, locked to the end of the transaction if it is about to change. */
export const findContract = (db: Db, memberId: number, kind: ContractKind, lock?: 'update'): Promise<ContractRow | undefined> =>
  db
    .selectFrom('contracts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .$if(lock === 'update', (query) => query.forUpdate())
    .executeTakeFirst()

/**
 * Locks what a step of a kind reads, before it is read: the contracts of these members, and those that `offererId` offers. In the order of
 * all who lock several, by id.
 */
export const lockKind = (db: Db, kind: ContractKind, { members, offererId }: { members: readonly number[]; offererId: number }) =>
  db
    .selectFrom('contracts')
    .select('id')
    .where('kind', '=', kind)
    .where(({ eb, or }) => or([eb('member_id', 'in', members), eb('offerer_id', '=', offererId)]))
    .orderBy('id')
    .forUpdate()
    .execute()

/** The member who waits for an answer, or offered the agreed terms; null if the house did. */
export const offererOf = ({ proposal, offerer_id }: Pick<ContractRow, 'proposal' | 'offerer_id'>) => proposal?.offererId ?? offerer_id

/** Contracts that a member offered, or offers. */
export const isOfferer = (id: number) =>
  sql<boolean>`(offerer_id = ${id} or (proposal ? 'offererId' and proposal->>'offererId' = ${String(id)}))`

/** Contracts that had, or have, terms of a member: another one may have offered others since. */
export const hasPaid = (id: number) =>
  sql<boolean>`contracts.id in (select contract_id from contract_terms where offerer_id = ${id} and terms is not null)`

/** The agreed terms of each of these contracts, as of a moment. */
export async function agreedOf(db: Db, ids: readonly number[], at: number): Promise<Map<number, Agreed>> {
  const rows = ids.length > 0 ? await termsRows(db, ids) : []
  return new Map(ids.map((id) => [id, agreedAt(rows.filter(({ contract_id }) => contract_id === id), at)])) // prettier-ignore
}

/** The same of one. */
export const agreedTermsOf = async (db: Db, id: number, at: number): Promise<Agreed> => (await agreedOf(db, [id], at)).get(id)!

const termsRows = (db: Db, ids: readonly number[]) =>
  db.selectFrom('contract_terms').selectAll().where('contract_id', 'in', ids).orderBy('starts_at').orderBy('id').execute()

function agreedAt(rows: readonly TermsRow[], at: number): Agreed {
  const later = rows.findLast(({ starts_at }) => starts_at > at)
  return {
    current: rows.findLast(({ starts_at }) => starts_at <= at)?.terms ?? undefined,
    next: later && { startsAt: later.starts_at, terms: later.terms ?? undefined },
    last: rows.at(-1)?.terms ?? undefined,
    signed: rows.length > 0,
  }
}
