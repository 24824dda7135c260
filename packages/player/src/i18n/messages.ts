import type { Locale } from './locales.ts'
import type { Messages } from './locales/pt-BR/index.ts'

// A key that the Portuguese catalogue does not have is a compile error, in every `useTranslations`.
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
