import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { QueryClientProvider, type QueryClient, useQuery } from '@tanstack/react-query'
import { createStore, Provider as AtomsProvider } from 'jotai'
import type { Client } from '@platform/sdk'
import { PlatformProvider, useClient } from '@platform/sdk/react'
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx'
import type { Catalogue, Locale } from '../../i18n/locales.ts'
import { MerchantProvider, type MerchantValue } from '../../merchant/MerchantProvider.tsx'
import { entries } from '../../storage/entries.ts'
import { refetchLater } from './refetchLater.ts'
import { settingsQuery } from '@platform/sdk/query/account'
import { DataSaverProvider } from '@platform/ui'
import { imageCDNs } from '../../session/imageCDNs.ts'
import { pictureAt } from '../../session/pictureAt.ts'
import { useDataSaver } from '../../session/useDataSaver.ts'

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

/** Provides the components with the options for requesting pictures: data saver, sizes, the merchant's image CDNs. */
function SavesData({ children }: { children: ReactNode }) {
  const configured = useQuery({ ...settingsQuery(useClient()), enabled: false }).data?.imageCDNs
  return (
    <DataSaverProvider on={useDataSaver().on} pictureAt={pictureAt} mirrors={imageCDNs(configured)}>
      {children}
    </DataSaverProvider>
  )
}
