import * as z from 'zod/mini'

/** Where a demand of a market is written, and how well it is known. A lawyer of the market confirms all of them before a launch. */
export const cited = {
  /** Law, ordinance or standard with its article, as an operator cites it; "house rule" where the product goes beyond the law. */
  article: z.string().check(z.minLength(1)),
  /** The site that publishes it. */
  source: z.string().check(z.minLength(1)),
  /** P: its own text was seen. S: a law firm, the press or an official summary. M: from memory. */
  mark: z.enum(['P', 'S', 'M']),
  /** Day on which the item was entered or read again. */
  read: z.iso.date(),
}

/** A value of a market, where its law decides; absent where the merchant does. */
export const decided = <Value extends z.core.SomeType>(value: Value) => z.optional(z.strictObject({ value, ...cited }))

/** A text in every language of the sites. */
export const bilingual = z.strictObject({ 'pt-BR': z.string().check(z.minLength(1)), en: z.string().check(z.minLength(1)) })
