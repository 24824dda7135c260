import { minor, type OutputOf } from '@platform/sdk'
import { activeStakesOf, settlePeriod, type ContractKind, type ContractTier, type getContractDividendRequest, type getContractRequests, type getCurrentDailySalary, type getDividendInfo } from '@platform/sdk/contracts' // prettier-ignore
import { memberOf, type Context } from '../gateway/Context.ts'
import { contractAs } from './contractOf.ts'
import { settingsOf } from './contractRules.ts'
import { figuresOf } from './figuresOf.ts'
import { agreedTermsOf, findContract } from './findContract.ts'
import { contractMember } from './headOf.ts'
import { periodAt } from './periods.ts'
import { openKinds, waitingKinds } from './waitingKinds.ts'

/** The caller's own contract of a kind. */
export async function ownContract(context: Context, kind: ContractKind): Promise<OutputOf<typeof getContractDividendRequest>> {
  const row = await findContract(context.db, memberOf(context).id, kind)
  return { contract: row && (await contractAs(context, row)), updateTime: context.now() }
}

/** The same, with the figures of the running period. */
export async function runningContract(context: Context, kind: ContractKind): Promise<OutputOf<typeof getCurrentDailySalary>> {
  const { db, now, merchant } = context
  const answer = await ownContract(context, kind)
  const terms = answer.contract?.terms
  if (!answer.contract || !terms) return answer
  const { carry, next_from } = (await findContract(db, memberOf(context).id, kind))!
  const period = periodAt(terms.cycle, now())
  const { active_stake } = await settingsOf(db, merchant.brand)
  const figures = await figuresOf(db, await contractMember(context), period, active_stake, activeStakesOf(terms))
  // The remainder of the previous period is known once that is settled.
  const carryIn = minor(next_from === period.from && terms.carryOver ? carry : 0)
  const { carryOut: _left, ...result } = settlePeriod(terms, figures, carryIn)
  return { ...answer, running: { ...period, figures, carryIn, ...result } }
}

/** The caller's dividend if the merchant has dividends, and the kinds with contracts, or with open proposals. */
export async function dividendInfo(context: Context): Promise<OutputOf<typeof getDividendInfo>> {
  const enabledKinds = await openKinds(context)
  const rows = await context.db.selectFrom('contracts').select('kind').where('member_id', '=', memberOf(context).id).execute()
  const current = enabledKinds.includes('dividend') ? await runningContract(context, 'dividend') : { updateTime: context.now() }
  const contracts = enabledKinds.filter((kind) => rows.some((row) => row.kind === kind))
  return { ...current, requests: await waitingKinds(context), contracts }
}

type Requests = OutputOf<typeof getContractRequests>
/** A contract counts every product. */
const PRODUCT = 'ALL'

/** What waits for the caller's answer, by kind. An end has the tiers that are in force. */
export async function requestsOf(context: Context): Promise<Requests> {
  const { db, now } = context
  const pendingKinds = await waitingKinds(context)
  const waiting = async (kind: ContractKind): Promise<readonly ContractTier[] | undefined> => {
    const row = pendingKinds.includes(kind) ? await findContract(db, memberOf(context).id, kind) : undefined
    return row?.proposal ? (row.proposal.terms ?? (await agreedTermsOf(db, row.id, now())).last)?.tiers : undefined
  }
  const [dividend, daily, hourly] = [await waiting('dividend'), await waiting('daily'), await waiting('hourly')]
  return {
    divtypecompperiodreq: dividend ? { [PRODUCT]: dividend.map(({ amount: _amount, activeStake: _stake, ...row }) => row) } : {},
    dailysalreqtype: salaryRows(daily),
    contracthoursalreq: salaryRows(hourly),
  }
}

const salaryRows = (tiers: readonly ContractTier[] | undefined): Requests['dailysalreqtype'] =>
  tiers
    ? {
        [PRODUCT]: tiers.map(({ minimumBet, netLoss, activeMember, activeStake, contractRate, amount }) => ({
          // One of the two: what these terms do not count is 0.
          betVolume: minor(minimumBet || netLoss),
          activeMember,
          activeStake,
          rateType: amount ? ('fixed' as const) : ('proportion' as const),
          // A fixed amount is in hundred-thousandths too: cents are hundredths.
          rate: amount ? amount * 1000 : contractRate,
        })),
      }
    : {}
