import type { Decorator } from '@storybook/react-vite'
import { use } from 'react'
import { IntlProvider } from 'use-intl'
import { loadCatalogue, onChangedTexts, type Locale } from '../i18n/locales.ts'

const catalogues = { 'pt-BR': loadCatalogue('pt-BR'), en: loadCatalogue('en') }
onChangedTexts(() => Object.assign(catalogues, { 'pt-BR': loadCatalogue('pt-BR'), en: loadCatalogue('en') }))

function Texts({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  const { messages, labels } = use(catalogues[locale])
  return (
    <IntlProvider locale={labels.locale} messages={messages} timeZone="America/Sao_Paulo">
      {children}
    </IntlProvider>
  )
}

/** Provides a story with the texts of the toolbar's language. */
export const withTexts: Decorator = (Story, { globals }) => (
  <Texts locale={globals.locale === 'en' ? 'en' : 'pt-BR'}>
    <Story />
  </Texts>
)
