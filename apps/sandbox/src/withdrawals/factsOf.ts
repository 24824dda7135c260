import type { ContractKind } from '@platform/sdk/contracts'
import { numberOf } from '@platform/sdk/markets'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { startOfDay } from '../gateway/days.ts'
import { protectionColumns, stateAt } from '../gateway/protectionState.ts'
import { requestsOf, paymentScope, lockedUntil } from '../security/exports.ts'
import { withdrawalsOf } from '../rewards/exports.ts'
import { lawOf } from './openWithdrawals.ts'
import { ownPaymentsLeft } from './ownPaymentsLeft.ts'
import { givenBack } from './steps.ts'

declare module '../gateway/Services.ts' {
  interface Services {
    /** Kinds of contracts with a proposal that waits for the caller's answer. */
    waitingContracts(context: Context): Promise<ContractKind[]>
  }
}

export type WithdrawRules = Selectable<Tables['withdraw_settings']>

/** The rules of a brand. What its market decides overrides what an operator has set. */
export async function rulesOf({ db, merchant }: Pick<Context, 'db' | 'merchant'>): Promise<WithdrawRules> {
  const rules = await db.selectFrom('withdraw_settings').selectAll().where('merchant', '=', merchant.brand).executeTakeFirstOrThrow()
  const turnoverMax = numberOf(merchant.market, 'depositTurnoverMax') ?? rules.deposit_turnover
  return { ...rules, ...lawOf(merchant.market), deposit_turnover: Math.min(rules.deposit_turnover, turnoverMax) }
}

/** A member's money by its state, in cents. */
export interface Money {
  cash: number
  /** Cash in the member's other wallets: not available for bets or withdrawals, but for debts. */
  elsewhere: number
  bonus: number
  /** Bonus money that open withdrawals hold, or that the pool owes after a returned one. */
  heldBonus: number
  /** There is an open or held bonus, even if all of it is in bets, or one is still owed for a deposit. */
  bonusOpen: boolean
  /** Sum of open withdrawals and other holds. */
  held: number
  owed: number
  /** The part of the cash that cannot be withdrawn before its turnover. */
  bound: number
  /** Remaining turnover for the bound amount. */
  turnoverLeft: number
}

/** Reads the member's money. Under the lock of the wallet it does not change. */
export async function moneyOf(db: Db, memberId: number): Promise<Money> {
  const { rows } = await sql<Omit<Money, 'bound'> & { base: number }>`
    select coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as cash,
      coalesce(sum(balance) filter (where kind = 'wallet'), 0)::bigint as elsewhere,
      coalesce((select sum(bonus) from bonuses_of_members where member_id = ${memberId}), 0)::bigint as bonus,
      coalesce((select sum(held + owed) from bonuses_of_members where member_id = ${memberId}), 0)::bigint as "heldBonus",
      exists (select 1 from bonuses_of_members where member_id = ${memberId})
        or exists (select 1 from deposit_bonuses where member_id = ${memberId} and state = 'owed') as "bonusOpen",
      coalesce(sum(debits_pending) filter (where kind = 'cash'), 0)::bigint as held,
      coalesce(sum(debits_posted - credits_posted) filter (where kind = 'receivable'), 0)::bigint as owed,
      coalesce((select sum(base) from turnover_requirements where member_id = ${memberId} and state = 'open' and account_id is null), 0)::bigint as base,
      coalesce((select sum(ceil(required - done / 100.0)) from turnover_requirements
        where member_id = ${memberId} and state = 'open' and account_id is null), 0)::bigint as "turnoverLeft"
    from ledger_accounts where member_id = ${memberId}`.execute(db)
  const { base, ...money } = rows[0]!
  return { ...money, bound: Math.min(money.cash, base) }
}

/** Today's withdrawals whose money was not given back: count, and cents. */
export async function usedToday({ db, now }: Pick<Context, 'db' | 'now'>, memberId: number): Promise<{ count: number; amount: number }> {
  const { count, amount } = await db
    .selectFrom('withdrawals')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('amount')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startOfDay(now()))
    .where('status', 'not in', givenBack)
    .executeTakeFirstOrThrow()
  return { count: Number(count), amount: Number(amount) }
}

/** Who leaves takes out everything: the rules without minimum, fee and daily count. Nor does turnover bind it. */
const leavingRules = (rules: WithdrawRules, { cash }: Money, { count }: { count: number }): WithdrawRules => ({
  ...rules,
  min: Math.min(rules.min, Math.max(1, cash)),
  fee_rate: 0,
  fee_fixed: 0,
  day_count: Math.max(rules.day_count, count + 1),
})

/** All facts that decide whether, and how much, a member may withdraw now. */
export async function factsOf(context: Context) {
  const { db, services, now, merchant } = context
  const { id } = memberOf(context)
  const member = await db
    .selectFrom('members')
    .select(['payment_password_hash', 'held_until', 'withdrawals_frozen', 'cpf_conflict', ...protectionColumns])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const cards = db.selectFrom('bank_cards').select('id').where('member_id', '=', id).where('removed_at', 'is', null)
  const { settings } = await db.selectFrom('merchants').select('settings').where('code', '=', merchant.brand).executeTakeFirstOrThrow()
  const state = stateAt(member, now())
  const isLeaving = state === 'excluded' || state === 'closing' || state === 'impeded'
  const [ofMember, used] = [await moneyOf(db, id), await usedToday(context, id)]
  // The turnover does not end: it binds again if the account goes on, as it does a late void.
  const money = isLeaving ? { ...ofMember, bound: 0, turnoverLeft: 0 } : ofMember
  const rules = await rulesOf(context)
  const dayCount = Math.max(rules.day_count, await withdrawalsOf(context))
  return {
    now: now(),
    rules: isLeaving ? leavingRules(rules, money, used) : { ...rules, day_count: dayCount },
    /** The brand's switch for withdrawals. */
    enabled: settings.withdrawEnabled !== false,
    frozen: member.withdrawals_frozen,
    /** Set once another account proved the CPF of this one: what may still be withdrawn, in cents. */
    ownPaymentsLeft: member.cpf_conflict === 'taken' ? await ownPaymentsLeft(db, id) : undefined,
    heldUntil: member.held_until,
    hasPassword: member.payment_password_hash !== null,
    lockedUntil: await lockedUntil(context, paymentScope(id)),
    hasDestination: (await cards.executeTakeFirst()) !== undefined,
    identity: (await requestsOf(context))[0]?.status ?? 'none',
    // A protected account cannot answer.
    contract: rules.contract_first && state === 'open' ? (await services.waitingContracts(context))[0] : undefined,
    money,
    used,
  }
}

export type WithdrawFacts = Awaited<ReturnType<typeof factsOf>>
