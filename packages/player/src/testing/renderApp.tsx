import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { Client } from '@platform/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { createQueries } from '../app/start/createQueries.ts'
import { Pages } from '../app/shell/Pages.tsx'
import { Providers } from '../app/start/Providers.tsx'
import { Hooks } from '../hooks/Hooks.tsx'
import { watchFocus } from '../layout/watchFocus.ts'
import type { MerchantConfig } from '../merchant/defineMerchant.ts'
import type { OtherScheme } from '../merchant/OtherScheme.ts'
import type { LoadHooks } from '../merchant/SiteHooks.ts'
import { registeredRoutes } from '../merchant/registeredRoutes.ts'
import { loadCatalogue } from '../i18n/locales.ts'
import { shareSession } from '../session/shareSession.ts'
import { testMerchant } from './testMerchant.ts'
import { TestRouter, type RouterHandle } from './TestRouter.tsx'
import { withoutPopups } from './withoutPopups.ts'

interface RenderAppOptions {
  /** Show the gateway's announcements over home; by default there are none, so that they cover nothing a test taps. */
  popups?: boolean
  /** Uses the history of the test's own window, as the site does. */
  realHistory?: boolean
  /** The brand's own analytics. */
  hooks?: LoadHooks
  /** Differences from the merchant of the tests. */
  merchant?: Partial<MerchantConfig>
  /** The brand's second colour scheme. */
  otherScheme?: OtherScheme
  /** Fills the cache before the first rendering, as the content of a page does. */
  fill?: (queries: QueryClient) => void
}

/** Renders the complete app at an address, as `mountPlayerApp` does; unmounts it after the test. */
export async function renderApp(
  client: Client,
  path: string,
  { popups = false, realHistory = false, hooks, merchant: own, otherScheme, fill }: RenderAppOptions = {},
) {
  if (!popups) withoutPopups(client)
  const container = document.body.appendChild(document.createElement('div'))
  const root: Root = createRoot(container)
  const before = location.href
  if (realHistory) history.pushState(null, '', path)
  const queries = createQueries(client)
  fill?.(queries)
  const stopSharing = shareSession(client, queries)
  const stopWatching = watchFocus()
  onTestFinished(() => {
    stopSharing()
    stopWatching()
    root.unmount()
    container.remove()
    if (realHistory) history.pushState(null, '', before)
  })
  const merchant = { ...testMerchant, ...own }
  const registered = new Set(registeredRoutes(merchant))
  let handle: RouterHandle | undefined
  const catalogue = await loadCatalogue('pt-BR')
  root.render(
    <Providers
      client={client}
      queries={queries}
      catalogue={catalogue}
      merchant={{ merchant, registered, logo: merchant.name, hooks, otherScheme }}
    >
      <TestRouter
        path={path}
        real={realHistory}
        onReady={(now) => {
          handle = now
        }}
      >
        <Pages />
        {hooks && <Hooks load={hooks} />}
      </TestRouter>
    </Providers>,
  )
  await vi.waitUntil(() => handle)
  const now = () => handle!
  const router: RouterHandle = {
    get state() {
      return now().state
    },
    navigate: (to) => now().navigate(to),
  }
  return { router }
}
