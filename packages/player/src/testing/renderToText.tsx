import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { UiLabelsProvider } from '@platform/ui'
import { loadCatalogue, type Locale } from '../i18n/locales.ts'

/** Renders a view as on a server: no window, no effects. Throws if a text is missing. Values inside sentences have no elements of their own here. */
export async function renderToText(view: ReactNode, locale: Locale = 'pt-BR'): Promise<string> {
  const { messages, labels } = await loadCatalogue(locale)
  const fail = (error: Error) => {
    throw error
  }
  const html = renderToString(
    <IntlProvider locale={labels.locale} messages={messages} timeZone="America/Sao_Paulo" onError={fail}>
      <UiLabelsProvider labels={labels}>{view}</UiLabelsProvider>
    </IntlProvider>,
  )
  return html.replaceAll(/<span translate="no">([^<]*)<\/span>/g, '$1')
}
