import { minor } from '@platform/sdk'
import { ContractCycle, ContractKind, RateType, type ContractTerms, type ContractTier } from '@platform/sdk/contracts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { closeCase } from '../help/exports.ts'
import { endByHand, endAside, takeUpAgain, problemsOf, signContract } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'
import { cents } from './newMember.ts'

const id = z.string().check(z.regex(/^\d{1,15}$/))
/** Reference to the settlement outside: stored in the audit log. */
const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))

const count = z.int().check(z.minimum(0))

const Tier = z.object({
  minimumBet: z._default(cents, 0),
  netLoss: z._default(cents, 0),
  activeMember: z._default(count, 0),
  activeStake: z.optional(cents),
  /** In hundred-thousandths. */
  contractRate: z._default(count, 0),
  amount: z._default(cents, 0),
})

const Terms = z.object({
  cycle: z.enum(ContractCycle.options),
  carryOver: z._default(z.boolean(), false),
  basis: z._default(z.enum(['loss', 'stake']), 'loss'),
  rateType: z._default(z.enum(RateType.options), 'proportion'),
  cap: z.optional(cents),
  tiers: z.array(Tier),
  standard: z.optional(z.array(Tier)),
})
const Standard = z.pick(Terms, { basis: true, rateType: true, tiers: true })

const tiersAs = (tiers: readonly z.output<typeof Tier>[]): ContractTier[] =>
  tiers.map(({ activeStake, ...tier }) => ({
    ...tier,
    minimumBet: minor(tier.minimumBet),
    netLoss: minor(tier.netLoss),
    ...(activeStake !== undefined && { activeStake: minor(activeStake) }),
    amount: minor(tier.amount),
  }))

/** Throws `contract.terms` with the problems of terms that no editor sends: a table with falling rates pays more below than above. */
async function assertSound(db: Db, { merchant, kind }: { merchant: string; kind: ContractKind }, terms: ContractTerms) {
  const settings = await db.selectFrom('contract_settings').selectAll().where('merchant', '=', merchant).executeTakeFirst()
  if (!settings) throw notFound()
  const problems = problemsOf(terms, { kind, settings, ceiling: undefined, current: undefined })
  if (problems.length > 0) throw new Refusal('contract.terms', 400, { problems })
}

/** Actions for an operator to test contracts. */
export const contractActions: Record<string, Action> = {
  'contracts/standard': action(
    "Sets the merchant's standard of a salary, or takes it away: tiers as of any contract. What was agreed keeps the one that it names. Rates are hundred-thousandths: 12500 is 12.5 %.",
    z.object({ merchant: z.string(), kind: z.enum(['daily', 'hourly']), standard: z.optional(Standard) }),
    async ({ merchant, kind, standard }, { database }) => {
      const newStandard = standard && { ...standard, tiers: tiersAs(standard.tiers) }
      if (newStandard)
        await assertSound(database.db, { merchant, kind }, { cycle: kind === 'daily' ? 'day' : 'hour', carryOver: false, ...newStandard })
      const next = JSON.stringify({ [kind]: newStandard })
      const update = await database.db
        .updateTable('contract_settings')
        .set({ standard: sql<string>`(standard - ${kind}::text) || ${next}::jsonb` })
        .where('merchant', '=', merchant)
        .executeTakeFirst()
      if (update.numUpdatedRows === 0n) throw notFound()
    },
    ['contract_settings'],
  ),
  'contracts/again': action(
    'Takes up again a contract that was set aside because its periods could not be settled, and all that failed with the same words.',
    z.object({ contractId: id, alike: z._default(z.boolean(), false) }),
    async ({ contractId, alike }, { database }) => ({ taken: await takeUpAgain(database.db, Number(contractId), alike) }),
  ),
  'contracts/end': action(
    'Ends a contract that was set aside and cannot be mended: what is due of it was settled by hand, as the reference says.',
    z.object({ contractId: id, reference }),
    ({ contractId }, { database, now }) => endAside(database.db, Number(contractId), now()),
  ),
  'contracts/byHand': action(
    'Ends a settlement that a closed account owes or is owed: it was paid by hand, as the reference says.',
    z.object({ settlementId: id, reference }),
    ({ settlementId, ...paid }, { database, now }) => endByHand(database.db, { ...paid, settlementId: Number(settlementId), now: now() }),
  ),
  'cases/close': action('Closes a case that an operator has looked at.', z.object({ caseId: id }), ({ caseId }, { database, now }) =>
    closeCase(database.db, Number(caseId), now()),
  ),
  'contracts/sign': action(
    'Signs a contract for a member without a proposal, of the house or of the agent above. Earlier periods are settled at once. Rates are hundred-thousandths: 12500 is 12.5 %.',
    z.object({
      merchant: z.string(),
      userName: z.string(),
      kind: z.enum(ContractKind.options),
      by: z._default(z.enum(['house', 'upline']), 'house'),
      terms: Terms,
      /** A moment in the first period in which the contract is in force, ms; default: the running one. */
      since: z.optional(z.int()),
    }),
    async ({ kind, by, terms, since, ...who }, services) => {
      const { id: memberId, merchant } = await memberNamed(who, services)
      const { db } = services.database
      const { upline_id } = await db.selectFrom('members').select('upline_id').where('id', '=', memberId).executeTakeFirstOrThrow()
      if (by === 'upline' && upline_id === null) throw notFound()
      const { cap, tiers, standard, ...rest } = terms
      const signedTerms = {
        ...rest,
        ...(cap !== undefined && { cap: minor(cap) }),
        tiers: tiersAs(tiers),
        ...(standard && { standard: tiersAs(standard) }),
      }
      await assertSound(db, { merchant, kind }, signedTerms)
      const offererId = by === 'upline' ? (upline_id ?? undefined) : undefined
      const contractId = await signContract(db, { merchant, memberId, kind, terms: signedTerms, since: since ?? services.now(), offererId })
      return { contractId: String(contractId) }
    },
  ),
}
