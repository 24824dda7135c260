import { Suspense, useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import type { ScreenProvidersProps } from '@platform/test-kit/browser'
import { AppShell } from '../app/AppShell.tsx'
import { createQueries } from '../app/createQueries.ts'
import { Providers } from '../app/Providers.tsx'
import { screens } from '../app/screens.ts'
import type { Catalogue } from '../i18n/locales.ts'
import { testMerchant } from './testMerchant.ts'

const registered = new Set(screens().map(({ name }) => name))

/** The player's own providers around one screen; any other address says where the screen led. */
export function ScreenProviders({ client, path, route, catalogue, children }: ScreenProvidersProps & { catalogue: Catalogue }) {
  const [queries] = useState(() => createQueries(client))
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <AppShell />,
          children: [
            { path: route ?? path.split('?')[0], element: <Suspense fallback="…">{children}</Suspense> },
            { path: '*', Component: Elsewhere },
          ],
        },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <Providers
      client={client}
      queries={queries}
      catalogue={catalogue}
      merchant={{ merchant: testMerchant, registered, logo: testMerchant.name }}
    >
      <RouterProvider router={router} />
    </Providers>
  )
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
