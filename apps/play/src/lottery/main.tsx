import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { PlatformProvider } from '@platform/sdk/react'
import { Toaster } from '@platform/ui'
import { loadLotteryTexts } from '../i18n/loadTexts.ts'
import { localeOf, TextsProvider } from '../i18n/TextsProvider.tsx'
import { keyStore } from '../system/keyStore.ts'
import { createPlayClient, readLaunch } from '../system/launch.ts'
import { CheckPage } from './check/CheckPage.tsx'
import { LotteryApp } from './LotteryApp.tsx'
import { storedToken } from './storedToken.ts'
import './theme.css.ts'
import { storedBrand, applyBrand } from './applyBrand.ts'

const look = storedBrand(location.hash)
applyBrand(look, document.documentElement)
const simple = new URLSearchParams(look.slice(1)).get('play') === 'ent'
const launch = storedToken(readLaunch())
document.documentElement.lang = localeOf(launch.language)
const texts = await loadLotteryTexts(launch.language)

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false }, mutations: { networkMode: 'always' } },
})
const client = createPlayClient(launch)
const checking = /\/check\/?$/.test(location.pathname)

createRoot(document.getElementById('root')!).render(
  <PlatformProvider client={client} keyStore={keyStore()}>
    <QueryClientProvider client={queries}>
      <TextsProvider language={launch.language} texts={texts}>
        {checking ? <CheckPage client={client} /> : <LotteryApp client={client} launch={launch} simple={simple} look={look} />}
        <Toaster />
      </TextsProvider>
    </QueryClientProvider>
  </PlatformProvider>,
)
