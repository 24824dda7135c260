import { flag, id, link, money, oneOf, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** Whom a launched lottery page plays for, and what it was opened with. */
export const BettingSession = z.object({
  /** The wallet's balance now. */
  balance: money,
  currencySymbol: id,
  /** Name of the player. */
  userName: text,
  /** Play money: a trial account. */
  trial: flag,
  /** Where the way back leads. */
  backUrl: link,
  /** Name of the brand. */
  merchantName: text,
  /** Language of the page. */
  language: oneOf('PT', 'EN'),
})
export type BettingSession = z.output<typeof BettingSession>
