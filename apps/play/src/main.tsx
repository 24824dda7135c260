import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { PlatformProvider } from '@platform/sdk/react'
import { App } from './App.tsx'
import { keyStore } from './system/keyStore.ts'
import { createPlayClient, readLaunch } from './system/launch.ts'
import './theme.css.ts'

const launch = readLaunch()
const client = createPlayClient(launch)
document.documentElement.lang = launch.language === 'EN' ? 'en' : 'pt-BR'
createRoot(document.getElementById('root')!).render(
  <PlatformProvider client={client} keyStore={keyStore()}>
    <QueryClientProvider client={new QueryClient()}>
      <App client={client} launch={launch} />
    </QueryClientProvider>
  </PlatformProvider>,
)
