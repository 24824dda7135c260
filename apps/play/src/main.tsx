import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { PlatformProvider } from '@platform/sdk/react'
import { Toaster } from '@platform/ui'
import { App } from './App.tsx'
import { ReplayPage } from './replay/ReplayPage.tsx'
import { keyStore } from './system/keyStore.ts'
import { createPlayClient, readLaunch } from './system/launch.ts'
import { loadGameTexts } from './i18n/loadTexts.ts'
import { localeOf, TextsProvider } from './i18n/TextsProvider.tsx'
import './theme.css.ts'

const launch = readLaunch()
const client = createPlayClient(launch)
document.documentElement.lang = localeOf(launch.language)
// The page says itself when a request has no answer.
const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
const texts = await loadGameTexts(launch.language)
createRoot(document.getElementById('root')!).render(
  <PlatformProvider client={client} keyStore={keyStore()}>
    <QueryClientProvider client={queries}>
      <TextsProvider language={launch.language} texts={texts}>
        {launch.round ? <ReplayPage client={client} launch={launch} /> : <App client={client} launch={launch} />}
        <Toaster />
      </TextsProvider>
    </QueryClientProvider>
  </PlatformProvider>,
)
