import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const locales = join(import.meta.dirname, '../../packages/player/src/i18n/locales')

/** The player's texts of all errors: key → sentence. */
export const errorTexts = (locale: 'en' | 'pt-BR'): Record<string, string> =>
  Object.assign(
    {},
    ...['errors', 'errorsLater', 'errorsOfMembers'].map(
      (file) => JSON.parse(readFileSync(join(locales, locale, `${file}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>

/** The module of the SDK that has them, for products without our screens. */
export const errorTextsModule = (locale: 'en' | 'pt-BR') => `import type { MessageKey } from '../../texts/messageKeys.ts'

// Written by \`npm run contract\` from the texts of the screens.

/** The text of each \`messageKey\` of an error: \`texts[error.messageKey]\`. \`{age}\` in it is the age from which the merchant's members play. */
export const texts: Readonly<Record<MessageKey, string>> = ${JSON.stringify(errorTexts(locale))}
`
