import type { SeedBanner } from './banners.ts'
import { casinoPromotions } from './promotions/casino.ts'
import { clubPromotions } from './promotions/club.ts'
import { lotteryPromotions } from './promotions/lottery.ts'
import { regulatedPromotions } from './promotions/regulated.ts'
import { sportsPromotions } from './promotions/sports.ts'
import { welcomePromotions } from './promotions/welcome.ts'

/** A promotion: its picture is a banner drawn from the same words. */
export interface SeedPromotion extends Pick<SeedBanner, 'id' | 'palette' | 'hero' | 'motifs' | 'pt' | 'en'> {
  /** First category first. */
  categories: readonly [CategoryId, ...CategoryId[]]
  mode: 'info' | 'join' | 'apply'
  /** The application is judged by a picture. */
  imageRequired?: true
  /** Days from the seed's now; without an end it is long term. */
  from: number
  to?: number
  /** Cents to wager in `gameType`, and what that pays. */
  target?: number
  reward?: number
  gameType?: string
  /** Only for a merchant with this category of games, or this feature. */
  needs?: string
  /** What the body says: first what it is, then steps, then rules. HTML inside a line is allowed. */
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

/** Those of a market that allows bonuses, in the order of the list. */
export const openPromotions: readonly SeedPromotion[] = [
  ...welcomePromotions,
  ...casinoPromotions,
  ...sportsPromotions,
  ...lotteryPromotions,
  ...clubPromotions,
]

/** Every promotion: each has a picture. */
export const promotions: readonly SeedPromotion[] = [...openPromotions, ...regulatedPromotions]

const headings = { pt: ['Como participar', 'Regras'], en: ['How to take part', 'Rules'] } as const

/** The body as HTML. */
export function promotionHtml({ body }: SeedPromotion, locale: 'pt' | 'en'): string {
  const { lead, steps, rules } = body[locale]
  const [how, terms] = headings[locale]
  const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
  return `<p>${lead}</p><h3>${how}</h3><ol>${items(steps)}</ol><h3>${terms}</h3><ul>${items(rules)}</ul>`
}
