import * as z from 'zod/mini'
import { flag, id, money, oneOf, text } from '../core/wire/fields.ts'
import { link } from '../core/wire/links.ts'

/** The player of a launched lottery page, and the launch parameters. */
export const BettingSession = z.object({
  /** Current balance of the wallet. */
  balance: money,
  currencySymbol: id,
  /** In which the page shows times. */
  timeZone: z.object({
    /** Of the IANA list. */
    zone: id,
    /** Shown beside a time. */
    name: text,
  }),
  /** Name of the player. */
  userName: text,
  /** Play money: a trial account. */
  trial: flag,
  /** Target of the back link. */
  backUrl: link,
  /** Name of the brand. */
  merchantName: text,
  /** Language of the page. */
  language: oneOf('PT', 'EN'),
})
export type BettingSession = z.output<typeof BettingSession>
