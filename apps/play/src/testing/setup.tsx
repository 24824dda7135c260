import type {} from '@platform/test-kit/global-setup'
import { sharePage } from '@platform/config/sharePage'
import { PlatformProvider } from '@platform/sdk/react'
import { cleanup, setScreenProviders } from '@platform/test-kit/browser'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { loadGameTexts } from '../i18n/loadTexts.ts'
import { TextsProvider } from '../i18n/TextsProvider.tsx'
import { keyStore } from '../system/keyStore.ts'

const texts = await loadGameTexts('PT')

setScreenProviders(({ client, children }) => (
  <PlatformProvider client={client} keyStore={keyStore()}>
    <QueryClientProvider client={new QueryClient()}>
      <TextsProvider language="PT" texts={texts}>
        {children}
      </TextsProvider>
    </QueryClientProvider>
  </PlatformProvider>
))
sharePage(cleanup)
