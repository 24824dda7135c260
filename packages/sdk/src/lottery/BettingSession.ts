import { flag, id, link, money, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Whom a launched lottery page plays for, and what it was opened with. */
export const BettingSession = z.object({
  /** Cents. */
  balance: money,
  currencySymbol: id,
  userName: text,
  /** Play money: a trial account. */
  trial: flag,
  backUrl: link,
  merchantName: text,
  language: oneOf('PT', 'EN'),
})
export type BettingSession = z.output<typeof BettingSession>
