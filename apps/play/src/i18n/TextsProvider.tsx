import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '@platform/sdk'
import { UiLabelsProvider } from '@platform/ui'
import type { PageTexts, Texts } from './loadTexts.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'pt-BR' | 'en'
    Messages: Texts
  }
}

export const localeOf = (language: Language): 'pt-BR' | 'en' => (language === 'EN' ? 'en' : 'pt-BR')

interface TextsProviderProps {
  language: Language
  texts: PageTexts
  children: ReactNode
}

/** The texts of a page, in the format of the player's catalogues. None formats a time: that is in the zone of the session. */
export const TextsProvider = ({ language, texts: { labels, ...texts }, children }: TextsProviderProps) => (
  <IntlProvider locale={localeOf(language)} messages={texts as Texts} timeZone="UTC" onError={console.error}>
    <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>
  </IntlProvider>
)
