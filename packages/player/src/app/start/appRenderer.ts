import type { AppRenderer } from '@platform/first-paint/pages'
import { wireLanguage } from '../../i18n/locales.ts'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { routes, type RouteName } from '../../routes.ts'
import type { ContentChoice, RouteFacts } from '../../routes/RouteFacts.ts'
import { entries } from '../../storage/entries.ts'
import { lotteryMenusKey } from '../../storage/lotteryMenusKey.ts'
import { textsOf } from '../screens/lazyScreens.ts'
import type { PlayerSite } from './PlayerSite.ts'
import { renderPage } from './renderPage.tsx'
import { sampleFetch } from './sampleFetch.ts'

/** The public screens of a site, as each declares itself in its `screen.ts`. */
const publicScreens = ({ merchant }: PlayerSite) =>
  registeredRoutes(merchant).flatMap((name) => {
    const { paths, prerender }: RouteFacts = routes[name]
    if (!prerender) return []
    const { content, reads } = prerender
    const choice = content === true ? undefined : content
    const queries = choice ? queriesOf(choice, merchant.categories) : []
    const same = choice?.isOptional ? 1 : 0
    const extent = textsOf(name)
    const texts = `/i18n/locales/${merchant.defaultLocale}/${extent === 'all' ? 'index' : extent}.ts`
    return [{ name, paths, texts, hasContent: content !== undefined, searches: queries.slice(0, same), others: queries.slice(same), reads }]
  })

/** The queries that choose a screen's content, in the order of a merchant's categories. */
function queriesOf({ field, values, without = [] }: ContentChoice, categories: readonly GameCategory[]): string[] {
  const own = categories.filter((category) => !without.includes(category))
  return own.flatMap((category) => (values ? (values[category] ?? []) : [category])).map((value) => `?${field}=${value}`)
}

const viewKeys = ({ merchant }: PlayerSite) => ({
  session: entries.localSession.key,
  language: entries.language.key,
  dataSaver: entries.dataSaver.key,
  visited: [entries.storedAnswers.key, entries.rememberedLogin.key, lotteryMenusKey],
  spoken: wireLanguage(merchant.defaultLocale),
})

/** How the app is rendered in Node: at build, and later with the content of a gateway. */
export const appRenderer = {
  publicScreens,
  viewKeys,
  renderPage,
  sampleFetch,
  // A promotion's end, a match's start.
  ends: ['endDate', 'matchTime'],
} satisfies AppRenderer<PlayerSite, RouteName>
