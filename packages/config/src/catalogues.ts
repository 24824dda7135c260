import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { [key: string]: string | Messages }

/** Translations (`**\/i18n/locales/**\/*.json`) are compiled at build time, so that no ICU parser reaches the browser. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'platform:catalogues',
    enforce: 'pre',
    // use-intl then formats compiled messages only.
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      filter: { id: /\/i18n\/locales\/.*\.json$/ },
      handler: (code) => JSON.stringify(compileCatalogue(code)),
    },
  }
}

/** The texts of one file, each compiled for `icu-minify/format`. */
export const compileCatalogue = (json: string): object => compileAll(JSON.parse(json) as Messages)

function compileAll(messages: Messages): object {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileAll(value)]),
  )
}
