import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { brandTextsFile, placeOf, readBrandTexts, withBrandTexts, type Texts } from './texts/brandTexts.ts'
import { KIT, withOwnLabels } from './texts/kitLabels.ts'

const labels = /\/ui\/src\/labels\/(?:ptBR|en)\.ts$/

/**
 * Translations (`**\/i18n/locales/**\/*.json`), a brand's own words among them, are compiled at build time, so that no ICU parser reaches the browser.
 * A brand's own labels of the kit take their places in the source.
 */
export function compiledCatalogues(): Plugin {
  let root = ''
  return {
    configResolved: (config) => void (root = config.root),
    name: 'platform:catalogues',
    enforce: 'pre',
    // use-intl then formats compiled messages only.
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      // Labels are read as they are written, before anything compiles them.
      order: 'pre',
      filter: { id: [/\/i18n\/locales\/.*\.json$/, labels] },
      handler(code, id) {
        if (labels.test(id)) return withOwnLabels(code, readBrandTexts(root, id.endsWith('/en.ts') ? 'en' : 'pt-BR')[KIT])
        const { locale, topic } = placeOf(id)
        return JSON.stringify(compileCatalogue(code, readBrandTexts(root, locale)[topic]))
      },
    },
    // Whatever a brand says otherwise, also from now on, changes what the catalogues of that language are.
    hotUpdate({ file, modules }) {
      const locale = ['pt-BR', 'en'].find((one) => file === brandTextsFile(root, one))
      if (!locale) return undefined
      const says = (id: string) => (id.includes(`/i18n/locales/${locale}/`) && id.endsWith('.json')) || labels.test(id)
      const said = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => id && says(id))
      return [...modules, ...said]
    },
  }
}

/** The texts of one file, with a brand's own in their places, each compiled for `icu-minify/format`. */
export const compileCatalogue = (json: string, own?: Texts[string]): object => compileAll(withBrandTexts(JSON.parse(json) as Texts, own))

function compileAll(messages: Texts): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]),
  )
}
