import { minor, type Minor } from '@platform/sdk'
import type { DepositPromotion } from '@platform/sdk/deposit'
import { forbiddenBy, mentionsBonuses, numberOf } from '@platform/sdk/markets'
import { expectedCost } from '@platform/sdk/wallet'
import { sql, type Selectable } from 'kysely'
import type { PromotionTerms } from '../db/DepositTables.ts'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { Refusal } from '../base/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { returnsOf } from '../records/exports.ts'

type Row = Selectable<Tables['deposit_promotions']>

/** Whether the merchant's market allows a bonus for a deposit. */
export const mayPromote = ({ merchant }: Pick<Context, 'merchant'>): boolean => mentionsBonuses(merchant.market)

/** Throws the market's refusal if the law forbids bonuses for deposits. */
export function assertMayPromote({ merchant }: Pick<Context, 'merchant'>): void {
  const rule = forbiddenBy(merchant.market, { bonus: 'deposit' })
  if (rule) throw new Refusal('access.market', 403, { article: rule.article })
}

/** Whether the market allows an offer, whenever it was made: how often its bonus is bet, and on how many kinds of games. */
function isAllowed({ market }: Context['merchant'], { multiple, weights }: Pick<Row, 'multiple' | 'weights'>): boolean {
  const kinds = Object.values(weights).filter((weight) => weight > 0).length
  const isOneProduct = numberOf(market, 'oneProductPerOffer') !== true || kinds === 1
  return isOneProduct && multiple <= (numberOf(market, 'wageringMax') ?? Infinity)
}

const running = ({ db, merchant, now }: Context) =>
  db
    .selectFrom('deposit_promotions')
    .selectAll()
    .where('merchant', '=', merchant.brand)
    .where('starts_at', '<=', now())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))

/** The bonus of a promotion for an amount, in cents. */
export const bonusOf = ({ percent, min_amount, max_bonus }: Omit<PromotionTerms, 'weights'>, amount: number): Minor =>
  minor(amount < min_amount ? 0 : Math.min(max_bonus, Math.floor((amount * percent) / 100)))

/** What can be chosen with a deposit. */
export async function promotionsOf(context: Context, amount = 0): Promise<DepositPromotion[]> {
  if (!mayPromote(context)) return []
  const all = (await running(context).orderBy('position').execute()).filter((row) => isAllowed(context.merchant, row))
  const rows = (await mayHaveFirst(context)) ? all : all.filter(({ first_only }) => !first_only)
  return Promise.all(rows.map((row) => promotionFor(context, row, amount)))
}

/** A promotion with its bonus and its cost. */
export async function promotionFor(context: Context, row: Row, amount: number): Promise<DepositPromotion> {
  const returns = await returnsOf(context)
  const bonus = bonusOf(row, amount)
  const required = minor(bonus * row.multiple)
  const weights = Object.entries(row.weights)
    .filter(([gameType]) => returns.has(gameType))
    .map(([gameType, weight]) => ({
      gameType,
      weight,
      expectedCost: expectedCost({ left: required, returnToPlayer: returns.get(gameType)!, weight }),
    }))
  return {
    id: String(row.id),
    title: inLanguage(row, 'title', context.language),
    percent: row.percent,
    min: minor(row.min_amount),
    max: minor(row.max_bonus),
    multiple: row.multiple,
    bonus,
    required,
    expectedCost: minor(weights.length > 0 ? Math.min(...weights.map(({ expectedCost: cost }) => cost)) : 0),
    weights,
  }
}

/** The member's account, and closed ones with the same CPF. */
const accountsOf = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .union(
      db
        .selectFrom('members as m')
        .innerJoin('members as o', (join) => join.onRef('o.merchant', '=', 'm.merchant').onRef('o.id_number', '=', 'm.id_number'))
        .select('o.id')
        .where('m.id', '=', memberId)
        .where('o.id_number', '<>', '')
        .where('o.closed_at', 'is not', null),
    )

/** Whether a deposit of the member was credited, or a bonus for first ones was given, other than by this order. */
export async function hasDeposited(db: Db, memberId: number, orderNo = ''): Promise<boolean> {
  const accounts = accountsOf(db, memberId)
  const other = db.selectFrom('deposit_payments').select('end_to_end_id').where('member_id', 'in', accounts)
  const bonus = db.selectFrom('deposit_bonuses').select('order_no').where('member_id', 'in', accounts).where('first_only', '=', true)
  return Boolean(
    (await other.where('status', '=', 'credited').where('order_no', '<>', orderNo).executeTakeFirst()) ?? (await bonus.executeTakeFirst()),
  )
}

/** Whether a deposit that is made now can be the first one with a bonus: another order that waits with such a promotion is before it. */
async function mayHaveFirst(context: Context): Promise<boolean> {
  const { db } = context
  const { id } = memberOf(context)
  const waits = db
    .selectFrom('deposit_orders')
    .select('order_no')
    .where('member_id', '=', id)
    .where('status', 'in', ['created', 'waiting', 'review'])
    .where(sql<boolean>`(promotion->>'first_only')::boolean`)
  return !(await waits.executeTakeFirst()) && !(await hasDeposited(db, id))
}

/** The part of a promotion that an order stores, as JSON. */
export const promotionTerms = ({ percent, min_amount, max_bonus, multiple, weights, first_only }: Row): string =>
  JSON.stringify({ percent, min_amount, max_bonus, multiple, weights, first_only } satisfies PromotionTerms)

/**
 * The promotion that a member chose for an amount, under the lock of the wallet. Throws `deposit.promotion`, or the refusal of the law if
 * it forbids them all.
 */
export async function choosePromotion(context: Context, id: string, amount: number): Promise<Row> {
  assertMayPromote(context)
  const row = await running(context).where('id', '=', rowIdOrNone(id)).executeTakeFirst()
  if (!row || !isAllowed(context.merchant, row) || bonusOf(row, amount) === 0) throw new Refusal('deposit.promotion', 400)
  if (row.first_only && !(await mayHaveFirst(context))) throw new Refusal('deposit.promotion', 400)
  return row
}

const rowIdOrNone = (id: string) => (/^\d{1,15}$/.test(id) ? rowId(id) : 0)
