import { minor, type Minor } from '@platform/sdk'
import type { DepositPromotion } from '@platform/sdk/deposit'
import { forbiddenBy } from '@platform/sdk/markets'
import { expectedCost } from '@platform/sdk/wallet'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'
import { inLanguage } from '../gateway/languages.ts'
import { Refusal } from '../gateway/Refusal.ts'
import { rowId } from '../gateway/rowId.ts'
import { returnsOf } from '../wallet/turnoverOf.ts'

type Row = Selectable<Tables['deposit_promotions']>

/** Whether the merchant's market lets a bonus hang on a deposit. */
export const mayPromote = ({ merchant }: Pick<Context, 'merchant'>): boolean => !forbiddenBy(merchant.market, { bonus: 'deposit' })

const running = ({ db, merchant, now }: Context) =>
  db
    .selectFrom('deposit_promotions')
    .selectAll()
    .where('merchant', '=', merchant.brand)
    .where('starts_at', '<=', now())
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now())]))

/** What a promotion adds to an amount, in cents. */
export const bonusOf = ({ percent, min_amount, max_bonus }: Row, amount: number): Minor =>
  minor(amount < min_amount ? 0 : Math.min(max_bonus, Math.floor((amount * percent) / 100)))

/** What can be chosen with a deposit. */
export async function promotionsOf(context: Context, amount = 0): Promise<DepositPromotion[]> {
  if (!mayPromote(context)) return []
  const rows = await running(context).orderBy('position').execute()
  return Promise.all(rows.map((row) => shown(context, row, amount)))
}

/** A promotion with what it adds and costs. */
export async function shown(context: Context, row: Row, amount: number): Promise<DepositPromotion> {
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

/** The promotion that a member chose for an amount. Throws `deposit.promotion`, or what the law says where it forbids them all. */
export async function choosePromotion(context: Context, id: string, amount: number): Promise<number> {
  const rule = forbiddenBy(context.merchant.market, { bonus: 'deposit' })
  if (rule) throw new Refusal('access.market', 403, { article: rule.article })
  const row = await running(context).where('id', '=', rowIdOrNone(id)).executeTakeFirst()
  if (!row || bonusOf(row, amount) === 0) throw new Refusal('deposit.promotion', 400)
  return row.id
}

const rowIdOrNone = (id: string) => (/^\d{1,15}$/.test(id) ? rowId(id) : 0)
