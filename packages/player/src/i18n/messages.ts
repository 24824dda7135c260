import type { Messages } from './locales/pt-BR/index.ts'

// A key that the Portuguese catalogue does not have is a compile error, in every `useTranslations`.
declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
