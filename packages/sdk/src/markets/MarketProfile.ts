import * as z from 'zod/mini'
import { bilingual, cited } from './cited.ts'
import { MarketNumbers } from './MarketNumbers.ts'
import { MarketRequires } from './MarketRequires.ts'
import { MarketRule, PaymentMeans } from './MarketRule.ts'

/** A call to bet, "free" for what costs something, a loss described as a near win. `*` ends a word in any way. */
const words = z.strictObject({
  never: z.array(z.string()),
  /** Phrases in which those words mean something else. */
  unless: z.array(z.string()),
})

/** Pairs of words of our catalogues and what a text says instead, applied in this order; capitals matter. */
const instead = z.array(z.tuple([z.string(), z.string()]))

/** A market as its law, its numbers and its texts make it. Plain data: gateway, sites and checks of a launch read the same. */
export const MarketProfile = z.strictObject({
  code: z.string(),
  /** Rises with each change; `validFrom` is the day from which it holds. */
  version: z.int(),
  validFrom: z.iso.date(),
  /** What it forbids. */
  rules: z.array(MarketRule),
  requires: MarketRequires,
  numbers: MarketNumbers,
  texts: z.strictObject({
    /** Names of the ways to pay that the market has; it has no others. */
    means: z.partialRecord(PaymentMeans, bilingual),
    instead: z.strictObject({ 'pt-BR': instead, en: instead }),
    /** Words that no text for players may have. */
    words: z.strictObject({ 'pt-BR': words, en: words }),
  }),
  /** The categories of games that it has. */
  game: z.strictObject({ categories: z.array(z.enum(['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE'])), ...cited }),
})
export type MarketProfile = z.infer<typeof MarketProfile>
