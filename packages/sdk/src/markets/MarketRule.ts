/** Ways to deposit and withdraw. */
export type PaymentMeans =
  | 'pix'
  | 'bankTransfer'
  | 'debitCard'
  | 'prepaidCard'
  | 'cash'
  | 'boleto'
  | 'cheque'
  | 'crypto'
  | 'creditCard'
  | 'foreignWallet'
  /** From or to an account of another person. */
  | 'thirdParty'

/** What triggers a bonus or reward. */
export type BonusTerm =
  | 'turnover'
  | 'loyalty'
  | 'deposit'
  | 'registration'
  | 'referral'
  | 'beforeBet'
  | 'withdrawalAfterDeposit'
  | 'pointsInWallet'
  | 'prizeDraw'

/** What an income of an agent or affiliate is calculated from. */
export type IncomeBase = 'stake' | 'flat' | 'loss'

/** Something that a merchant would do: answer a call (by its path), accept a payment method, offer a bonus, pay an income. */
export type MarketAct = { path: string } | { means: PaymentMeans } | { bonus: BonusTerm } | { income: IncomeBase }

/** What a market forbids, and by which article. Plain data: gateway and apps read the same. */
export interface MarketRule {
  id: string
  /** Law or ordinance, as an operator cites it. */
  article: string
  /** Its content, in a sentence. */
  says: string
  /** Paths of calls; a path that ends in `*` covers all paths below it. */
  paths?: readonly string[]
  means?: readonly PaymentMeans[]
  bonuses?: readonly BonusTerm[]
  incomes?: readonly IncomeBase[]
}

/** The rules of one market. */
export interface MarketProfile {
  code: string
  rules: readonly MarketRule[]
  /** Limits of the market, where the merchant may not decide. */
  numbers: {
    /** How many times a deposit may have to be bet before it is withdrawn, at most. */
    depositTurnoverMax?: number
  }
  /** Words that no text for players may have, by language. */
  words: Readonly<Record<'pt-BR' | 'en', MarketWords>>
}

/** A call to bet, "free" for what costs something, a loss described as a near win. `*` ends a word in any way. */
export interface MarketWords {
  never: readonly string[]
  /** Phrases in which those words mean something else. */
  unless: readonly string[]
}
