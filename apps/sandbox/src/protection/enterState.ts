import { numberOf } from '@platform/sdk/markets'
import { sql } from 'kysely'
import { endSessionsOf } from '../account/exports.ts'
import { endContractsOf, lapseProposals, lockContracts, lockOwed, mayPay, payOwed, type Owed } from '../contracts/exports.ts'
import type { Db } from '../db/openDatabase.ts'
import { endEnvelopesOf, lockEnvelopesOf } from '../envelopes/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { stateAt, protectionColumns } from '../gateway/protectionState.ts'
import { tryPart } from '../gateway/tryPart.ts'
import { Refusal } from '../base/Refusal.ts'
import { closeGrant } from '../ledger/grants.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { bringHome, lockWallets } from '../ledger/wallet.ts'
import { lapseAllRises } from '../limits/exports.ts'
import { lockOpenDraws, voidOpenBets } from '../lottery/exports.ts'
import { cancelWaiting, refuseOwedBonuses } from '../payments/exports.ts'
import { payOpenRebate } from '../rebates/exports.ts'
import { payEarned } from '../rewards/exports.ts'
import { moneyOf } from '../withdrawals/exports.ts'
import { closeIfSettled } from './closeSettled.ts'
import { pauseKey, reopen } from './reopen.ts'

type State = 'paused' | 'excluded' | 'closing' | 'impeded'

export interface Entering {
  state: State
  /** End of a pause or of the time to withdraw, or from when a return may be requested; null without an end. */
  until: number | null
  actor: 'member' | 'operator' | 'system'
  reason?: string
}

/** What a state may become. An exclusion is never shortened, a pause neither. */
const next: Record<'open' | State, readonly State[]> = {
  open: ['paused', 'excluded', 'closing', 'impeded'],
  paused: ['excluded', 'closing', 'impeded'],
  excluded: ['closing', 'impeded'],
  closing: ['impeded'],
  impeded: [],
}

/**
 * Enters a state with everything that it changes, in one transaction and under the locks of the member's money: after it has committed no
 * stake, deposit, bonus or transfer is accepted. Throws `protection.state` where the present state cannot become it.
 */
export async function enterState(context: Context, entering: Entering): Promise<void> {
  const { services } = context
  const { id } = memberOf(context)
  await context.db.transaction().execute((db) => enterWithin({ ...context, db }, entering))
  services.sessions.forget(id)
}

/** The same in the caller's transaction. Returns what the member owed. */
export async function enterWithin(context: Context, entering: Entering): Promise<Owed> {
  const { db } = context
  const { id } = memberOf(context)
  await lockAll(context, entering)
  const before = await presentState(context)
  if (!next[before].includes(entering.state)) throw new Refusal('protection.state', 400)
  // While the account still is what it was earned in.
  if (before === 'open' && entering.state !== 'impeded') {
    await payEarned(context)
    await tryPart(db, `rebate of ${id}`, () => payOpenRebate(context))
  }
  const changeId = await write(context, entering)
  const owed = await endOpenThings(context, entering, changeId)
  if (entering.state === 'closing') await closeIfSettled(context)
  return owed
}

/** Every lock in the order of those who use them: draws, contracts and envelopes before wallets. */
async function lockAll(context: Context, entering: Entering): Promise<void> {
  const { db } = context
  const { id } = memberOf(context)
  if (voidsBets(context, entering)) await lockOpenDraws(db)
  const contracts = await lockContracts(db, id)
  const owed = await lockOwed(db, id)
  await lockEnvelopesOf(db, id)
  const payees = entering.state === 'paused' ? [] : [...contracts, ...owed]
  await lockWallets(db, [...new Set([id, ...payees])])
}

const voidsBets = ({ merchant }: Context, { state }: Entering): boolean =>
  state === 'impeded' || (state === 'excluded' && numberOf(merchant.market, 'openBetsOnExclusion') === 'void')

/** The state now; one that is over is ended first. */
async function presentState(context: Context): Promise<'open' | State> {
  const { db, now } = context
  const { id } = memberOf(context)
  const row = await db
    .selectFrom('members')
    .select([...protectionColumns, 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.closed_at !== null) throw new Refusal('protection.state', 400)
  const state = stateAt(row, now())
  if (state === 'open' && row.protection) await reopen(db, id, now())
  return state
}

async function write(context: Context, { state, until, actor, reason = '' }: Entering): Promise<number> {
  const { db, now } = context
  const { id } = memberOf(context)
  await db.updateTable('members').set({ protection: state, protected_until: until, return_at: null }).where('id', '=', id).execute()
  const change = { member_id: id, state, until, return_at: null, actor, reason, at: now() }
  return (await db.insertInto('protection_changes').values(change).returning('id').executeTakeFirstOrThrow()).id
}

/** The column of the state, for what is open at this moment. */
async function endOpenThings(context: Context, entering: Entering, changeId: number): Promise<Owed> {
  const { db, now, merchant } = context
  const { id } = memberOf(context)
  const at = now()
  await endSessionsOf(db, id, at)
  await cancelWaiting(db, at, id)
  await endEnvelopesOf(db, id, at)
  await lapseProposals(db, id, at)
  await lapseAllRises(db, id, at)
  if (voidsBets(context, entering)) await voidOpenBets(db, id, at)
  if (entering.state === 'impeded') await voidOpenRounds(db, id, at)
  if (entering.state === 'paused') {
    await sql`select grants_hold(${id}::bigint, ${pauseKey(changeId)}, ${at}::bigint)`.execute(db)
  } else await endBonuses(db, id, at)
  // Cash of the other wallets is withdrawn from the main one.
  const { cash, elsewhere } = await moneyOf(db, id)
  const move = { merchant: merchant.code, memberId: id, key: `protection:${changeId}`, at }
  if (elsewhere > 0) await bringHome(db, { ...move, amount: cash + elsewhere })
  return entering.state !== 'paused' && mayPay(merchant) ? endContracts(context) : nothingOwed
}

export const nothingOwed: Owed = { owed: 0, reserved: 0, unpaid: 0 }

/** What the member owes is paid before any of the cash is withdrawn. */
async function endContracts({ db, merchant, now, ...context }: Context): Promise<Owed> {
  const { id } = memberOf({ db, merchant, now, ...context })
  await endContractsOf(db, id, now())
  return payOwed(db, id, { brand: merchant.brand, at: now() })
}

/** Also those that have ended or are still owed: none comes back with a late void, a filled pool, or a closing that is cancelled. */
async function endBonuses(db: Db, memberId: number, at: number): Promise<void> {
  await refuseOwedBonuses(db, memberId, at)
  const grants = db.selectFrom('ledger_accounts').select('name').where('member_id', '=', memberId).where('kind', '=', 'bonus')
  for (const { name: key } of await grants.orderBy('id').execute()) await closeGrant(db, { memberId, key, at })
}

/** Rounds of vendors that are not decided yet. One whose stake the ledger does not find is left to its vendor. */
async function voidOpenRounds(db: Db, memberId: number, at: number): Promise<void> {
  const rounds = db.selectFrom('game_records').select('round_id').where('member_id', '=', memberId).where('status', '=', 'open')
  for (const { round_id: round } of await rounds.orderBy('id').execute())
    await tryPart(db, `round ${round}`, async () => void (await voidBet(db, { round, stake: `bet:${round}`, at })))
}
