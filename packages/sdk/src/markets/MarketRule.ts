import * as z from 'zod/mini'
import { cited } from './cited.ts'

/** Ways to deposit and withdraw. `thirdParty`: from or to an account of another person. */
export const PaymentMeans = z.enum([
  'pix',
  'bankTransfer',
  'debitCard',
  'prepaidCard',
  'cash',
  'boleto',
  'cheque',
  'crypto',
  'creditCard',
  'foreignWallet',
  'thirdParty',
])
export type PaymentMeans = z.infer<typeof PaymentMeans>

/** What triggers a bonus or reward. */
export const BonusTerm = z.enum([
  'turnover',
  'loyalty',
  'deposit',
  'registration',
  'referral',
  'beforeBet',
  'withdrawalAfterDeposit',
  'pointsInWallet',
  'prizeDraw',
])
export type BonusTerm = z.infer<typeof BonusTerm>

/** What an income of an agent or affiliate is calculated from. */
export const IncomeBase = z.enum(['stake', 'flat', 'loss'])
export type IncomeBase = z.infer<typeof IncomeBase>

/** Something that a merchant would do: answer a call (by its path), accept a payment method, offer a bonus, pay an income. */
export type MarketAct = { path: string } | { means: PaymentMeans } | { bonus: BonusTerm } | { income: IncomeBase }

/** What a market forbids, and by which article. Plain data: gateway and apps read the same. */
export const MarketRule = z.strictObject({
  id: z.string(),
  /** Its content, in a sentence. */
  says: z.string(),
  ...cited,
  /** Paths of calls; a path that ends in `*` covers all paths below it. */
  paths: z.optional(z.array(z.string())),
  means: z.optional(z.array(PaymentMeans)),
  bonuses: z.optional(z.array(BonusTerm)),
  incomes: z.optional(z.array(IncomeBase)),
})
export type MarketRule = z.infer<typeof MarketRule>
