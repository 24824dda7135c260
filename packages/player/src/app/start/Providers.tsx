import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createStore, Provider as AtomsProvider } from 'jotai'
import type { Client } from '@platform/sdk'
import { PlatformProvider } from '@platform/sdk/react'
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx'
import type { Catalogue, Locale } from '../../i18n/locales.ts'
import { MerchantProvider, type MerchantValue } from '../../merchant/MerchantProvider.tsx'
import { entries } from '../../storage/entries.ts'
import { refetchLater } from './refetchLater.ts'
import { SavesData } from './SavesData.tsx'

export interface ProvidersProps {
  client: Client
  queries: QueryClient
  catalogue: Catalogue
  merchant: MerchantValue
  onLanguage?: (locale: Locale) => void
  children: ReactNode
}

/** The providers of all screens. The router is inside. */
export function Providers({ client, queries, catalogue, merchant, onLanguage, children }: ProvidersProps) {
  const [atoms] = useState(createStore)
  const [reload] = useState(() => refetchLater(queries))
  useEffect(() => reload.stop, [reload])
  const changed = useCallback(
    (locale: Locale) => {
      onLanguage?.(locale)
      reload.start()
    },
    [onLanguage, reload],
  )
  return (
    <PlatformProvider client={client} keyStore={entries.openCalls}>
      <QueryClientProvider client={queries}>
        <AtomsProvider store={atoms}>
          <MerchantProvider value={merchant}>
            <LanguageProvider initial={catalogue} onChange={changed}>
              <SavesData>{children}</SavesData>
            </LanguageProvider>
          </MerchantProvider>
        </AtomsProvider>
      </QueryClientProvider>
    </PlatformProvider>
  )
}
