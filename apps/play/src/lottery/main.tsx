import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { en, ptBR, Toaster, UiLabelsProvider } from '@platform/ui'
import { client, readLaunch } from '../system/launch.ts'
import { CheckPage } from './check/CheckPage.tsx'
import { LotteryApp } from './LotteryApp.tsx'
import { keptToken } from './keptToken.ts'
import './theme.css.ts'
import { keptLook, wearBrand } from './wearBrand.ts'

const look = keptLook(location.hash)
wearBrand(look, document.documentElement)
const simple = new URLSearchParams(look.slice(1)).get('play') === 'ent'
const launch = keptToken(readLaunch())
const english = launch.language === 'EN'
document.documentElement.lang = english ? 'en' : 'pt-BR'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false }, mutations: { networkMode: 'always' } },
})
const checking = /\/check\/?$/.test(location.pathname)

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queries}>
    <UiLabelsProvider labels={english ? en : ptBR}>
      {checking ? (
        <CheckPage client={client(launch)} language={launch.language} />
      ) : (
        <LotteryApp client={client(launch)} launch={launch} simple={simple} />
      )}
      <Toaster />
    </UiLabelsProvider>
  </QueryClientProvider>,
)
