import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { brandTextsFile, placeOf, readBrandTexts, withBrandTexts, type Texts } from './texts/brandTexts.ts'
import type { MarketParts } from './ownMarket.ts'
import { readMerchant } from './readMerchant.ts'
import { KIT, withOwnLabels } from './texts/kitLabels.ts'

const labels = /\/ui\/src\/labels\/(?:ptBR|en)\.ts$/

/**
 * Compiles translations (`**\/i18n/locales/**\/*.json`), in the words of its market and with a brand's own texts, at build time, so that
 * the browser loads no ICU parser.
 * Replaces labels of the UI kit in their source by the brand's own.
 */
export function compiledCatalogues(markets?: MarketParts): Plugin {
  let root = ''
  let market: Promise<string | undefined> | undefined
  return {
    configResolved: (config) => void (root = config.root),
    name: 'platform:catalogues',
    enforce: 'pre',
    // This entry of use-intl formats compiled messages only.
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      // Labels are read from the source, so before any other plugin transforms it.
      order: 'pre',
      filter: { id: [/\/i18n\/locales\/.*\.json$/, labels] },
      async handler(code, id) {
        if (labels.test(id)) return withOwnLabels(code, readBrandTexts(root, id.endsWith('/en.ts') ? 'en' : 'pt-BR')[KIT])
        const { locale, topic } = placeOf(id)
        const own = readBrandTexts(root, locale)[topic]
        if (!markets) return JSON.stringify(compileCatalogue(code, own))
        market ??= readMerchant(root).then((merchant) => merchant.market)
        const named = await market
        return JSON.stringify(compileCatalogue(code, own, (text) => markets.worded(named, locale, text)))
      },
    },
    // A change of the brand's own texts invalidates every catalogue of that language.
    hotUpdate({ file, modules }) {
      const locale = ['pt-BR', 'en'].find((one) => file === brandTextsFile(root, one))
      if (!locale) return undefined
      const isCatalogue = (id: string) => (id.includes(`/i18n/locales/${locale}/`) && id.endsWith('.json')) || labels.test(id)
      const catalogues = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => id && isCatalogue(id))
      return [...modules, ...catalogues]
    },
  }
}

/** The texts of one file in a market's words, replaced by the brand's own where it has some, each compiled for `icu-minify/format`. */
export const compileCatalogue = (json: string, own?: Texts[string], worded = (text: string): string => text): object =>
  compileAll(withBrandTexts(mapTexts(JSON.parse(json) as Texts, worded), own))

const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? change(text) : mapTexts(text, change)]))

function compileAll(messages: Texts): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]),
  )
}
