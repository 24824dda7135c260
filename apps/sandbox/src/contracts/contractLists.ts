import type { InputOf, OutputOf } from '@platform/sdk'
import { minor } from '@platform/sdk'
import type { getContracts, replayContract } from '@platform/sdk/contracts'
import { userNameFor } from '../base/maskUser.ts'
import { isAgent } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { invalid } from '../base/Refusal.ts'
import { contractsAs } from './contractOf.ts'
import { requireKind, settingsOf } from './contractRules.ts'
import { figuresOf } from './figuresOf.ts'
import { agreedTermsOf, findContract, isOfferer } from './findContract.ts'
import { contractMember } from './headOf.ts'
import { idOrNone } from './idOrNone.ts'
import { closedPeriods } from './periods.ts'

/** A page of contracts, and the offers that the caller may make. */
export async function contractsOf(
  { kind, side, memberId, pageNo }: InputOf<typeof getContracts>,
  context: Context,
): Promise<OutputOf<typeof getContracts>> {
  // prettier-ignore
  const { db, now, merchant } = context
  const { id, type } = memberOf(context)
  await requireKind(context, kind)
  const page = listPage(pageNo)
  const query = db
    .selectFrom('contracts')
    .where('kind', '=', kind)
    .$call((rows) => (side === 'mine' ? rows.where('member_id', '=', id) : rows.where(isOfferer(id))))
    .$if(memberId !== undefined, (rows) => rows.where('member_id', '=', idOrNone(memberId!)))
  const rows = await query.selectAll().orderBy('changed_at', 'desc').orderBy('id', 'desc').$call(page.rows).execute()
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const settings = await settingsOf(db, merchant.brand)
  const ownContract = await findContract(db, id, kind)
  const ceiling = ownContract && (await agreedTermsOf(db, ownContract.id, now())).last
  return {
    content: await contractsAs(context, rows),
    ...page.of(Number(count)),
    rules: {
      mayOffer: isAgent(type) && ceiling !== undefined,
      mostTiers: settings.most_tiers,
      mostRate: settings.most_rate,
      mostAmount: minor(settings.most_amount),
      activeStake: minor(settings.active_stake),
      standard: settings.standard[kind],
      payer: settings.payer,
      ceiling,
    },
  }
}

/** How many closed periods a replay has. */
const REPLAYED = { dividend: 6, daily: 14, hourly: 24 } as const
const cycles = { dividend: ['week', 'halfMonth', 'month'], daily: ['day'], hourly: ['hour'] }

/**
 * The last closed periods of a team, as they are counted today: the inputs of a settlement. What an older version settled may differ, as it had
 * bets that do not count.
 */
export async function replayOf(
  { kind, cycle, memberId, activeStakes }: InputOf<typeof replayContract>,
  context: Context,
): Promise<OutputOf<typeof replayContract>> {
  // prettier-ignore
  const { db, now, merchant } = context
  await requireKind(context, kind)
  if (!cycles[kind].includes(cycle)) throw invalid('cycle')
  const member = await contractMember(context, memberId)
  const { active_stake } = await settingsOf(db, merchant.brand)
  const periods = []
  const pastPeriods = closedPeriods(cycle, now(), REPLAYED[kind])
  for (const period of pastPeriods) periods.push({ ...period, figures: await figuresOf(db, member, period, active_stake, activeStakes) })
  const before = await db
    .selectFrom('contract_settlements')
    .select('carry_out')
    .where('member_id', '=', member.id)
    .where('kind', '=', kind)
    .where('period_to', '=', pastPeriods[0]!.from)
    .executeTakeFirst()
  return {
    memberId: String(member.id),
    userName: userNameFor(member.account, member.depth),
    carryIn: minor(before?.carry_out ?? 0),
    periods,
    updateTime: now(),
  }
}
