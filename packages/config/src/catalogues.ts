import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { brandTextsFile, placeOf, readBrandTexts, withBrandTexts, type Texts } from './texts/brandTexts.ts'
import { KIT, withOwnLabels } from './texts/kitLabels.ts'

const labels = /\/ui\/src\/labels\/(?:ptBR|en)\.ts$/

/**
 * Compiles translations (`**\/i18n/locales/**\/*.json`), with a brand's own texts, at build time, so that the browser loads no ICU parser.
 * Replaces labels of the UI kit in their source by the brand's own.
 */
export function compiledCatalogues(): Plugin {
  let root = ''
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
      handler(code, id) {
        if (labels.test(id)) return withOwnLabels(code, readBrandTexts(root, id.endsWith('/en.ts') ? 'en' : 'pt-BR')[KIT])
        const { locale, topic } = placeOf(id)
        return JSON.stringify(compileCatalogue(code, readBrandTexts(root, locale)[topic]))
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

/** The texts of one file, replaced by the brand's own where it has some, each compiled for `icu-minify/format`. */
export const compileCatalogue = (json: string, own?: Texts[string]): object => compileAll(withBrandTexts(JSON.parse(json) as Texts, own))

function compileAll(messages: Texts): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]),
  )
}
