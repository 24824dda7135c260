import { expect, test } from 'vitest'
import { helpItems } from '../../packages/demo/src/seed/catalogue/helpItems.ts'
import { promotionHtml } from '../../packages/demo/src/seed/catalogue/promotions.ts'
import { promotionsFor } from '../../packages/demo/src/seed/seedPromotions.ts'
import { routeOf } from '../../packages/player/src/paths.ts'
import { routes } from '../../packages/player/src/routes.ts'
import type { RouteFacts } from '../../packages/player/src/routes/RouteFacts.ts'
import { catalogueTexts, sourceTexts, type Language } from './playerTexts.ts'

const merchant = { code: 'x', trialCode: 'x_trial', name: 'X', domain: 'x.example', port: 9, features: [] as string[] }
const names = catalogueTexts()
const nameOf = (key: string, language: Language) => names.find((one) => one.key === key && one.language === language)?.text

/** Names of the page that an address opens: its title, or that of the category, help item or view that its query selects. */
function namesOf(href: string, language: Language): string[] {
  const { pathname, searchParams } = new URL(href, 'https://x.example')
  const name = (key: string) => nameOf(key, language) ?? []
  const type = searchParams.get('gameType')
  const category = searchParams.get('category')
  if (category === 'NEW') return language === 'en' ? ['New games'] : ['Jogos novos']
  if (category) return [name(`games.category.${category}`)].flat()
  if (type) return [name(`gamesFirst.type.${type}`)].flat()
  const item = searchParams.get('i')
  const items = item === null ? [] : helpItems(merchant).map(({ title }) => title[language === 'en' ? 1 : 0])
  if (item !== null) return [items[Number(item)]!, items[Number(item)]!.replace(/ \(.*/, '')]
  const view = searchParams.get('view')
  const own = pathname === '/m/securityCenter' && view ? [name(`security.${view}.title`), name(`security.rows.${view}`)].flat() : []
  return [...own, ...[name(`titles.${routeOf(pathname) ?? ''}`)].flat()]
}

/** A link that says what to do is no name of a page. */
const action: Record<Language, RegExp> = {
  'pt-BR': /^(abrir|crie|entre|envie|esqueci|fale|remova|troque|ver|verifique)\b/i,
  en: /^(change|contact|create|forgot|log in|open|remove|see|send|verify)\b/i,
}

const links = sourceTexts().flatMap(({ key, language, text }) =>
  [...text.matchAll(/<a href="(\/m\/[^"]+)">(.*?)<\/a>/g)].map(([, href = '', label = '']) => ({ key, language, href, label })),
)
const isNamed = ({ language, href, label }: Pick<(typeof links)[number], 'language' | 'href' | 'label'>) =>
  action[language].test(label) || namesOf(href, language).some((name) => name.toLowerCase() === label.toLowerCase())

test('[8] a link in help, messages and promotions has the title of its page, or says what to do', () => {
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((link) => !isNamed(link))).toEqual([])
})

test.each([
  ['pt-BR', '/m/vouReport', 'Registro de depósitos'],
  ['en', '/m/transaction/record', 'account record'],
  ['pt-BR', '/m/help?i=8', 'central de ajuda'],
  ['en', '/m/gameList?gameType=INHOUSE', 'house games'],
] as const)('[8] in %s a link to %s may not be called %s', (language, href, label) => {
  expect(isNamed({ language, href, label })).toBe(false)
})

const facts: Record<string, RouteFacts> = routes
const featureOf = (href: string) => facts[routeOf(href.split('?')[0]!) ?? '']?.feature
const features = [...new Set(Object.values(facts).flatMap(({ feature }) => feature ?? []))]

test.each(['open', 'br'])('[2.7] in the market %s help and promotions link to no page that the merchant does not have', (market) => {
  const all = [...features, 'USERNAMEREG3', 'MOBILEREG3', 'FORGOTCHOICE3', 'CHNGPASSVERIF3']
  for (const missing of features) {
    const shown = { ...merchant, market, features: all.filter((feature) => feature !== missing) }
    const html = [
      ...helpItems(shown).flatMap(({ content }) => content),
      ...promotionsFor(shown).flatMap((promotion) => (['pt', 'en'] as const).map((language) => promotionHtml(promotion, language))),
    ].join('')
    const hrefs = [...html.matchAll(/href="(\/m\/[^"]+)"/g)].map(([, href = '']) => href)
    expect(hrefs.length).toBeGreaterThan(20)
    expect(
      hrefs.filter((href) => featureOf(href) === missing),
      missing,
    ).toEqual([])
  }
})
