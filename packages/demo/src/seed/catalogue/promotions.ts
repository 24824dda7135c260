import { casinoPromotions } from './promotions/casino.ts'
import { clubPromotions } from './promotions/club.ts'
import { lotteryPromotions } from './promotions/lottery.ts'
import { regulatedPromotions } from './promotions/regulated.ts'
import { sportsPromotions } from './promotions/sports.ts'
import type { SeedPromotion } from './promotions/SeedPromotion.ts'
import { withNumbers } from './promotions/withNumbers.ts'
import { welcomePromotions } from './promotions/welcome.ts'

/** The promotions of a market that allows bonuses, in display order, with the names of their numbers. */
export const openPromotions: readonly SeedPromotion[] = [
  ...welcomePromotions,
  ...casinoPromotions,
  ...sportsPromotions,
  ...lotteryPromotions,
  ...clubPromotions,
]

/** Every promotion, with its numbers: each has a picture. */
export const promotions: readonly SeedPromotion[] = [...openPromotions, ...regulatedPromotions].map((promotion) => withNumbers(promotion))

const headings = { pt: ['Como participar', 'Regras'], en: ['How to take part', 'Rules'] } as const

/** The body as HTML: no line ends between a currency and its amount. */
export function promotionHtml({ body }: SeedPromotion, locale: 'pt' | 'en'): string {
  const { lead, steps, rules } = body[locale]
  const [how, terms] = headings[locale]
  const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
  const html = `<p>${lead}</p><h3>${how}</h3><ol>${items(steps)}</ol><h3>${terms}</h3><ul>${items(rules)}</ul>`
  return html.replaceAll(/R\$ (?=\d)/g, 'R$\u00a0')
}
