import type { SeedBanner } from '../banners.ts'
import type { Spell } from './Spell.ts'

/** A promotion: its picture is a banner drawn from the same words. Every number of its texts is a name in braces: `{reward}`, `{target}`, `{days}`, `{age}` or one of `facts`. */
export interface SeedPromotion extends Pick<SeedBanner, 'id' | 'palette' | 'hero' | 'motifs' | 'pt' | 'en'> {
  /** First category first. */
  categories: readonly [CategoryId, ...CategoryId[]]
  mode: 'info' | 'join' | 'apply'
  /** English title of the deposit bonus that it describes. */
  deposit?: string
  /** An application requires a picture. */
  imageRequired?: true
  /** Days relative to the time of the seed; long-term without an end. */
  from: number
  to?: number
  /** Cents to bet in `gameType`, and the reward for that. */
  target?: number
  reward?: number
  gameType?: string
  /** Further values of its texts, by their names. */
  facts?: (spell: Spell) => Readonly<Record<string, string>>
  /** Only for a merchant with this category of games, this feature, or these. */
  needs?: string | readonly string[]
  /** The body text: first a description, then steps, then rules. HTML inside a line is allowed. */
  body: { pt: Body; en: Body }
}

export interface Body {
  lead: string
  steps: readonly string[]
  rules: readonly string[]
}

export const promotionCategories = [
  { id: 'welcome', pt: 'Boas-vindas', en: 'Welcome', icon: 'crown.jungle' },
  { id: 'casino', pt: 'Cassino', en: 'Casino', icon: 'seven.violet' },
  { id: 'sports', pt: 'Esportes', en: 'Sports', icon: 'football.ocean' },
  { id: 'lottery', pt: 'Loterias', en: 'Lotteries', icon: 'ticket.amber' },
  { id: 'club', pt: 'Clube', en: 'Club', icon: 'diamond.orchid' },
] as const
export type CategoryId = (typeof promotionCategories)[number]['id']
