import { termsProblems, type ContractKind, type ContractTerms } from '@platform/sdk/contracts'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'
import type { ContractSettings } from './contractRules.ts'
import { agreedOf } from './findContract.ts'

interface Measured {
  kind: ContractKind
  settings: ContractSettings
  /** The offerer's own terms; undefined if the house offers. */
  ceiling: ContractTerms | undefined
  /** The terms in force. */
  current: ContractTerms | undefined
}

/** Problems of terms that do not fit below other terms. */
const against: readonly string[] = ['ceiling', 'differs']

/** Validation errors of contract terms; empty if they are valid. */
export const problemsOf = (terms: ContractTerms, { kind, settings, ceiling, current }: Measured) =>
  termsProblems(terms, {
    kind,
    mostTiers: settings.most_tiers,
    mostRate: settings.most_rate,
    mostAmount: settings.most_amount as ContractTerms['tiers'][number]['amount'],
    activeStake: settings.active_stake as ContractTerms['tiers'][number]['amount'],
    standard: settings.standard[kind],
    ceiling,
    current,
  })

/**
 * Throws `contract.children` if the direct members have, or are offered, terms that would be better for some figures: no agent may have to
 * pay more below than it receives from above. Without terms, it throws if they have any.
 */
export async function assertChildren(
  db: Db,
  memberId: number,
  kind: ContractKind,
  terms: ContractTerms | undefined,
  measures: Measured,
  now: number,
) {
  const rows = await db
    .selectFrom('contracts')
    .selectAll()
    .where('offerer_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('id')
    .forUpdate()
    .execute()
  const termsById = await agreedOf(db, rows.map(({ id }) => id), now) // prettier-ignore
  for (const { id, proposal } of rows) {
    for (const theirs of [termsById.get(id)!.last, proposal?.terms]) {
      if (!theirs) continue
      // The merchant's current limits do not matter here: only whether the terms are better.
      const isBetter = () =>
        problemsOf(theirs, { ...measures, ceiling: terms, current: undefined }).some(({ problem }) => against.includes(problem))
      if (!terms || isBetter()) throw new Refusal('contract.children', 400)
    }
  }
}
