import { Suspense, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import type { ScreenProvidersProps } from '@platform/test-kit/browser'
import { Toaster } from '@platform/ui'
import { AppShell } from '../app/AppShell.tsx'
import { createQueries } from '../app/createQueries.ts'
import { Providers } from '../app/Providers.tsx'
import { screensOf } from '../app/screens.ts'
import type { Catalogue } from '../i18n/locales.ts'
import { testMerchant } from './testMerchant.ts'

const registered = new Set(screensOf(testMerchant).map(({ name }) => name))

/** What stands around a screen in life, without header and tab bar; the address is told as an output, for tests of navigation. */
export function ScreenProviders({ client, path, route, catalogue, children }: ScreenProvidersProps & { catalogue: Catalogue }) {
  const [queries] = useState(() => createQueries(client))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: route ?? new URL(path, 'http://localhost').pathname, element: <Page>{children}</Page> },
        { path: '*', element: <Page /> },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <Providers client={client} queries={queries} catalogue={catalogue} merchant={{ merchant: testMerchant, registered, logo: null }}>
      <RouterProvider router={router} />
    </Providers>
  )
}

function Page({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <AppShell>
      <main>
        <Suspense>{children}</Suspense>
      </main>
      <Toaster />
      <output aria-label="address">{pathname + search}</output>
    </AppShell>
  )
}
